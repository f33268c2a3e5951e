import {writeCurl} from './curl';
import {writeGo} from './go';
import {writeJava} from './java';
import {writeJavaScript} from './javascript';
import {writePython} from './python';

/** The languages of the samples, in the order of their tabs. */
export const sampleLanguages = [
  {key: 'curl', label: 'curl', highlightAs: 'bash', write: writeCurl},
  {key: 'python', label: 'Python', highlightAs: 'python', write: writePython},
  {key: 'javascript', label: 'JavaScript', highlightAs: 'js', write: writeJavaScript},
  {key: 'go', label: 'Go', highlightAs: 'go', write: writeGo},
  {key: 'java', label: 'Java', highlightAs: 'java', write: writeJava},
] as const;
