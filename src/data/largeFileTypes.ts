import '@site/src/lateWords';
import {translate} from '@docusaurus/Translate';

export type LargeFileType = {id: string; label: string; extensions: readonly string[]};

/** Kinds of files that do not belong into Git itself: large, not text, and new as a whole with each change. */
export const largeFileTypes: readonly LargeFileType[] = [
  {
    id: 'design',
    label: translate({id: 'lfs.type.design', message: '设计稿'}),
    extensions: ['psd', 'ai', 'sketch', 'fig', 'blend'],
  },
  {
    id: 'video',
    label: translate({id: 'lfs.type.video', message: '视频'}),
    extensions: ['mp4', 'mov', 'mkv', 'webm', 'avi'],
  },
  {
    id: 'audio',
    label: translate({id: 'lfs.type.audio', message: '音频'}),
    extensions: ['wav', 'flac', 'mp3', 'ogg'],
  },
  {
    id: 'models',
    label: translate({id: 'lfs.type.models', message: '模型权重'}),
    extensions: ['safetensors', 'gguf', 'onnx', 'pt', 'pth', 'ckpt', 'h5'],
  },
  {
    id: 'data',
    label: translate({id: 'lfs.type.data', message: '数据集'}),
    extensions: ['parquet', 'npy', 'npz', 'tfrecord'],
  },
  {
    id: 'archives',
    label: translate({id: 'lfs.type.archives', message: '压缩包'}),
    extensions: ['zip', '7z', 'rar', 'gz', 'xz', 'bz2'],
  },
  {
    id: 'programs',
    label: translate({id: 'lfs.type.programs', message: '安装包与程序'}),
    extensions: ['exe', 'dmg', 'msi', 'apk', 'iso', 'jar', 'dll', 'so'],
  },
];
