import {readFileSync} from 'node:fs';
import path from 'node:path';

import {buildFolder, languages, listBuiltFiles, localise} from '../support/site';
import {open, waitUntilAlive} from '../support/steps';
import {expect, test, type Page} from '../support/test';

/** The addresses of all pages with tables, in one language. */
function listTables(prefix: string): string[] {
  return listBuiltFiles('index.html')
    .filter((name) => name.startsWith('en/') === (prefix !== ''))
    .filter((name) => readFileSync(path.join(buildFolder, name), 'utf8').includes('<table'))
    .map((name) => `/${path.dirname(name)}`);
}

/** Runs in the page: the lines of cells that begin with a comma, and those of code that end inside a name; a time ends one after its date. */
function readBadLines(cells: Element[]): string[] {
  const range = document.createRange();
  const linesOf = (part: Element): string[] => {
    const lines: string[] = [];
    let last = NaN;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.sign-word')) continue;
      for (const [at, letter] of Array.from(node.nodeValue ?? '').entries()) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const {top, bottom, width} = range.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        // The space that a line ends with is not drawn.
        if (width === 0 && letter !== ' ') continue;
        if (width > 0 && !(Math.abs(middle - last) < 8)) lines.push('');
        if (width > 0) last = middle;
        lines.push((lines.pop() ?? '') + letter);
      }
    }
    return lines;
  };
  const withCommas = cells.filter((cell) => /[,，、。；：]/.test(cell.textContent));
  const codes = cells
    .flatMap((cell) => [...cell.querySelectorAll('code')])
    .filter((code) => code.getClientRects().length > 1 || code.clientHeight > 30);
  return [
    ...withCommas.flatMap(linesOf).filter((line) => /^[,，、。；：]/.test(line)),
    ...codes.flatMap((code) =>
      linesOf(code).filter((line, index, lines) => {
        const next = lines[index + 1];
        // Chinese has joints between any two characters.
        return (
          next !== undefined &&
          !/^\p{Script=Han}/u.test(next) &&
          !/(?:[._/\-\s]|\dT|\p{Script=Han})$/u.test(line)
        );
      }),
    ),
  ];
}

/** Shows whatever a press shows, so that the tables in it are measured, too. */
async function unfold(page: Page): Promise<void> {
  if ((await page.locator('details, [role=tabpanel]').count()) === 0) return;
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await waitUntilAlive(page);
  await page.locator('details, [role=tabpanel]').evaluateAll((all) => {
    for (const one of all) {
      if (one instanceof HTMLDetailsElement) one.open = true;
      else (one as HTMLElement).hidden = false;
    }
  });
}

for (const language of languages) {
  test(`no table of any page hides a part of itself on a phone, or breaks code but behind its signs, or a line before a comma (${language.locale})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const addresses = listTables(language.prefix);
    expect(addresses.length).toBeGreaterThan(50);
    const faults: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await unfold(page);
      for (const width of [360, 390, 1024, 1440]) {
        await page.setViewportSize({width, height: 800});
        const tables = await page
          .locator('.table-scroll')
          .evaluateAll((all) =>
            all.map((one) => ({room: one.clientWidth, hidden: one.scrollWidth - one.clientWidth})),
          );
        expect(tables.length, `tables of ${address}`).toBeGreaterThan(0);
        if (tables.some(({room}) => room === 0)) faults.push(`${address}: not all tables are seen`);
        const most = Math.max(...tables.map(({hidden}) => hidden));
        if (width < 400 && most > 0) faults.push(`${address} at ${width}: ${most} px are hidden`);
        const lines = await page.locator('.table-scroll td').evaluateAll(readBadLines);
        faults.push(...lines.map((line) => `${address} at ${width}: “${line}”`));
      }
    }
    expect(faults).toEqual([]);
  });

  test(`a list of fields gives the column of names the room they need (${language.locale})`, async ({
    page,
  }) => {
    for (const width of [1100, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      await open(page, localise('/repo/webhooks', language));
      const names = await page
        .locator('td.cell-code:first-child code')
        .evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
      expect(names.length).toBeGreaterThan(20);
      expect(new Set(names), `${width}`).toEqual(new Set([1]));
    }
  });
}

for (const mode of ['light', 'dark']) {
  test(`a table of signs that letters of twice the size make too wide is scrolled beside its first column, and a shade says that there is more, ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `/en/permission?docusaurus-theme=${mode}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const frame = page.locator('.table-scroll:has(> .table-matrix)').first();
    await frame.evaluate((one) => {
      const {top} = one.getBoundingClientRect();
      window.scrollBy({top: top - 300, behavior: 'instant'});
    });
    const {x = 0, y = 0, width = 0} = (await frame.boundingBox()) ?? {};
    // Below the line of the head, where nothing but the ground shows.
    const head = (await frame.locator('thead').boundingBox())?.height ?? 0;
    const takeEdge = () =>
      page.screenshot({clip: {x: x + width - 5, y: y + head + 4, width: 3, height: 3}});
    const more = await takeEdge();
    await frame.evaluate((one) => {
      one.scrollLeft = one.scrollWidth;
    });
    expect(await frame.evaluate((one) => one.scrollLeft)).toBeGreaterThan(20);
    await expect.poll(async () => (await takeEdge()).equals(more)).toBe(false);
    const last = await frame.getByRole('columnheader').last().boundingBox();
    // What stays is not covered by what goes by.
    const covered = await frame.locator('tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [name] = row.children;
        const {left, top, width: across, height} = name?.getBoundingClientRect() ?? new DOMRect();
        const places = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].flatMap((part) =>
          // Where the first line of the name is, and a sign.
          [24, 32, 40, 48].map(
            (y) => [left + part * across, top + Math.min(y, height / 2)] as const,
          ),
        );
        return places.flatMap(([seenX, seenY]) => {
          const seen = document.elementFromPoint(seenX, seenY);
          return !seen || name?.contains(seen) ? [] : [seen.outerHTML];
        });
      }),
    );
    expect(covered).toEqual([]);
    const first = await frame.locator('th').first().boundingBox();
    expect(first?.x).toBeCloseTo(x + 1, 0);
    expect((last?.x ?? NaN) + (last?.width ?? NaN)).toBeLessThanOrEqual(x + width);
  });
}

test('@phone a short label of the interface stays on one line of its cell', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/user/sshkey');
  const labels = page.locator('td:first-child .ui-label').filter({hasText: /^.{2,4}$/});
  expect(await labels.count()).toBeGreaterThan(3);
  const lines = await labels.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('the heads of a table keep to one line', async ({page}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/repo/config/branch');
    const heads = page.locator('thead th:visible');
    expect(await heads.count()).toBeGreaterThan(2);
    const heights = await heads.evaluateAll((all) =>
      all.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        return range.getBoundingClientRect().height;
      }),
    );
    expect(Math.max(...heights), `${width} px`).toBeLessThan(30);
  }
});

test('@both the cells of a row begin in one line, those with labels of several lines, too', async ({
  page,
}) => {
  for (const address of ['/en/repo/config/branch', '/en/repo/issue']) {
    await open(page, address);
    const apart = await page
      .locator('tr:has(> td > .together)')
      .filter({visible: true})
      .evaluateAll((rows) =>
        rows
          .filter((row) => getComputedStyle(row).display === 'table-row')
          .map((row) => {
            const tops = [...row.querySelectorAll('td')].map((cell) => {
              const words = document.createRange();
              words.selectNodeContents(cell);
              return [...words.getClientRects()].find(({width}) => width > 1)?.top ?? NaN;
            });
            return Math.max(...tops) - Math.min(...tops);
          }),
      );
    if (address === '/en/repo/issue') expect(apart.length).toBeGreaterThan(1);
    expect(Math.max(0, ...apart), address).toBeLessThan(8);
  }
});

test('@phone a matrix that fits a phone is not scrolled there', async ({page}) => {
  for (const address of ['/permission', '/en/permission']) {
    await open(page, address);
    const matrices = page.locator('.table-scroll:has(> .table-matrix)');
    const hidden = await matrices.evaluateAll((all) =>
      all.map((one) => one.scrollWidth - one.clientWidth),
    );
    expect(hidden).toEqual([0, 0, 0, 0]);
  }
});

test('@phone in a card the names of its cells are as wide as the longest, and its own name is bold', async ({
  page,
}) => {
  await open(page, '/en/repo/config/branch');
  const cards = await page.locator('.table-records tbody > tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [head, ...cells] = row.querySelectorAll('td');
      const pen = document.createElement('canvas').getContext('2d');
      const gaps = cells.map((cell) => {
        const name = getComputedStyle(cell, '::before');
        if (pen) pen.font = `${name.fontSize} ${name.fontFamily}`;
        const words = document.createRange();
        words.selectNodeContents(cell);
        const value = words.getClientRects()[0]?.left ?? NaN;
        const width = pen?.measureText(cell.dataset.label ?? '').width ?? NaN;
        return value - cell.getBoundingClientRect().left - width;
      });
      return {gap: Math.min(...gaps), weight: head && getComputedStyle(head).fontWeight};
    }),
  );
  expect(cards.length).toBeGreaterThan(5);
  for (const {gap, weight} of cards) {
    expect(gap).toBeGreaterThan(8);
    expect(gap).toBeLessThan(20);
    expect(weight).toBe('600');
  }
});

/** Runs in the page: the colour that is seen of a ground, which may be translucent, on that of the page. */
function readGround(part: Element): number[] {
  const pen = document.createElement('canvas').getContext('2d');
  for (const one of [document.documentElement, part]) {
    if (pen) pen.fillStyle = getComputedStyle(one).backgroundColor;
    pen?.fillRect(0, 0, 1, 1);
  }
  return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])];
}

test('@phone only the head of columns has a ground, the names of cards have none, in both modes', async ({
  page,
}) => {
  await open(page, '/repo/config/branch');
  for (const mode of ['light', 'dark']) {
    await page.locator('html').evaluate((root, name) => {
      root.dataset.theme = name;
    }, mode);
    const columns = await page.locator('thead:visible').first().evaluate(readGround);
    const cards = page.locator('.table-records td:first-child');
    expect(await cards.count()).toBeGreaterThan(1);
    const paper = await page.locator('html').evaluate(readGround);
    expect(columns, mode).not.toEqual(paper);
    for (const card of await cards.all())
      expect(await card.evaluate(readGround), mode).toEqual(paper);
  }
});

test('@phone the names of all cards have one distance from their frame, one size and one weight, code in its own face, and nothing in them has a ground of its own', async ({
  page,
}) => {
  const names: string[] = [];
  for (const [address, form] of [
    ['/en/repo/config/branch', '.table-records'],
    ['/en/repo/webhooks', '.table-entries'],
    ['/en/user/git/advanced', '.table-entries'],
  ] as const) {
    await open(page, address);
    const found = await page.locator(`${form} tbody tr:visible`).evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.querySelector('td');
        const words = document.createRange();
        words.selectNodeContents(name ?? row);
        const start = words.getBoundingClientRect().left - row.getBoundingClientRect().left;
        const marked = [...(name?.querySelectorAll('code, .ui-label') ?? [])];
        const isPlain = marked.every(
          (part) => getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)',
        );
        const fonts = new Set(
          [name ?? row, ...marked].map((part) => {
            const {fontSize, fontWeight, fontFamily} = getComputedStyle(part);
            const isMono = /^ui-monospace/.test(fontFamily);
            return `${fontSize} ${fontWeight}${isMono === part.matches('code') ? '' : ' in a wrong face'}`;
          }),
        );
        return `${Math.round(start)} px, ${isPlain ? 'plain' : 'on a ground of its own'}, ${[...fonts].join()}`;
      }),
    );
    expect(found.length, address).toBeGreaterThan(3);
    names.push(...found);
  }
  expect([...new Set(names)]).toHaveLength(1);
});

test('@phone signs of several columns stand below each other, behind names of any length', async ({
  page,
}) => {
  for (const [address, names] of [
    ['/oauth/access_token', ['换取', '刷新']],
    ['/en/oauth/access_token', ['Exchange', 'Refresh']],
  ] as const) {
    await open(page, address);
    for (const name of names) {
      const edges = await page
        .locator(`td.cell-signs[data-label="${name}"]:visible`)
        .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
      expect(edges.length, `${address}: ${name}`).toBeGreaterThan(3);
      expect(Math.max(...edges) - Math.min(...edges), `${address}: ${name}`).toBeLessThan(1.5);
    }
  }
});

test('@phone in a column no Chinese word is parted', async ({page}) => {
  const words = /创建|新建|保护|分支|转移|归档|删除|推送|变更|请求|代码|设备|末尾|密钥|管理|负责/g;
  for (const width of [360, 390]) {
    await page.setViewportSize({width, height: 844});
    for (const address of ['/repo/issue', '/permission', '/repo/git-pr-mode', '/user/sshkey']) {
      await open(page, address);
      const cells = page.locator('table:not(.table-cards) :is(td, th[scope="row"])');
      await expect(cells.filter({hasText: words}), address).not.toHaveCount(0);
      const parted = await cells.evaluateAll(
        (all, source) =>
          all.flatMap((cell) => {
            const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            const letters: Range[] = [];
            let text = '';
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
                const letter = document.createRange();
                letter.setStart(node, at);
                letter.setEnd(node, at + 1);
                letters.push(letter);
                text += node.nodeValue?.charAt(at) ?? '';
              }
            }
            for (const {0: word, index} of text.matchAll(new RegExp(source, 'g'))) {
              const lines = letters
                .slice(index, index + word.length)
                .map((letter) => Math.round(letter.getBoundingClientRect().top));
              if (new Set(lines).size > 1) found.push(`${word} in ${text}`);
            }
            return found;
          }),
        words.source,
      );
      expect(parted, `${address}, ${width}`).toEqual([]);
    }
  }
});

test('@phone what says one thing only is a row of the page: its type beside its name, the text right below, no ground', async ({
  page,
}) => {
  for (const address of ['/en/repo/webhooks', '/en/user/git/advanced', '/org/members']) {
    await open(page, address);
    const rows = await page.locator('.table-entries tbody tr:visible').evaluateAll((all) =>
      all.map((row) => {
        const cells = [...row.querySelectorAll('td')];
        const [name, text, ...facts] = cells
          .sort(
            (one, other) =>
              Number(one.matches('.cell-beside')) - Number(other.matches('.cell-beside')),
          )
          .map((cell) => {
            const words = document.createRange();
            words.selectNodeContents(cell);
            return words.getBoundingClientRect();
          });
        const isOpen = [row, ...cells].every(
          (part) => getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)',
        );
        const besides = facts.map(({bottom}) => Math.abs(bottom - (name?.bottom ?? NaN)));
        return {
          isOpen,
          below: (text?.top ?? NaN) - (name?.bottom ?? NaN),
          beside: Math.max(0, ...besides),
        };
      }),
    );
    expect(rows.length, address).toBeGreaterThan(3);
    for (const {isOpen, below, beside} of rows) {
      expect(isOpen, address).toBe(true);
      expect(Math.abs(below), address).toBeLessThan(9);
      expect(beside, address).toBeLessThan(9);
    }
  }
});

test('@phone in the card of a row it says in words what is required, and the name of another column before its sign', async ({
  page,
}) => {
  const draw = (label: string) =>
    page.locator(`td.cell-signs[data-label="${label}"]`).evaluateAll((cells) =>
      cells.map((cell) => {
        const {display, borderBottomWidth} = getComputedStyle(cell, '::after');
        const said = getComputedStyle(cell, '::before').content;
        return [cell.textContent, said, display === 'none' ? '' : borderBottomWidth];
      }),
    );
  await open(page, '/security/security/reporter');
  for (const [answer, word] of [
    ['是', '必填'],
    ['否', '选填'],
  ] as const) {
    const said = await draw(word);
    expect(said.length).toBeGreaterThan(5);
    expect(said).toEqual(said.map(() => [answer, `"${word}"`, '']));
  }
  expect((await draw('CVSS 3'))[0]).toEqual(['有', '"CVSS 3"', '2px']);
  // A table has the name in its head, and the sign in each row.
  await page.setViewportSize({width: 1280, height: 900});
  expect((await draw('选填'))[0]).toEqual(['否', 'none', '2px']);
});

/** In how many lines each of the elements stands. */
const countLines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const middles = [...range.getClientRects()].map(({top, bottom}) => (top + bottom) / 2);
      const lines = middles.filter(
        (middle, index) => index === 0 || Math.abs(middle - (middles[index - 1] ?? 0)) > 8,
      );
      return {text: element.textContent, lines: lines.length};
    }),
  );

test('@phone short Chinese words in tables stay whole, and so do labels of the interface', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const route of ['/permission', '/changelogs/v0.9.0']) {
    await open(page, route);
    const words = await countLines(page, '.cell-short, td .ui-label');
    const short = words.filter(({text}) => text.length > 1 && text.length <= 4);
    expect(short.length, route).toBeGreaterThan(8);
    expect(short.filter(({lines}) => lines > 1)).toEqual([]);
  }
});

test('where there is room, heads of signs and words of code in tables keep to one line', async ({
  page,
}) => {
  await open(page, '/permission');
  const heads = await countLines(page, 'th.cell-signs');
  expect(heads.length).toBeGreaterThan(8);
  expect(heads.filter(({lines}) => lines > 1)).toEqual([]);
  await open(page, '/en/oauth/access_token');
  const codes = await countLines(page, 'td.cell-code code');
  expect(codes.map(({text}) => text)).toContain('refresh_token_expires_in');
  expect(codes.filter(({lines}) => lines > 1)).toEqual([]);
});
