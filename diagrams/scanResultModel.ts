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

/** Keys below each other, what they mean at the end of their line. */
function drawKeys(x: number, top: number, width: number, keys: readonly Key[]): Part[] {
  return keys.flatMap(([key, meaning], index) => {
    const y = top + index * 24;
    return [
      label({x, y, text: key, face: 'code'}),
      label({x: x + width, y, text: meaning, anchor: 'end', tone: 'muted'}),
    ];
  });
}

/** The same in two columns. */
function drawPairs(top: number, keys: readonly Key[]): Part[] {
  return [...drawKeys(176, top, 184, keys.slice(0, 2)), ...drawKeys(392, top, 184, keys.slice(2))];
}

export default defineDiagram({
  name: 'scan-result-model',
  width: 'wide',
  height: 208,
  caption: {
    zh: 'runs 的每一项是一次扫描：四个必填字段和四类选填结果',
    en: 'Each item of runs is one scan: four required fields, four optional kinds of result',
  },
  description: {
    zh: '文件的顶层只有一个键 runs，它的值是数组，数组的每一项是一次扫描。必填的键：scanInfo（这次扫描）、repository（代码库）、app（应用）、comprehensiveReport（完整报告的链接）。选填的键，各是一个数组：leakResults（漏洞）、permitResults（许可证）、maintenanceResults（维护性风险）、codeResults（静态分析）。',
    en: 'The only top-level key of the file is runs, an array; each item is one scan. Required keys: scanInfo (the scan), repository, app, and comprehensiveReport (link to the full report). Optional keys, each an array: leakResults (vulnerabilities), permitResults (licenses), maintenanceResults (maintenance risks), and codeResults (static analysis).',
  },
  text: {
    zh: {
      scan: '每一项是\n一次扫描',
      required: '必填',
      optional: '选填',
      scanInfo: '这次扫描',
      repository: '代码库',
      app: '应用',
      report: '链接',
      leak: '漏洞',
      permit: '许可证',
      maintenance: '风险',
      code: '静态分析',
    },
    en: {
      scan: 'one item\nper scan',
      required: 'Required',
      optional: 'Optional',
      scanInfo: 'the scan',
      repository: 'scanned',
      app: 'scanner',
      report: 'link',
      leak: 'vulnerabilities',
      permit: 'licenses',
      maintenance: 'risks',
      code: 'analysis',
    },
  },
  parts: (text) => [
    box({x: 0, y: 64, width: 128, height: 80, code: 'runs', text: text.scan, tone: 'accent'}),
    brace({x: 136, top: 8, bottom: 200}),
    frame({x: 160, y: 0, width: 432, height: 96, title: text.required}),
    ...drawPairs(44, listRequired(text)),
    frame({x: 160, y: 112, width: 432, height: 96, title: text.optional}),
    ...drawPairs(156, listOptional(text)),
  ],
  narrow: {
    height: 304,
    parts: (text) => [
      box({x: 0, y: 112, width: 88, height: 80, code: 'runs', text: text.scan, tone: 'accent'}),
      brace({x: 92, top: 8, bottom: 296}),
      frame({x: 112, y: 0, width: 240, height: 144, title: text.required}),
      ...drawKeys(128, 44, 208, listRequired(text)),
      frame({x: 112, y: 160, width: 240, height: 144, title: text.optional}),
      ...drawKeys(128, 204, 208, listOptional(text)),
    ],
  },
});
