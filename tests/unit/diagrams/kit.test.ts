import assert from 'node:assert/strict';
import {test} from 'node:test';

import {defineDiagram, widths} from '../../../diagrams/diagram';
import {crosses, elbow} from '../../../diagrams/geometry';
import * as kit from '../../../diagrams/kit';
import {measureText, wrapText} from '../../../diagrams/measure';

function draw(...parts: kit.Part[]): string {
  return defineDiagram({
    name: 'sample',
    width: 'narrow',
    height: 200,
    caption: {zh: '样张', en: 'Sample'},
    description: {zh: '样张。', en: 'A sample.'},
    text: {zh: {}, en: {}},
    parts: () => parts,
  }).draw('en');
}

const place = {x: 8, y: 8, width: 96, height: 40};

test('Chinese characters are as wide as they are high, Latin letters follow the table', () => {
  assert.equal(measureText('代码库', {size: 13}), 39);
  assert.ok(measureText('mmm', {size: 13}) > 2 * measureText('iii', {size: 13}));
  assert.ok(measureText('abc', {size: 13, bold: true}) > measureText('abc', {size: 13}));
  assert.equal(
    measureText('ii', {size: 10, mono: true}),
    measureText('mm', {size: 10, mono: true}),
  );
});

test('a text wider than its box is refused, with diagram, language and text', () => {
  const parts = () => [kit.box({...place, title: 'A title far too long for this box'})];
  const diagram = () =>
    defineDiagram({
      name: 'sample',
      width: 'narrow',
      height: 200,
      caption: {zh: '样张', en: 'Sample'},
      description: {zh: '样张。', en: 'A sample.'},
      text: {zh: {}, en: {}},
      parts,
    }).draw('zh-Hans');
  assert.throws(
    diagram,
    /Diagram “sample” \(zh-Hans\): “A title far too long for this box” is \d+ wide, its box has room for 72/,
  );
});

test('the same text fits a box that is wide enough', () => {
  assert.match(
    draw(kit.box({...place, width: 320, title: 'A title far too long for this box'})),
    /<rect/,
  );
});

const misplaced: {what: string; parts: () => kit.Part[]; says: RegExp}[] = [
  {
    what: 'more lines than a box is high',
    parts: () => [kit.box({...place, title: 'a', text: 'b\nc\nd'})],
    says: /“a \/ b \/ c \/ d” has 4 lines, too many/,
  },
  {
    what: 'two boxes that overlap',
    parts: () => [kit.box({...place, title: 'one'}), kit.box({...place, x: 100, title: 'two'})],
    says: /“one” overlaps “two”/,
  },
  {
    what: 'a label on top of a box',
    parts: () => [kit.box({...place, title: 'one'}), kit.label({x: 20, y: 24, text: 'two'})],
    says: /“one” overlaps “two”/,
  },
  {
    what: 'a box half in a frame',
    parts: () => [
      kit.frame({x: 0, y: 0, width: 80, height: 80, title: 'f'}),
      kit.box({...place, title: 'one'}),
    ],
    says: /“one” stands half in, half out of “f”/,
  },
  {
    what: 'a box over the edge',
    parts: () => [kit.box({...place, x: 300, title: 'one'})],
    says: /“one” reaches over the edge/,
  },
  {
    what: 'an arrow through a box',
    parts: () => [
      kit.box({...place, title: 'one'}),
      kit.arrow(
        [
          [56, 0],
          [56, 100],
        ],
        {name: 'push'},
      ),
    ],
    says: /the line “push” runs through “one”/,
  },
  {
    what: 'an arrow that ends before it reaches anything',
    parts: () => [
      kit.box({...place, title: 'one'}),
      kit.arrow(
        [
          [56, 52],
          [56, 100],
        ],
        {name: 'push'},
      ),
    ],
    says: /the arrow “push” leads to nothing/,
  },
  {
    what: 'a message wider than the space between two parties',
    parts: () =>
      kit.sequence({
        partyWidth: 72,
        rowHeight: 48,
        parties: [
          {x: 48, title: 'A'},
          {x: 144, title: 'B'},
        ],
        messages: [{from: 0, to: 1, text: 'a message of many words'}],
      }),
    says: /“a message of many words” needs \d+ between the parties, there are 80/,
  },
];

for (const {what, parts, says} of misplaced) {
  test(`${what} is refused`, () => {
    assert.throws(() => draw(...parts()), says);
  });
}

test('a note wraps where its panel ends', () => {
  const text = 'A recovery code works once. After you sign in, set up an authenticator again';
  const svg = draw(kit.note({x: 0, y: 0, width: 352, height: 56, text}));
  const lines = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line = '']) => line);
  assert.equal(lines.join(' '), text);
  assert.equal(lines.length, 2);
  assert.ok(measureText(lines[0] ?? '', {size: 13}) > 0.8 * (352 - 24));
});

test('Chinese wraps between any two characters, but never before a comma', () => {
  assert.equal(wrapText('恢复码，登录 Git 后', 3 * 13, {size: 13}), '恢复\n码，登\n录 Git\n后');
});

test('the words of a muted block are as strong as those of a plain one', () => {
  const svg = draw(kit.box({...place, title: 'one', tone: 'muted'}));
  assert.match(svg, /^<g class="dg-muted"><rect[^>]*\/><\/g><text/);
});

test('every shape draws itself, in its tone and with its text made harmless', () => {
  const svg = draw(
    kit.frame({x: 0, y: 0, width: 352, height: 200, title: 'Frame'}),
    kit.box({x: 8, y: 40, width: 96, height: 40, title: 'a < b', tone: 'accent'}),
    kit.cylinder({x: 120, y: 40, width: 96, height: 64, title: 'Store'}),
    kit.note({x: 232, y: 40, width: 96, height: 40, text: 'Note', tone: 'warm'}),
    kit.pill({x: 56, y: 108, text: 'Pill'}),
    kit.badge({x: 240, y: 108, text: '1'}),
    kit.label({x: 264, y: 108, text: 'Label', tone: 'muted'}),
    kit.arrow(elbow([20, 140], [100, 180], 'hv'), {dashed: true}),
    kit.line([
      [120, 140],
      [200, 140],
    ]),
    kit.brace({x: 220, top: 132, bottom: 188}),
    kit.history({x: 330, y: 160, count: 3}),
  );
  assert.match(svg, /a &lt; b/);
  for (const part of [
    'dg-frame',
    'dg-accent',
    'dg-edge',
    'dg-warm',
    'dg-note',
    'dg-dashed',
    'dg-head',
  ]) {
    assert.ok(svg.includes(part), part);
  }
  assert.equal(svg.match(/dg-commit/g)?.length, 3);
  assert.ok(svg.indexOf('dg-frame') < svg.indexOf('dg-box'), 'grounds lie below');
});

test('an arrow has the tone of the block that it leads to', () => {
  const drawTo = (tone: kit.Tone) =>
    draw(
      kit.box({...place, title: 'one', tone: 'warm'}),
      kit.arrow([
        [56, 52],
        [56, 96],
      ]),
      kit.box({...place, y: 100, title: 'two', tone}),
    );
  assert.match(drawTo('accent'), /<g class="dg-accent"><path class="dg-line"/);
  assert.match(drawTo('plain'), /^<path class="dg-line"/);
});

test('what a party does alone leaves its line of life and comes back to it', () => {
  const svg = draw(
    ...kit.sequence({
      partyWidth: 96,
      rowHeight: 72,
      parties: [
        {x: 48, title: 'A'},
        {x: 296, title: 'B'},
      ],
      messages: [{from: 0, to: 0, step: '1', text: 'sign'}],
    }),
  );
  assert.match(svg, /class="dg-badge"[^>]*>1</);
  assert.match(svg, /d="M52 100.*L52 128"/);
});

test('an elbow turns where it should', () => {
  assert.deepEqual(elbow([0, 0], [10, 20], 'hv'), [
    [0, 0],
    [10, 0],
    [10, 20],
  ]);
  assert.deepEqual(elbow([0, 0], [10, 20], 'vhv'), [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 20],
  ]);
});

test('a line may run along a box, but not through it', () => {
  const area = {x: 10, y: 10, width: 20, height: 20};
  assert.equal(
    crosses(
      [
        [0, 10],
        [40, 10],
      ],
      area,
    ),
    false,
  );
  assert.equal(
    crosses(
      [
        [20, 0],
        [20, 10],
      ],
      area,
    ),
    false,
  );
  assert.equal(
    crosses(
      [
        [20, 0],
        [20, 11],
      ],
      area,
    ),
    true,
  );
  assert.equal(
    crosses(
      [
        [0, 20],
        [40, 20],
      ],
      area,
    ),
    true,
  );
});

test('a narrow drawing fits a phone of 390 pixels without scrolling', () => {
  const roomOnPhone = 390 - 2 * 16 - 2;
  assert.ok(widths.narrow + 2 <= roomOnPhone);
});
