import remarkDiagrams from '../diagrams/remarkDiagrams';
import remarkCode from '../highlight/remarkCode';
import remarkLimits from '../limits/remarkLimits';
import remarkApostrophes from './remarkApostrophes';
import remarkClosedList from './remarkClosedList';

/** What every page goes through while it is compiled: first the check, then what is drawn ahead. */
export const remarkPlugins = [
  remarkClosedList,
  remarkLimits,
  remarkApostrophes,
  remarkDiagrams,
  remarkCode,
];
