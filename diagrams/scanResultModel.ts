import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, frame} from './kit';

const required = ['scanInfo', 'repository', 'app', 'comprehensiveReport'] as const;
const optional = ['leakResults', 'permitResults', 'maintenanceResults', 'codeResults'] as const;

export default defineDiagram({
  name: 'scan-result-model',
  width: 'medium',
  height: 392,
  caption: {
    zh: '一个文件，几次扫描；每次扫描四项必填，四类结果选填',
    en: 'One file, several scans; each has four required parts and four optional kinds of results',
  },
  description: {
    zh: '文件的顶层键是 runs，其中每一项是一次扫描。必填的四项：scanInfo（这次扫描）、repository（被扫描的代码库）、app（扫描应用）、comprehensiveReport（完整报告的链接）。选填的四类结果：leakResults（漏洞）、permitResults（许可证）、maintenanceResults（维护性风险）、codeResults（静态分析）。',
    en: 'The top-level key of the file is runs; each item is one scan. Four parts are required: scanInfo (the scan), repository (what was scanned), app (the scanning app) and comprehensiveReport (a link to the full report). Four kinds of results are optional: leakResults (vulnerabilities), permitResults (licences), maintenanceResults (maintenance risks) and codeResults (static analysis).',
  },
  text: {
    zh: {
      run: '一次扫描',
      required: '必填',
      optional: '选填：扫描结果',
      scanInfo: '这次扫描',
      repository: '被扫描的代码库',
      app: '扫描应用',
      comprehensiveReport: '完整报告的链接',
      leakResults: '漏洞',
      permitResults: '许可证',
      maintenanceResults: '维护性风险',
      codeResults: '静态分析',
    },
    en: {
      run: 'one scan',
      required: 'Required',
      optional: 'Optional: results',
      scanInfo: 'the scan',
      repository: 'what was scanned',
      app: 'the scanning app',
      comprehensiveReport: 'link to the full report',
      leakResults: 'vulnerabilities',
      permitResults: 'licences',
      maintenanceResults: 'maintenance risks',
      codeResults: 'static analysis',
    },
  },
  parts: (text) => [
    box({x: 200, y: 0, width: 160, height: 56, code: 'runs[]', text: text.run, tone: 'accent'}),
    arrow(elbow([280, 60], [132, 100], 'vhv')),
    arrow(elbow([280, 60], [428, 100], 'vhv')),
    frame({x: 0, y: 104, width: 264, height: 288, title: text.required}),
    ...required.map((key, index) =>
      box({x: 16, y: 144 + index * 60, width: 232, height: 52, text: text[key], code: key}),
    ),
    frame({x: 296, y: 104, width: 264, height: 288, title: text.optional}),
    ...optional.map((key, index) =>
      box({
        x: 312,
        y: 144 + index * 60,
        width: 232,
        height: 52,
        text: text[key],
        code: key,
        tone: 'muted',
      }),
    ),
  ],
});
