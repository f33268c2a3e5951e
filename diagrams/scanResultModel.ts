import {defineDiagram} from './diagram';
import {box, brace, frame, label, type Part} from './kit';

function drawKeys(top: number, keys: readonly (readonly [key: string, meaning: string])[]): Part[] {
  return keys.flatMap(([key, meaning], index) => {
    const y = top + index * 24;
    return [
      label({x: 128, y, text: key, face: 'code'}),
      label({x: 336, y, text: meaning, anchor: 'end', tone: 'muted'}),
    ];
  });
}

export default defineDiagram({
  name: 'scan-result-model',
  width: 'narrow',
  height: 304,
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
    box({x: 0, y: 112, width: 88, height: 80, code: 'runs', text: text.scan, tone: 'accent'}),
    brace({x: 92, top: 8, bottom: 296}),
    frame({x: 112, y: 0, width: 240, height: 144, title: text.required}),
    ...drawKeys(44, [
      ['scanInfo', text.scanInfo],
      ['repository', text.repository],
      ['app', text.app],
      ['comprehensiveReport', text.report],
    ]),
    frame({x: 112, y: 160, width: 240, height: 144, title: text.optional}),
    ...drawKeys(204, [
      ['leakResults', text.leak],
      ['permitResults', text.permit],
      ['maintenanceResults', text.maintenance],
      ['codeResults', text.code],
    ]),
  ],
});
