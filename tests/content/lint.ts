// Says what the rules find on some pages, whether their section is pending or not:
// `npm run prose -- docs/repo/branch.mdx oauth/`. Without a name: a count for each section.
import {rules} from './rules';
import {sectionPathOf} from './rules/voice';
import {pendingSections} from './pendingSections';
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

if (names.length === 0) {
  for (const section of [...pendingSections, '']) {
    const among = found.filter(({file}) =>
      section === ''
        ? !pendingSections.some((name) => sectionPathOf(file).startsWith(name))
        : sectionPathOf(file).startsWith(section),
    );
    console.log(`${String(among.length).padStart(5)}  ${section || 'everything else'}`);
  }
} else {
  const meant = found.filter(isMeant);
  for (const problem of meant) console.log(formatProblem(problem));
  console.log(meant.length === 0 ? '✓ nothing found' : `\n${meant.length} found`);
  process.exitCode = meant.length === 0 ? 0 : 1;
}
