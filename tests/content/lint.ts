// Says what the rules find on some pages: `npm run prose -- docs/repo/branch.mdx oauth/`. Without a name: on all.
import {rules} from './rules';
import {sectionPathOf} from './rules/voice';
import {checkVoice} from './voice';
import {readCorpus} from '../support/prose/corpus';
import {formatProblem, type Problem} from '../support/prose/problem';
import {writtenTextsOf} from '../support/prose/texts';

const names = process.argv.slice(2).map((name) => name.replace(/^\.?\//, ''));
const corpus = readCorpus();
const {voice: _, ...others} = rules;
const found: Problem[] = [
  ...writtenTextsOf(corpus).flatMap(checkVoice),
  ...Object.values(others).flatMap(({check}) => check(corpus)),
];

function isMeant({file}: Problem): boolean {
  return names.some((name) => file.startsWith(name) || sectionPathOf(file).startsWith(name));
}

const meant = names.length === 0 ? found : found.filter(isMeant);
for (const problem of meant) console.log(formatProblem(problem));
console.log(meant.length === 0 ? '✓ nothing found' : `\n${meant.length} found`);
process.exitCode = meant.length === 0 ? 0 : 1;
