import assert from 'node:assert/strict';
import {test} from 'node:test';

import {findNamesInCode, trimStyles} from '../../../plugins/speed/trimmed-styles/trimStyles';

function trim(css: string, code = ''): string {
  return trimStyles([css], findNamesInCode([css], [code])).join();
}

const inInfima = (css: string) => `@layer docusaurus.infima{${css}}`;

test('Infima loses the rules for classes that no code names, and keeps those for what it shares with plain names', () => {
  const css = inInfima('.text--center{a:b}.navbar__link{a:b}.menu{a:b}.text--left,p{a:b}');
  assert.equal(trim(css, '"navbar__link"'), inInfima('.navbar__link{a:b}.menu{a:b}p{a:b}'));
});

test('colours of notes that the theme names go, and those of the messages that have no others stay', () => {
  const css = inInfima('.alert--info{a:b}.alert--secondary{a:b}.alert--danger{a:b}');
  const code = '"alert alert--info","alert alert--secondary","alert alert--danger"';
  assert.equal(trim(css, code), inInfima('.alert--danger{a:b}'));
});

test('rules for a language from right to left go, whoever wrote them', () => {
  assert.equal(trim('[dir=rtl] .menu{a:b}.menu{a:b}'), '.menu{a:b}');
  assert.equal(trim('[dir=ltr] .menu{a:b}'), '[dir=ltr] .menu{a:b}');
});

test('a class that a selector only excludes is not needed', () => {
  const css = inInfima('.menu:not(.menu--open){a:b}');
  assert.equal(trim(css), css);
});

test('rules of the site itself stay, whoever names their classes', () => {
  assert.equal(trim('.text--center{a:b}'), '.text--center{a:b}');
});

test('variables that nobody reads go, and with them those that only they have read', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px}@media print{:root{--c:3px}}p{x:var(--c)}';
  assert.equal(trim(css), ':root{--c:2px}@media print{:root{--c:3px}}p{x:var(--c)}');
  assert.match(trim(css, 'style.getPropertyValue("--b")'), /--b:1px/);
});

test('a variable that is set once is written where it is read, apart from its neighbours', () => {
  const css =
    ':root{--width:1px;--line:var(--width)solid red}p{border:var(--line);x:calc(2*var(--width))}';
  assert.equal(trim(css), 'p{border:1px solid red;x:calc(2*1px)}');
});

test('what can be otherwise somewhere stays a reference', () => {
  for (const css of [
    // in another mode
    ':root{--ink:black}[data-theme=dark]{--ink:white}p{color:var(--ink)}',
    // on some screens
    '@media print{:root{--ink:black}}p{color:var(--ink)}',
    // inside another element
    ':root{--ink:black}.note{--ink:red}p{color:var(--ink)}',
    // through what it refers to
    ':root{--ink:var(--text)}.note{--text:red}p{color:var(--ink)}',
    // with a fallback
    ':root{--ink:black}p{color:var(--ink,red)}',
  ]) {
    assert.equal(trim(css), css);
  }
  const css = ':root{--ink:black}p{color:var(--ink)}';
  assert.equal(trim(css, 'setProperty("--ink", ink)'), css);
});

test('a layer loses what the site overrules for the whole page', () => {
  const css =
    '@layer a{:root{--ink:red}html[data-theme=dark]{--ink:blue}}:root{--ink:black}.x{--ink:tan}p{color:var(--ink)}';
  assert.equal(trim(css), '@layer a{}:root{--ink:black}.x{--ink:tan}p{color:var(--ink)}');
});
