import {defineDiagram} from './diagram';
import {box, brace, frame, label, type Part} from './kit';

type Key = readonly [key: string, meaning: string];

type Words = Record<
  'scanInfo' | 'repository' | 'app' | 'report' | 'leak' | 'permit' | 'maintenance' | 'code',
  string
>;

const listRequired = (text: Words): Key[] => [
  ['scanInfo', text.scanInfo],
  ['repository', text.repository],
  ['app', text.app],
  ['comprehensiveReport', text.report],
];

const listOptional = (text: Words): Key[] => [
  ['leakResults', text.leak],
  ['permitResults', text.permit],
  ['maintenanceResults', text.maintenance],
  ['codeResults', text.code],
];

type Place = {x: number; y: number; pitch: number; meaning: number};

/** Keys below each other, what they mean in a column of its own. */
function drawKeys({x, y: top, pitch, meaning: column}: Place, keys: readonly Key[]): Part[] {
  return keys.flatMap(([key, meaning], index) => {
    const y = top + index * pitch;
    return [
      label({x, y, text: key, face: 'code'}),
      label({x: column, y, text: meaning, tone: 'muted'}),
    ];
  });
}

export default defineDiagram({
  name: 'scan-result-model',
  height: 268,
  caption: {
    zh: '每次扫描有四个必填字段和四类选填结果',
    en: 'Four required fields and four optional results',
  },
  description: {
    zh: '文件的顶层只有一个键 runs，它的值是数组，数组的每一项是一次扫描。必填的键：scanInfo（这次扫描）、repository（代码库）、app（应用）、comprehensiveReport（完整报告的链接）。选填的键，各是一个数组：leakResults（漏洞）、permitResults（许可证）、maintenanceResults（维护性风险）、codeResults（静态分析）。',
    en: 'The only top-level key of the file is runs, an array; each item is one scan. Required keys: scanInfo (the scan), repository, app, and comprehensiveReport (link to the full report). Optional keys, each an array: leakResults (vulnerabilities), permitResults (licenses), maintenanceResults (maintenance risks), and codeResults (static analysis).',
  },
  text: {
    zh: {
      scan: '每一项是\n一次扫描',
      scanLine: '每一项是一次扫描',
      required: '必填',
      optional: '选填',
      scanInfo: '这次扫描',
      repository: '代码库',
      app: '应用',
      report: '完整报告的链接',
      leak: '漏洞',
      permit: '许可证',
      maintenance: '维护性风险',
      code: '静态分析',
    },
    en: {
      scan: 'Each item is\none scan',
      scanLine: 'Each item is one scan',
      required: 'Required',
      optional: 'Optional',
      scanInfo: 'The scan',
      repository: 'Repository',
      app: 'App',
      report: 'Full report',
      leak: 'Vulnerabilities',
      permit: 'Licenses',
      maintenance: 'Maintenance risks',
      code: 'Static analysis',
    },
  },
  parts: (text) => [
    box({x: 0, y: 94, width: 168, height: 80, title: 'runs', text: text.scan, tone: 'accent'}),
    brace({x: 176, top: 8, bottom: 260}),
    frame({x: 200, y: 0, width: 392, height: 128, title: text.required}),
    ...drawKeys({x: 216, y: 43, pitch: 20, meaning: 392}, listRequired(text)),
    frame({x: 200, y: 140, width: 392, height: 128, title: text.optional}),
    ...drawKeys({x: 216, y: 183, pitch: 20, meaning: 392}, listOptional(text)),
  ],
  narrow: {
    height: 384,
    parts: (text) => [
      box({
        x: 0,
        y: 0,
        width: 352,
        height: 64,
        title: 'runs',
        text: text.scanLine,
        tone: 'accent',
      }),
      frame({x: 0, y: 80, width: 352, height: 144, title: text.required}),
      ...drawKeys({x: 16, y: 124, pitch: 24, meaning: 200}, listRequired(text)),
      frame({x: 0, y: 240, width: 352, height: 144, title: text.optional}),
      ...drawKeys({x: 16, y: 284, pitch: 24, meaning: 200}, listOptional(text)),
    ],
  },
});
