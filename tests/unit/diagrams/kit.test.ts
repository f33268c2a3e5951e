import assert from 'node:assert/strict';
import {test} from 'node:test';

import {defineDiagram, widths} from '../../../diagrams/diagram';
import {crosses, elbow} from '../../../diagrams/geometry';
import * as kit from '../../../diagrams/kit';
import {measureText} from '../../../diagrams/measure';

function draw(...parts: kit.Part[]): string {
  return defineDiagram({
    name: 'sample',
    height: 200,
    caption: {zh: '样张', en: 'Sample'},
    description: {zh: '样张。', en: 'A sample.'},
    text: {zh: {}, en: {}},
    parts: () => [],
    narrow: {height: 200, parts: () => parts},
  }).narrow.draw('en');
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
      height: 200,
      caption: {zh: '样张', en: 'Sample'},
      description: {zh: '样张。', en: 'A sample.'},
      text: {zh: {}, en: {}},
      parts,
      narrow: {height: 200, parts},
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
    what: 'a box at the side of its frame',
    parts: () => [
      kit.frame({x: 0, y: 0, width: 200, height: 80, title: 'f'}),
      kit.box({...place, title: 'one'}),
    ],
    says: /“one” is less than 16 from the edge of “f”/,
  },
  {
    what: 'a box at the foot of its frame',
    parts: () => [
      kit.frame({x: 0, y: 0, width: 200, height: 80, title: 'f'}),
      kit.box({...place, x: 16, y: 32, title: 'one'}),
    ],
    says: /“one” is less than 16 from the edge of “f”/,
  },
  {
    what: 'a word that touches its box when it is as large as on a phone',
    parts: () => [kit.box({...place, width: 200, code: 'twenty-one-characters'})],
    says: /is less than 10 from its sides on a phone/,
  },
  {
    what: 'coloured commits that no key explains',
    parts: () => [kit.history({x: 100, y: 40, count: 2, tone: 'added'})],
    says: /no key says why “history” is added/,
  },
  {
    what: 'a word that reaches over the edge of a phone',
    parts: () => [kit.label({x: 300, y: 24, text: '四个汉字'})],
    says: /reaches over the edge on a phone/,
  },
  {
    what: 'a word that reaches over a line of life on a phone',
    parts: () => [
      kit.label({x: 100, y: 24, text: '四个汉字'}),
      kit.line([
        [156, 0],
        [156, 100],
      ]),
    ],
    says: /a line runs through “四个汉字” on a phone/,
  },
  {
    what: 'a box over the edge',
    parts: () => [kit.box({...place, x: 300, title: 'one'})],
    says: /“one” reaches over the edge/,
  },
  {
    what: 'a line of life that is longer than the drawing',
    parts: () => [
      kit.line([
        [16, 8],
        [16, 208],
      ]),
    ],
    says: /the line “line” reaches over the edge/,
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
    what: 'an arrow that reaches the smaller of two boxes beside its middle',
    parts: () => [
      kit.box({...place, title: 'one'}),
      kit.arrow([
        [56, 52],
        [56, 96],
      ]),
      kit.box({...place, width: 64, y: 100, title: 'two'}),
    ],
    says: /an arrow stands beside the middle of “two”/,
  },
  {
    what: 'an arrow that leaves the larger of two boxes beside its middle',
    parts: () => {
      const one = kit.box({...place, width: 320, title: 'one'});
      const two = kit.box({...place, y: 100, title: 'two'});
      return [one, ...kit.link(one, two), two];
    },
    says: /an arrow stands beside the middle of “one”/,
  },
  {
    what: 'frames that are not equally far apart',
    parts: () => [0, 56, 120].map((y) => kit.frame({x: 0, y, width: 200, height: 48, title: 'f'})),
    says: /from “f” on the frames are 8, 16 apart/,
  },
  {
    what: 'a message of more than four lines',
    parts: () =>
      kit.sequence({
        partyWidth: 72,
        parties: [
          {x: 48, title: 'A'},
          {x: 304, title: 'B'},
        ],
        messages: [{from: 0, to: 1, text: 'ask\nfor', code: 'a\nb\nc'}],
      }),
    says: /“ask\nfor” has 5 lines above its arrow, and may have 4/,
  },
  {
    what: 'two arrows that reach a box on one side of its middle',
    parts: () => {
      const one = kit.box({...place, width: 320, title: 'one'});
      const two = kit.box({...place, width: 320, y: 100, title: 'two'});
      return [one, ...kit.link(one, two, {shift: -40}), ...kit.link(one, two, {shift: 24}), two];
    },
    says: /an arrow stands beside the middle of “one”/,
  },
  {
    what: 'a message wider than the space between two parties',
    parts: () =>
      kit.sequence({
        partyWidth: 72,
        parties: [
          {x: 48, title: 'A'},
          {x: 144, title: 'B'},
        ],
        messages: [{from: 0, to: 1, text: 'a message of many words'}],
      }),
    says: /“a message of many words” needs \d+ between the parties, there are 88/,
  },
  {
    what: 'a number that touches a line of life',
    parts: () =>
      kit.sequence({
        partyWidth: 72,
        parties: [
          {x: 48, title: 'A'},
          {x: 176, title: 'B'},
        ],
        messages: [{from: 0, to: 1, step: '1', text: '共有七个汉字吧'}],
      }),
    says: /the number of “共有七个汉字吧” touches a line of life/,
  },
  {
    what: 'an arrow whose last piece is all head',
    parts: () => [
      kit.arrow(
        [
          [16, 8],
          [16, 40],
          [56, 40],
          [56, 56],
        ],
        {name: 'push'},
      ),
      kit.box({...place, y: 60, title: 'one'}),
    ],
    says: /the arrow “push” is too short for its corners and head/,
  },
  {
    what: 'a drum as flat as a lid',
    parts: () => [kit.cylinder({...place, width: 200, height: 72, title: 'one'})],
    says: /the drum “one” is 200 wide and only 72 high/,
  },
  {
    what: 'a word at an arrow that is too short for it',
    parts: () => {
      const one = kit.box({...place, title: 'one'});
      const two = kit.box({...place, y: 88, title: 'two'});
      return [one, ...kit.link(one, two, {text: 'yes'}), two];
    },
    says: /“yes” stands in a gap of 40, and needs 44/,
  },
  {
    what: 'a word that touches a box',
    parts: () => [kit.box({...place, title: 'one'}), kit.label({x: 107, y: 28, text: 'two'})],
    says: /“two” is less than 4 from “one”/,
  },
];

for (const {what, parts, says} of misplaced) {
  test(`${what} is refused`, () => {
    assert.throws(() => draw(...parts()), says);
  });
}

test('the words of a muted block are as strong as those of a plain one', () => {
  const svg = draw(kit.box({...place, title: 'one', tone: 'muted'}));
  assert.match(svg, /^<g class="dg-muted"><rect[^>]*\/><\/g><text/);
});

test('every shape draws itself, in its tone and with its text made harmless', () => {
  const svg = draw(
    kit.frame({x: 0, y: 0, width: 352, height: 200, title: 'Frame'}),
    kit.box({x: 16, y: 40, width: 88, height: 40, title: 'a < b', tone: 'accent'}),
    kit.cylinder({x: 120, y: 40, width: 96, height: 64, title: 'Store'}),
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
  for (const part of ['dg-frame', 'dg-accent', 'dg-edge', 'dg-muted', 'dg-dashed', 'dg-head']) {
    assert.ok(svg.includes(part), part);
  }
  assert.equal(svg.match(/dg-commit/g)?.length, 3);
  assert.ok(svg.indexOf('dg-frame') < svg.indexOf('dg-box'), 'grounds lie below');
});

test('an arrow has one colour whatever it leads to, and its stem ends in its head', () => {
  const svg = draw(
    kit.box({...place, title: 'one', tone: 'added'}),
    kit.arrow([
      [56, 52],
      [56, 96],
    ]),
    kit.box({...place, y: 100, title: 'two', tone: 'accent'}),
  );
  assert.match(
    svg,
    /^<path class="dg-line" d="M56 52L56 88"\/><path class="dg-head" d="M56 96L[^"]* 87z"\/>/,
  );
});

test('the words of a drum stand in the middle of what its lid leaves', () => {
  const svg = draw(kit.cylinder({...place, width: 96, height: 64, title: 'one'}));
  const [, lid] = /class="dg-edge" d="M8 (\d+)a/.exec(svg) ?? [];
  const [, baseline] = /class="dg-title" x="56" y="([\d.]+)"/.exec(svg) ?? [];
  const middle = (Number(lid) + 4 + 8 + 64) / 2;
  assert.ok(Math.abs(Number(baseline) - 14 * 0.35 - middle) < 0.2);
});

test('arrows between a wide block and narrow ones stand at the middle of the narrow ones, either way', () => {
  const one = kit.box({...place, title: 'one'});
  const two = kit.box({...place, x: 112, title: 'two'});
  const three = kit.box({...place, y: 104, width: 200, title: 'three'});
  const svg = draw(
    one,
    two,
    ...kit.link(one, three, {text: 'Yes'}),
    ...kit.link(three, two, {text: 'No'}),
    three,
  );
  assert.match(svg, /d="M56 52L56 92"/);
  assert.match(svg, /d="M160 100L160 60"/);
});

test('all corners of an arrow have one radius, and a stem remains before its head', () => {
  const svg = draw(
    kit.arrow([
      [56, 8],
      [56, 40],
      [88, 40],
      [88, 64],
    ]),
    kit.box({...place, x: 40, y: 68, title: 'one'}),
  );
  assert.match(svg, /d="M56 8L56 32Q56 40 64 40L80 40Q88 40 88 48L88 56"/);
});

test('the lines of a file begin where its name does', () => {
  const svg = draw(kit.file({...place, width: 160, height: 80, name: 'one', lines: 'two\n3'}));
  assert.equal(svg.match(/class="dg-(?:title|code)" x="20" y="[\d.]+">/g)?.length, 3);
});

test('only a frame that the drawing is about has an edge', () => {
  assert.match(
    draw(kit.frame({...place, title: 'one', tone: 'accent'})),
    /^<g class="dg-accent"><rect class="dg-frame"/,
  );
});

test('an English phrase that begins with a small letter is refused', () => {
  const define = (word: string) =>
    defineDiagram({
      name: 'sample',
      height: 200,
      caption: {zh: '样张', en: 'Sample'},
      description: {zh: '样张。', en: 'A sample.'},
      text: {zh: {word: '词'}, en: {word}},
      parts: () => [],
      narrow: {height: 200, parts: () => []},
    });
  assert.throws(() => define('fork'), /Diagram “sample” \(en\): “fork” begins with a small letter/);
  assert.equal(define('Fork').name, 'sample');
});

test('a question has pointed sides, in its tone', () => {
  const svg = draw(kit.question({...place, width: 160, title: 'one?', tone: 'accent'}));
  assert.match(svg, /^<g class="dg-accent"><path class="dg-box" d="M8 28l12 -20h136l12 20/);
});

test('what the ways of a fork have in common is drawn once, level and upright', () => {
  const level = draw(
    ...kit.fork([20, 68], 40, [
      [76, 28],
      [76, 68],
      [76, 108],
    ]),
    kit.box({...place, x: 80, title: 'one', tone: 'accent'}),
    kit.box({...place, x: 80, y: 52, height: 32, title: 'two'}),
    kit.box({...place, x: 80, y: 88, title: 'three', tone: 'refused'}),
  );
  assert.deepEqual(
    [...level.matchAll(/class="dg-line" d="M([\d ]+)L/g)].map(([, start]) => start),
    ['20 68', '40 68', '40 68', '40 68'],
  );
  assert.match(level, /^(?:<path class="dg-(?:line|head)"[^>]*>){7}<g class="dg-accent"><rect/);
  const upright = draw(
    ...kit.fork(
      [100, 20],
      40,
      [
        [56, 76],
        [144, 76],
      ],
      {isUpright: true},
    ),
    kit.box({...place, width: 64, x: 24, y: 80, title: 'one'}),
    kit.box({...place, width: 64, x: 112, y: 80, title: 'two'}),
  );
  assert.match(upright, /d="M100 20L100 40"/);
  assert.match(upright, /d="M100 40L64 40Q56 40 56 48L56 68"/);
});

test('the number of a message stands before its words, its code below, and these are twice as near to their arrow as to the one before', () => {
  for (const columns of [
    [48, 304],
    [48, 208, 312],
  ] as const) {
    const svg = draw(
      ...kit.sequence({
        partyWidth: 64,
        parties: columns.map((x, index) => ({x, title: 'ABC'.charAt(index)})),
        messages: [
          {from: 0, to: 1, step: '1', text: 'Ask', code: 'GET /'},
          {from: 1, to: 0, step: '2', text: 'Answer', isReply: true},
        ],
      }),
    );
    const read = (name: string) =>
      [...svg.matchAll(new RegExp(`class="dg-${name}" x="([\\d.]+)" y="([\\d.]+)"`, 'g'))].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
    const numbers = read('badge');
    const words = read('text');
    const [code] = read('code');
    assert.equal(numbers.length, 2);
    for (const [index, [x, y]] of numbers.entries()) {
      assert.equal(Math.round(x - (words[index]?.[0] ?? 0)), -16);
      assert.ok(Math.abs(y - (words[index]?.[1] ?? 0)) < 1);
    }
    assert.equal(code?.[0], (columns[0] + columns[1]) / 2);
    assert.equal(Math.round(code[1] - (words[0]?.[1] ?? 0)), 20);
    const arrows = [...svg.matchAll(/d="M\d+ (\d+)L\d+ \1"\/><path class="dg-head"/g)].map(
      ([, y]) => Number(y),
    );
    const [before = 0, own = 0] = arrows;
    const middle = (words[1]?.[1] ?? 0) - 13 * 0.35;
    assert.ok(middle - 10 - before >= 2 * (own - middle - 10));
  }
});

test('what a party does alone leaves its line of life and comes back to it', () => {
  const svg = draw(
    ...kit.sequence({
      partyWidth: 96,
      parties: [
        {x: 48, title: 'A'},
        {x: 296, title: 'B'},
      ],
      messages: [{from: 0, to: 0, step: '1', text: 'sign'}],
    }),
  );
  assert.match(svg, /class="dg-badge"[^>]*>1</);
  assert.match(svg, /d="M52 64[^"]*L60 88"/);
});

test('requests are solid, replies dashed; all rows have one rhythm, and lines of life a foot', () => {
  const parties = [
    {x: 48, title: 'A'},
    {x: 296, title: 'B'},
  ];
  const svg = draw(
    ...kit.sequence({
      partyWidth: 96,
      parties,
      messages: [
        {from: 0, to: 1, text: 'ask'},
        {from: 1, to: 0, text: 'answer', isReply: true},
        {from: 0, to: 1, text: 'thank'},
      ],
    }),
  );
  const ways = [
    ...svg.matchAll(/class="(dg-line[^"]*)" d="M\d+ (\d+)L\d+ \2"\/><path class="dg-head"/g),
  ];
  assert.deepEqual(
    ways.map(([, style]) => style),
    ['dg-line', 'dg-line dg-dashed', 'dg-line'],
  );
  const words = [...svg.matchAll(/class="dg-text"[^>]* y="([\d.]+)"/g)].map(([, y]) => Number(y));
  const arrows = ways.map(([, , y]) => Number(y));
  const gaps = words.map((y, index) => Math.round(y - (arrows[index - 1] ?? 40)));
  assert.equal(new Set(gaps).size, 1, gaps.join());
  const end = (arrows.at(-1) ?? 0) + 16;
  for (const {x} of parties) assert.ok(svg.includes(`d="M${x - 8} ${end}L${x + 8} ${end}"`));
});

test('a link runs from side to side on the axis, its words 8 beside it or above it', () => {
  const one = kit.box({...place, title: 'one'});
  const below = kit.box({...place, y: 120, title: 'two'});
  const beside = kit.box({...place, x: 200, title: 'three'});
  const svg = draw(
    one,
    below,
    beside,
    ...kit.link(one, below, {text: 'down'}),
    ...kit.link(beside, one, {text: 'back'}),
  );
  assert.match(svg, /d="M56 52L56 108"/);
  assert.match(svg, /class="dg-text" x="64" y="[\d.]+">down</);
  assert.match(svg, /d="M196 28L116 28"/);
  assert.match(svg, /class="dg-text" x="152" y="[\d.]+" text-anchor="middle">back</);
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
