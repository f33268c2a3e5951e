import {writeCurl, writeCurlLoop} from './curl';
import {writeGo, writeGoLoop} from './go';
import {writeJava, writeJavaLoop} from './java';
import {writeJavaScript, writeJavaScriptLoop} from './javascript';
import {writePython, writePythonLoop} from './python';

/** The languages of the samples, in the order of their tabs. */
export const sampleLanguages = [
  {key: 'curl', label: 'curl', highlightAs: 'bash', write: writeCurl, writeLoop: writeCurlLoop},
  {
    key: 'python',
    label: 'Python',
    highlightAs: 'python',
    write: writePython,
    writeLoop: writePythonLoop,
  },
  {
    key: 'javascript',
    label: 'JavaScript',
    highlightAs: 'js',
    write: writeJavaScript,
    writeLoop: writeJavaScriptLoop,
  },
  {key: 'go', label: 'Go', highlightAs: 'go', write: writeGo, writeLoop: writeGoLoop},
  {key: 'java', label: 'Java', highlightAs: 'java', write: writeJava, writeLoop: writeJavaLoop},
] as const;
