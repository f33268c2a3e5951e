import {rule as agreement} from './agreement';
import {rule as apiCalls} from './apiCalls';
import {rule as cells} from './cells';
import {rule as codeBlocks} from './codeBlocks';
import {rule as commands} from './commands';
import {rule as components} from './components';
import {rule as frame} from './frame';
import {rule as frontMatter} from './frontMatter';
import {rule as han} from './han';
import {rule as headings} from './headings';
import {rule as images} from './images';
import {rule as labels} from './labels';
import {rule as limits} from './limits';
import {rule as links} from './links';
import {rule as parity} from './parity';
import {rule as readable} from './readable';
import {rule as routes} from './routes';
import {rule as steps} from './steps';
import {rule as structure} from './structure';
import {rule as tables} from './tables';
import {rule as tags} from './tags';
import {rule as terminology} from './terminology';
import {rule as translations} from './translations';
import {rule as typography} from './typography';
import {rule as uiStrings} from './uiStrings';
import {rule as unfinished} from './unfinished';
import {rule as voice} from './voice';

/** Every rule, by the name of its file. */
export const rules = {
  agreement,
  apiCalls,
  cells,
  codeBlocks,
  commands,
  components,
  frame,
  frontMatter,
  han,
  headings,
  images,
  labels,
  limits,
  links,
  parity,
  readable,
  routes,
  steps,
  structure,
  tables,
  tags,
  terminology,
  translations,
  typography,
  uiStrings,
  unfinished,
  voice,
};
