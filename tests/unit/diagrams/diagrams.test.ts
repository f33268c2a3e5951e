import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';

import {diagramNames, diagrams, diagramToMarkdown, renderDiagram} from '../../../diagrams';
import {widths} from '../../../diagrams/diagram';
import {sizeOnPhone} from '../../../diagrams/kit';

const locales = ['zh-Hans', 'en'] as const;
const stylesheet = readFileSync('src/css/diagram.css', 'utf8');
const han = /\p{Script=Han}/u;

type Element = DefaultTreeAdapterTypes.Element;

function findElements(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const elements = node.childNodes.filter((child): child is Element => 'tagName' in child);
  return elements.flatMap((element) => [element, ...findElements(element)]);
}

function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function readText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** The code as a word of its own: `id_ed25519` is not named by `id_ed25519.pub`. */
function makeWord(code: string): RegExp {
  const literal = code.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${literal}(?![\\w*-]|\\.\\w)`);
}

test('no line of a drawing ends in the sign that stands between the items of a list', () => {
  for (const diagram of diagrams) {
    const elements = findElements(parseFragment(renderDiagram(diagram, 'zh-Hans', 'drawn')));
    const lines = elements.filter(({tagName}) => /^t(?:ext|span)$/.test(tagName)).map(readText);
    assert.deepEqual(
      lines.filter((line) => line.endsWith('、')),
      [],
      diagram.name,
    );
  }
});

test('next to Chinese, signs are full-width ones; what stands apart is quoted, as a wildcard is', () => {
  for (const {name, caption, description, draw, narrow} of diagrams) {
    const drawn = [draw('zh-Hans'), narrow.draw('zh-Hans')].flatMap((svg) =>
      findElements(parseFragment(svg)).map(readText),
    );
    for (const text of [...drawn, caption['zh-Hans'], description['zh-Hans']])
      assert.doesNotMatch(text, /\p{Script=Han}[?!,:;]|[?!,:;]\p{Script=Han}/u, name);
  }
});

test('every file that defines a diagram is in the index, under its own name', () => {
  const files = readdirSync('diagrams')
    .filter((file) => /^import \{defineDiagram\b/m.test(readFileSync(`diagrams/${file}`, 'utf8')))
    .map((file) =>
      file.replace('.ts', '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
  assert.ok(files.length >= 6);
  assert.deepEqual([...diagramNames].sort(), files.sort());
});

for (const diagram of diagrams) {
  for (const locale of locales) {
    const id = `diagram-${diagram.name}`;

    test(`${diagram.name} (${locale}) is drawn whole, with a name and a description`, () => {
      const errors: string[] = [];
      const svg = renderDiagram(diagram, locale, id);
      const tree = parseFragment(svg, {onParseError: ({code}) => errors.push(code)});
      const elements = findElements(tree);
      const [root] = elements;
      assert.deepEqual(errors, []);
      assert.equal(root?.tagName, 'svg');
      assert.equal(readAttribute(root, 'role'), 'img');
      const named = new Map(elements.map((element) => [readAttribute(element, 'id'), element]));
      const title = named.get(readAttribute(root, 'aria-labelledby'));
      const description = named.get(readAttribute(root, 'aria-describedby'));
      assert.ok(title && description);
      assert.equal(readText(title), diagram.caption[locale]);
      assert.equal(readText(description), diagram.description[locale]);
      assert.ok(elements.filter(({tagName}) => tagName === 'text').length >= 4);
    });

    test(`${diagram.name} (${locale}) takes its colours from the stylesheet alone`, () => {
      const elements = findElements(parseFragment(renderDiagram(diagram, locale, id)));
      for (const element of elements) {
        const names = element.attrs.map(({name}) => name);
        for (const name of ['style', 'fill', 'stroke', 'font-size'])
          assert.ok(!names.includes(name));
        const classes = readAttribute(element, 'class')?.split(' ') ?? [];
        for (const name of classes) assert.match(stylesheet, new RegExp(`\\.${name}\\b`), name);
      }
    });
  }

  test(`${diagram.name} speaks one language at a time`, () => {
    const words = findElements(parseFragment(diagram.draw('en')))
      .map(readText)
      .join('');
    assert.doesNotMatch(words + diagram.caption.en + diagram.description.en, han);
    assert.match(diagram.caption['zh-Hans'], han);
    assert.match(diagram.description['zh-Hans'], han);
  });

  test(`the description of ${diagram.name} names every piece of code in the drawing`, () => {
    for (const locale of locales) {
      const codes = findElements(parseFragment(diagram.draw(locale)))
        .filter((element) => readAttribute(element, 'class') === 'dg-code')
        .flatMap((element) => readText(element).split(/[,→①②③\s]+/))
        .filter(Boolean);
      for (const code of codes) assert.match(diagram.description[locale], makeWord(code));
    }
  });
}

test('orange is for what is new in a history alone, red for what ends there', () => {
  const drawn = diagrams.flatMap((diagram) => [diagram.draw('en'), diagram.narrow.draw('en')]);
  const groups = drawn
    .flatMap((svg) => findElements(parseFragment(svg)))
    .filter(({tagName}) => tagName === 'g');
  const listShapes = (tone: string) =>
    groups
      .filter((group) => readAttribute(group, 'class') === `dg-${tone}`)
      .flatMap((group) => findElements(group))
      .map(({tagName}) => tagName);
  assert.ok(listShapes('added').length > 0);
  assert.ok(!listShapes('added').includes('rect'));
  assert.ok(listShapes('refused').includes('rect'));
  assert.ok(!listShapes('refused').includes('circle'));
});

/** The titles of what is blue, each without its spaces and breaks; commits have none. */
function listAccents(svg: string): string[] {
  return findElements(parseFragment(svg))
    .filter((element) => readAttribute(element, 'class') === 'dg-accent')
    .map((group) =>
      findElements(group)
        .filter((element) => readAttribute(element, 'class') === 'dg-title')
        .map(readText)
        .join('')
        .replaceAll(' ', ''),
    )
    .sort();
}

test('every drawing has in blue what its page is about, the same in both forms', () => {
  for (const {name, draw, narrow} of diagrams) {
    for (const locale of locales) {
      const accents = listAccents(draw(locale));
      assert.ok(accents.length > 0, name);
      assert.deepEqual(listAccents(narrow.draw(locale)), accents, `${name} (${locale})`);
    }
  }
});

test('no arrow and no number has a colour, and what ends well is green', () => {
  for (const diagram of diagrams) {
    for (const svg of [diagram.draw('en'), diagram.narrow.draw('en')]) {
      const groups = findElements(parseFragment(svg)).filter(({tagName}) => tagName === 'g');
      const coloured = groups.flatMap((group) =>
        findElements(group).map((element) => readAttribute(element, 'class')),
      );
      for (const name of ['dg-head', 'dg-badge']) assert.ok(!coloured.includes(name), diagram.name);
    }
  }
  const passed = diagrams.filter(({draw}) => draw('en').includes('dg-passed')).length;
  assert.ok(passed >= 5);
});

test('events have one order in both forms, and the two exits of a decision have one trunk', () => {
  const find = (name: string) => diagrams.find((diagram) => diagram.name === name);
  const stages = find('pipeline-stages');
  for (const form of [stages, stages?.narrow])
    assert.match(form?.draw('en') ?? '', />Push<.*>Tag<.*>Change request</);
  const trunk = find('commit-signature')
    ?.draw('en')
    .match(/d="M420 /g);
  assert.equal(trunk?.length, 1);
});

test('grey is what has ended or is not in effect, and the result comes from the whole pipeline', () => {
  const muted = diagrams.filter(({draw}) => /<g class="dg-muted"><(?:rect|path)/.test(draw('en')));
  assert.deepEqual(
    muted.map(({name}) => name),
    ['change-request-life', 'import-and-sync'],
  );
  const stages = diagrams.find(({name}) => name === 'pipeline-stages')?.draw('en') ?? '';
  const [, left] = /class="dg-accent"><rect class="dg-frame" x="(\d+)"/.exec(stages) ?? [];
  assert.ok(stages.includes(`d="M${Number(left) - 4} 212L`));
});

test('every drawing has a form for phones, and both are drawn', () => {
  for (const diagram of diagrams) {
    const roots = findElements(parseFragment(renderDiagram(diagram, 'en', 'x'))).filter(
      ({tagName}) => tagName === 'svg',
    );
    assert.deepEqual(
      roots.map((root) => readAttribute(root, 'class')),
      ['dg dg-for-wide', 'dg dg-narrow dg-for-phones'],
    );
    const names = roots.map((root) => readAttribute(root, 'aria-labelledby'));
    assert.equal(new Set(names).size, 2);
  }
});

test('on small phones no word of a drawing is below 13 pixels', () => {
  const smallest = 13;
  // A phone without the edges of the page, the border of the frame and the room inside it.
  const scale = (phone: number) => {
    const frame = phone - 2 * 16 - 2;
    return (
      Math.max(280, Math.min(frame - 16, 308), Math.min(frame - 32, 384)) / (widths.narrow + 2)
    );
  };
  assert.match(
    stylesheet,
    /inline-size: max\(280px, min\(100% - 1rem, 308px\), min\(100% - 2rem, 384px\)\)/,
  );
  const [, upTo, onPhone] =
    /max-width: (\d+)px\) \{\s*\.dg-narrow :is\(\.dg-title, \.dg-text, \.dg-code, \.dg-badge\) \{\s*font-size: (\d+)px/.exec(
      stylesheet,
    ) ?? [];
  assert.equal(Number(onPhone), sizeOnPhone);
  assert.ok(sizeOnPhone * scale(360) >= smallest);
  const sizes = [...stylesheet.matchAll(/\.dg-(?:title|text|code)[^}:]*\{\s*font-size: (\d+)px/g)];
  assert.ok(sizes.length >= 2);
  for (const [rule, size] of sizes)
    assert.ok(Number(size) * scale(Number(upTo) + 1) >= smallest, rule);
});

test('each message of OAuth stands below the one before, its words no higher than those, and each has its letter', () => {
  const flow = diagrams.find(({name}) => name === 'oauth-flow');
  assert.ok(flow);
  const svg = flow.draw('en');
  const arrows = [...svg.matchAll(/d="M\d+ (\d+)L\d+ \1"\/><path class="dg-head"/g)].map(([, y]) =>
    Number(y),
  );
  assert.equal(arrows.length, 7);
  for (const form of [svg, flow.narrow.draw('en')]) {
    const letters = [...form.matchAll(/class="dg-badge" x="[\d.]+" y="([\d.]+)"[^>]*>(\w)/g)];
    // What passes on through the browser belongs to the step before.
    assert.equal(letters.map(([, , letter]) => letter).join(''), 'ABCDE');
    for (const heights of [arrows, letters.map(([, y]) => Number(y))]) {
      assert.deepEqual(
        heights,
        [...new Set(heights)].sort((one, other) => one - other),
      );
    }
    // The replies of steps C and E, beside the lines of life of the wide one.
    assert.equal(form.match(/dg-dashed"[^>]*\/><path class="dg-head"/g)?.length, 2);
  }
});

test('both forms of OAuth say the same, but for what a wide one adds to the names of the parties', () => {
  const flow = diagrams.find(({name}) => name === 'oauth-flow');
  assert.ok(flow);
  for (const [locale, added] of [
    ['zh-Hans', '保管客户端密钥|或WebView|授权服务器'],
    ['en', 'Keepsthesecret|OrWebView|Authorizationserver'],
  ] as const) {
    const readWords = (svg: string): string =>
      [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words).join('');
    const narrow: string = readWords(flow.narrow.draw(locale)).replaceAll(/\s/g, '');
    const wide: string = readWords(flow.draw(locale)).replaceAll(/\s/g, '');
    assert.ok(narrow.length > 100);
    assert.equal(narrow, wide.replaceAll(new RegExp(added, 'g'), ''));
  }
});

test('the stages of a history have one grid, and a name ends at its last commit', () => {
  const stages = diagrams.find(({name}) => name === 'rebase-versus-merge');
  for (const form of [stages, stages?.narrow]) {
    const svg = form?.draw('en') ?? '';
    const read = (shape: RegExp) =>
      [...svg.matchAll(shape)].map((match) => match.slice(1).map(Number));
    const commits = read(/<circle class="dg-box" cx="([\d.]+)" cy="([\d.]+)"/g);
    const frames = read(
      /<rect class="dg-frame" x="(\d+)" y="(\d+)" width="([\d.]+)" height="(\d+)"/g,
    );
    assert.equal(frames.length, 3);
    const columns = frames.map(([x = 0, y = 0, width = 0, height = 0]) => {
      const inside = commits.filter(
        ([cx = 0, cy = 0]) => x < cx && cx < x + width && y < cy && cy < y + height,
      );
      const right = x + width - Math.max(...inside.map(([cx = 0]) => cx));
      assert.ok(right >= 16 + 12);
      return [...new Set(inside.map(([cx = 0]) => Math.round(cx - x)))].sort((a, b) => a - b);
    });
    const [before = [], merged, rebased] = columns;
    assert.equal(before.length, 4);
    assert.deepEqual(merged, rebased);
    assert.deepEqual(before, merged?.slice(0, 4));
    const names = read(
      /class="dg-code" x="([\d.]+)" y="[\d.]+" text-anchor="end">(?:master|feature)/g,
    );
    assert.equal(names.length, 6);
    for (const [end = 0] of names)
      assert.ok(commits.some(([cx = 0]) => Math.abs(cx + 12 - end) < 0.5));
  }
});

test('letters in commits are as large as titles, and what is rebased or squashed shows where it came from', () => {
  const find = (name: string) =>
    diagrams.find((diagram) => diagram.name === name)?.draw('en') ?? '';
  assert.equal(find('rebase-versus-merge').match(/class="dg-title"[^>]*>[A-EM]′?</g)?.length, 16);
  const faded =
    find('merge-types').match(/<g class="dg-faded"><g class="dg-accent">.*?<\/g><\/g>/g) ?? [];
  // The way from the target branch ends before the commits, which are too faint to hide it.
  const reached = faded.map((group) => /L([\d.]+) \d+"\/><\/g>/.exec(group)?.[1]).filter(Boolean);
  const firsts = faded.map((group) => /cx="([\d.]+)"/.exec(group)?.[1]).filter(Boolean);
  assert.equal(reached.length, 2);
  for (const [index, x] of reached.entries()) assert.equal(Number(firsts[index]) - Number(x), 7);
  // Of each the way from the target branch, then the two commits, and the key that says why they are faded.
  assert.deepEqual(
    faded.map((group) => group.match(/dg-commit/g)?.length ?? 0),
    [0, 0, 2, 2, 1],
  );
});

test('in all four ways of a merge the target branch runs at one height, and no line changes its colour between commits', () => {
  const ways = diagrams.find(({name}) => name === 'merge-types');
  for (const form of [ways, ways?.narrow]) {
    const svg = form?.draw('en') ?? '';
    const tops = [...svg.matchAll(/class="dg-frame" x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y));
    const target =
      /<path class="dg-line" d="M[\d.]+ (\d+)H[\d.]+"\/>(?:<circle class="dg-commit"[^>]*>){3}/g;
    const runs = [...svg.matchAll(target)].map(([, y], index) => Number(y) - (tops[index] ?? 0));
    assert.equal(runs.length, 4);
    assert.equal(new Set(runs).size, 1);
    const commits = [...svg.matchAll(/dg-commit" cx="([\d.]+)" cy="(\d+)"/g)].map(
      ([, x, y]) => `${x},${y}`,
    );
    for (const [, x, y] of svg.matchAll(
      /<g class="dg-(?:accent|added)"><path class="dg-line" d="M([\d.]+) (\d+)H/g,
    ))
      assert.ok(commits.includes(`${x},${y}`), `${x},${y}`);
  }
});

test('a closed change request has a way back up, in both forms', () => {
  const life = diagrams.find(({name}) => name === 'change-request-life');
  for (const form of [life, life?.narrow]) {
    const upright = [...(form?.draw('en') ?? '').matchAll(/d="M(\d+) (\d+)L\1 (\d+)"/g)];
    assert.equal(upright.filter(([, , from, to]) => Number(to) < Number(from)).length, 1);
  }
});

test('the Markdown form is the caption and the description', () => {
  const markdown = diagramToMarkdown('ssh-key-pair', 'en');
  assert.match(
    markdown,
    /^\*\*The private key stays on your computer.*\*\*\n\nOne side is your computer/,
  );
  assert.throws(() => diagramToMarkdown('ssh', 'en'), /no diagram “ssh”.*ssh-key-pair/);
});
