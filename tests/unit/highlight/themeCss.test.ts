import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

import {themes, type PrismTheme} from 'prism-react-renderer';

import config from '../../../docusaurus.config';
import {measureContrast, parseColour} from '../../../plugins/writing/highlight/contrast';
import {
  adjustments,
  findWeakColours,
  makePalette,
  makeThemeCss,
  readThemeColour,
  type Mode,
} from '../../../plugins/writing/highlight/themeCss';
import {colouredKinds, tokenKinds} from '../../../plugins/writing/highlight/tokens';

const {prism} = config.themeConfig as {prism: {theme: PrismTheme; darkTheme: PrismTheme}};
const siteThemes: Record<Mode, PrismTheme> = {light: prism.theme, dark: prism.darkTheme};
const modes: Mode[] = ['light', 'dark'];

test('contrast is what WCAG says it is', () => {
  assert.equal(measureContrast('#000', '#ffffff'), 21);
  assert.equal(measureContrast('#767676', '#fff').toFixed(2), '4.54');
});

test('colours are read in all three notations that themes use', () => {
  assert.deepEqual(parseColour('#1890ff'), [24, 144, 255]);
  assert.deepEqual(parseColour('rgb(24, 144, 255)'), [24, 144, 255]);
  assert.deepEqual(parseColour('hsl(0, 100%, 50%)'), [255, 0, 0]);
});

test('a colour that cannot be judged is refused', () => {
  for (const colour of ['rgba(0, 0, 0, 0.5)', 'tomato', '#12', '']) {
    assert.throws(() => parseColour(colour), /Cannot read the colour/, colour);
  }
});

for (const mode of modes) {
  test(`every code colour can be read on every code background (${mode})`, () => {
    const palette = makePalette(mode, siteThemes[mode]);
    assert.ok(Object.keys(palette.tokens).length >= 12);
    assert.deepEqual(findWeakColours(palette), []);
  });

  test(`every adjusted colour is one that the theme shows too weakly (${mode})`, () => {
    const palette = makePalette(mode, siteThemes[mode]);
    for (const kind of colouredKinds.filter((name) => adjustments[mode][name])) {
      const original = readThemeColour(siteThemes[mode], kind);
      const weak = findWeakColours({...palette, tokens: {...palette.tokens, [kind]: original}});
      assert.ok(
        weak.some(({name}) => name === kind),
        `${kind}: ${original} needs no adjustment`,
      );
    }
  });
}

test('a theme with a colour that cannot be read stops the build and names the remedy', () => {
  const pale: PrismTheme = {
    ...themes.oneLight,
    plain: {color: '#bbbbbb', backgroundColor: '#ffffff'},
  };
  assert.throws(
    () => makeThemeCss({light: pale, dark: themes.oneDark}),
    /light code theme shows “text” in #bbbbbb on #ffffff: contrast 1\.92.*adjustments/,
  );
});

test('every kind of token has a rule, and dark colours stay off paper', () => {
  const css = makeThemeCss(siteThemes);
  const handWritten = readFileSync('src/css/code.css', 'utf8');
  for (const kind of Object.keys(tokenKinds).filter((name) => name !== 'plain')) {
    assert.ok(`${css}${handWritten}`.includes(`.tk-${kind}`), kind);
  }
  assert.match(css, /@media screen\{\[data-theme='dark'\]\{/);
  assert.equal(css.match(/\[data-theme='dark'\]/g)?.length, 1);
});
