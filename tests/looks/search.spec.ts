import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('the field of the search, while it is open, is as wide as its answers, and its text ends before its buttons', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/repo/branch');
  const field = page.locator('.navbar__search-input');
  await field.fill('a question that is longer than the field was before it was opened');
  const answers = await page.locator('#search-panel').boundingBox();
  const box = await field.boundingBox();
  expect([box?.x, box?.width]).toEqual([answers?.x, answers?.width]);
  const clear = await page.getByRole('button', {name: 'Clear'}).boundingBox();
  const end = await field.evaluate((element) => parseFloat(getComputedStyle(element).paddingRight));
  expect(end).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) - (clear?.x ?? 0));
});

test('at every width the open search is as wide as its answers, and cuts no entry of the bar', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  const field = page.locator('.navbar__search-input');
  await field.fill('feedback');
  for (const width of [1280, 1024, 800]) {
    await page.setViewportSize({width, height: 800});
    const box = await field.boundingBox();
    const answers = await page.locator('#search-panel').boundingBox();
    expect([box?.x, box?.width], `${width}`).toEqual([answers?.x, answers?.width]);
    const covered = await page.locator('.navbar__item:visible').evaluateAll(
      (entries, [start, end]) =>
        entries.filter((entry) => {
          const {left, right} = entry.getBoundingClientRect();
          return getComputedStyle(entry).visibility === 'visible' && right > start && left < end;
        }).length,
      [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)] as const,
    );
    expect(covered, `entries below the field at ${width}`).toBe(0);
  }
});

test('where the search finds nothing it offers the common questions, and names no keys that do nothing', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  await page.locator('.navbar__search-input').fill('qqzzxxww');
  const panel = page.locator('#search-panel');
  await expect(panel.getByText('No results')).toBeVisible();
  await expect(panel.locator('kbd')).toHaveText(['Esc']);
  await panel.getByRole('link', {name: 'What can each role do?'}).click();
  await expect(page).toHaveURL('/en/permission#matrix');
  await expect(panel).toBeHidden();
});

test('@phone a result with a long address stays within the page', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/search?q=invite_link');
  const results = page.getByRole('main').locator('article > p');
  await expect(results.filter({hasText: 'atomgit.com/invite_link?code='}).first()).toBeVisible();
  const rights = await results.evaluateAll((all) =>
    all.map((one) => one.scrollWidth + one.getBoundingClientRect().left),
  );
  expect(Math.max(...rights)).toBeLessThanOrEqual(360);
});

test('the parts of the site say how many pages match in each, in sum all, and still do when one is chosen', async ({
  page,
}) => {
  await open(page, '/en/search?q=protected+branch');
  const parts = page.getByRole('group', {name: 'Search in'}).getByRole('button');
  await expect(parts.nth(1)).toHaveText(/^Guides[1-9]\d*$/);
  const [all, ...counts] = (await parts.locator('small').allTextContents()).map(Number);
  expect(counts).toHaveLength(5);
  const sum = counts.reduce((one, other) => one + other, 0);
  expect(all).toBe(sum);
  await expect(page.getByText(`${sum} documents found`)).toBeVisible();
  await parts.nth(2).click();
  await expect(parts.nth(2)).toHaveAttribute('aria-pressed', 'true');
  const listed = /^(\d+) documents found$/;
  await expect(page.getByText(`${sum} documents found`)).toBeHidden();
  const [, own] = listed.exec((await page.getByText(listed).textContent()) ?? '') ?? [];
  await expect(parts.nth(2)).toHaveText(`OpenAPI${own}`);
  await expect(parts.nth(1)).toHaveText(`Guides${counts[0]}`);
  await expect(parts.nth(0)).toHaveText(`Everywhere${sum}`);
});

test('the path that was asked for is marked in the paths that are found', async ({page}) => {
  await open(page, '/en/search?q=GET+%2Frepos');
  const marks = page.getByRole('main').locator('article code mark');
  await expect(marks.first()).toHaveText('/repos');
  expect(await marks.count()).toBeGreaterThan(10);
});

test('@phone on a phone a hit is its page and one section, and an excerpt has two lines', async ({
  page,
}) => {
  await open(page, '/en/search?q=protected+branch');
  const hits = page.getByRole('main').getByRole('article');
  await expect(hits.first()).toBeVisible();
  const lines = await hits
    .locator('p:has(mark)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))),
    );
  expect(lines.length).toBeGreaterThan(5);
  expect(Math.max(...lines)).toBe(2);
  expect(await hits.locator('li:first-child:visible').count()).toBeGreaterThan(5);
  expect(await hits.locator('li + li:visible').count()).toBe(0);
});

test('@phone the way to all results is seen while the rows are scrolled', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await open(page, '/en/repo/branch');
  await page.getByRole('combobox').fill('protected branch');
  const panel = page.locator('#search-panel[data-answered]');
  await expect(panel).toBeVisible();
  expect(await panel.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeGreaterThan(50);
  await expect(panel.getByText(/^See all \d+ results$/)).toBeInViewport({ratio: 1});
});

test('@phone in the box of a phone no row of an excerpt ends inside a word', async ({page}) => {
  await open(page, '/en/repo/branch');
  await page.getByRole('combobox').fill('403');
  const excerpts = page.locator('#search-panel[data-answered] [class*="excerpt"]');
  await expect(excerpts.first()).toBeVisible();
  const rows = await excerpts.evaluateAll((all) =>
    all.flatMap((one) => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const signs: {sign: string; top: number}[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        Array.from(node.nodeValue ?? '').forEach((sign, at) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          signs.push({sign, top: range.getBoundingClientRect().top});
        });
      }
      return signs.flatMap(({sign, top}, at) => {
        const next = signs[at + 1];
        return next && next.top > top + 8 ? [sign + next.sign] : [];
      });
    }),
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter((pair) => /^[a-z]{2}$/i.test(pair))).toEqual([]);
});

test('in the box a hit is two lines, the line of its excerpt is full, and all rows are seen whole', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [address, query] of [
    ['/en/repo/branch', 'protected branch'],
    ['/repo/branch', '密钥'],
  ] as const) {
    await open(page, address);
    await page.getByRole('combobox').fill(query);
    const panel = page.locator(`#search-panel[data-answered="${query}"]`);
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((all) => all.scrollHeight - all.clientHeight), query).toBe(0);
    const rows = await panel.getByRole('option').evaluateAll((all) =>
      all.map((row) => {
        const {height} = row.getBoundingClientRect();
        const excerpt = row.querySelector('[class*="excerpt"]');
        // An operation whose name does not show why it was found says it in a line of its own.
        const lines = row.querySelector('[class*="endpoint"]') && excerpt ? 3 : 2;
        if (!excerpt) return {height, lines, fills: undefined};
        const range = document.createRange();
        range.selectNodeContents(excerpt);
        const [line] = range.getClientRects();
        const end = Math.max(
          ...[...range.getClientRects()]
            .filter(({top}) => top < (line?.top ?? NaN) + 8)
            .map(({right}) => right),
        );
        const box = excerpt.getBoundingClientRect();
        return {height, lines, fills: (end - box.left) / box.width};
      }),
    );
    expect(rows.length, query).toBe(8);
    expect(Math.max(...rows.map(({height, lines}) => height / lines)), query).toBeLessThan(31);
    const fills = rows.flatMap((row) => row.fills ?? []);
    expect(fills.length, query).toBeGreaterThan(4);
    expect(fills.filter((one) => one > 0.84).length, query).toBeGreaterThan(fills.length / 2);
  }
});

test('marks are as bold as names: in an excerpt with more ink than the rest of it, in a title with a line below', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await open(page, '/search?q=token');
  const marks = page.getByRole('main').locator('article mark');
  await expect(marks.first()).toBeVisible();
  const forms = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const {fontWeight, textDecorationLine, backgroundColor, color} = getComputedStyle(mark);
      const around = mark.closest('a, p');
      return JSON.stringify([
        fontWeight,
        backgroundColor,
        textDecorationLine,
        mark.closest('h2, ul, p')?.localName,
        around !== null && color === getComputedStyle(around).color,
      ]);
    }),
  );
  expect([...new Set(forms)].sort()).toEqual([
    '["600","rgba(0, 0, 0, 0)","none","p",false]',
    '["600","rgba(0, 0, 0, 0)","none","ul",true]',
    '["600","rgba(0, 0, 0, 0)","underline","h2",true]',
  ]);
});

test('a result stands in one of the parts that the page lists, by the name that is listed, and says one thing of its page', async ({
  page,
}) => {
  await open(page, '/en/search?q=developer tools');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  const [, ...parts] = (
    await main.getByRole('group', {name: 'Search in'}).getByRole('button').allTextContents()
  ).map((text) => text.replace(/\d+$/, ''));
  const results = await main.getByRole('article').evaluateAll((all) =>
    all.map((result) => ({
      title: result.querySelector('h2')?.textContent,
      places: [...result.querySelectorAll('p[class*="path"]')].map((one) => one.textContent),
      lines: result.querySelectorAll('p').length,
    })),
  );
  for (const {title, places, lines} of results) {
    // What is named like its part says that once.
    expect(places, title).toHaveLength(parts.includes(title ?? '') ? 0 : 1);
    const [part = title, ...steps] = places[0]?.split(' › ') ?? [];
    expect(parts, title).toContain(part?.replace(/ · .*/, ''));
    expect(steps, title).not.toContain(title);
    expect(lines, title).toBeLessThanOrEqual(2);
  }
  expect(results.map(({title}) => title)).toContain('Developer tools');
  // The menu of a part begins with a name for the part, which says nothing more.
  await open(page, '/en/search?q=oauth authorize');
  for (const [title, place] of [
    ['Get an OAuth2 access token', 'OAuth apps'],
    ['Exchange or refresh an OAuth token', 'OpenAPI › Apps'],
    ['Push rules', 'Guides › Repository › Repository settings'],
  ] as const) {
    const result = main
      .getByRole('article')
      .filter({has: page.getByRole('heading', {name: title})});
    await expect(result.locator('p[class*="path"]'), title).toHaveText(place);
  }
});

test('@phone the first hit begins in the upper third of the screen, half of the hits are low, and the field shows all of its example', async ({
  page,
}) => {
  for (const address of ['/search', '/en/search']) {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `${address}?q=webhook`);
    const hit = page.getByRole('main').getByRole('article').first();
    await expect(hit).toBeVisible();
    const place = await hit.boundingBox();
    expect(place?.y, address).toBeLessThan(844 / 3);
    const heights = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(
      heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)],
    ).toBeLessThan(152);
    // It keeps the distance of the text around it from the edge.
    const title = await page.getByRole('main').getByRole('heading', {level: 1}).boundingBox();
    expect(place?.x, address).toBe(title?.x);
    await open(page, address);
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toBeFocused();
    const ring = await field.evaluate((input) => {
      const {outlineWidth, outlineOffset} = getComputedStyle(input.parentElement ?? input);
      return [outlineWidth, outlineOffset].map(parseFloat);
    });
    expect(ring, 'it stays within the field').toEqual([2, -2]);
    const [room, example] = await field.evaluate((input: HTMLInputElement) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas) canvas.font = getComputedStyle(input).font;
      return [input.clientWidth, canvas?.measureText(input.placeholder).width ?? NaN];
    });
    expect(example, address).toBeLessThan(room);
  }
});

test('all hits look alike from one edge on; beside the section whose words are shown stand only those whose names show the question', async ({
  page,
}) => {
  await open(page, '/en/search?q=access token');
  const hits = page.getByRole('main').getByRole('article');
  await expect(hits.first()).toBeVisible();
  const field = await page.getByRole('main').getByRole('search').boundingBox();
  const forms = await hits.evaluateAll((all) =>
    all.map((hit) => {
      const {fontSize} = getComputedStyle(hit.querySelector('h2') ?? hit);
      const {borderRadius, boxShadow} = getComputedStyle(hit);
      const {left, right} = hit.getBoundingClientRect();
      const edges = [hit.querySelector('svg')?.getBoundingClientRect().left, left, right];
      return JSON.stringify([fontSize, borderRadius, boxShadow, ...edges]);
    }),
  );
  const {x = NaN, width = NaN} = field ?? {};
  expect([...new Set(forms)]).toEqual([JSON.stringify(['18px', '0px', 'none', x, x, x + width])]);
  const sections = await hits.evaluateAll((all) =>
    all.map((hit) =>
      [...hit.querySelectorAll(':scope > ul > li')].map(
        (one) => one.querySelector('mark') !== null,
      ),
    ),
  );
  expect(sections.flat().length).toBeGreaterThan(10);
  expect(sections.flatMap(([, ...others]) => others)).not.toContain(false);
});

test('in a hit the place stands right behind the name, below it the path of an operation, then a section, then its words', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/search?q=create pull request');
  const hits = page.getByRole('main').getByRole('article');
  await expect(hits.first()).toBeVisible();
  const parts = await hits.evaluateAll((all) =>
    all.map((hit) => {
      const find = (selector: string) => hit.querySelector(selector)?.getBoundingClientRect();
      const name = find('h2');
      const below = [find('[class*="endpoint"]'), find(':scope > ul'), find(':scope > p')];
      return {
        name: hit.querySelector('h2')?.textContent,
        isBeside: (find('p[class*="path"]')?.top ?? 0) < (name?.bottom ?? 0),
        distance: (find('p[class*="path"]')?.left ?? NaN) - (name?.right ?? NaN),
        edges: [name, ...below].flatMap((box) => (box ? [box.top, box.bottom] : [])),
        endpoints: hit.querySelectorAll(':scope > [class*="endpoint"]').length,
      };
    }),
  );
  expect(parts.filter(({endpoints}) => endpoints === 1).length).toBeGreaterThan(3);
  for (const {name, isBeside, distance, edges} of parts) {
    expect(isBeside, name).toBe(true);
    expect(distance, name).toBeCloseTo(12, 0);
    expect(edges, name).toEqual(edges.toSorted((a, b) => a - b));
  }
});

test('on a wide screen the results stand in the middle, with texts of a length that is read with ease; nothing moves where nothing is found or asked', async ({
  page,
}) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/en/search?q=create pull request');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    /** How much more room is before the field than after it. */
    const measureLean = async (start = 0) => {
      const {x, width: length} = (await main.getByRole('search').boundingBox()) ?? {};
      return Math.abs((x ?? NaN) - start - (width - (x ?? NaN) - (length ?? NaN)));
    };
    const parts = await main.getByRole('group', {name: 'Search in'}).boundingBox();
    expect(await measureLean(parts?.width), `${width}`).toBeLessThan(24);
    const lengths = await main
      .locator('article > p')
      .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().width));
    expect(lengths.length, `${width}`).toBeGreaterThan(10);
    expect(Math.max(...lengths), `${width}`).toBeLessThanOrEqual(720);
    const frame = [
      main.getByRole('group', {name: 'Search in'}),
      main.getByRole('heading', {level: 1}),
      main.getByRole('search'),
    ];
    const measureFrame = () =>
      Promise.all(
        frame.map(async (one) => {
          const {x, y, width: length} = (await one.boundingBox()) ?? {};
          return [x, y, length];
        }),
      );
    const full = await measureFrame();
    const way = main.getByRole('link', {name: 'Ask the community'});
    await main.getByRole('searchbox').fill('qqzzxxww');
    await expect(way).toBeVisible();
    expect(await measureFrame(), `nothing found, ${width}`).toEqual(full);
    const place = await way.boundingBox();
    await main.getByRole('searchbox').fill('');
    await expect(main.getByText('Search for a feature')).toBeVisible();
    expect(await measureFrame(), `nothing asked, ${width}`).toEqual(full);
    expect(await way.boundingBox(), `${width}`).toEqual(place);
  }
});

test('in Chinese, too, an excerpt says of a row what its signs are about, marks whole words and is no longer than is read with ease', async ({
  page,
}) => {
  for (const width of [390, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    for (const query of ['分支', '访问密钥', '浏览者 克隆']) {
      await open(page, `/search?q=${query}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('article').first()).toBeVisible();
      const excerpts = await main.locator('article > p').evaluateAll((all) => {
        const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
        return all.map((excerpt) => {
          const text = excerpt.textContent;
          const edges = new Set([text.length, 0]);
          for (const {index, segment} of segmenter.segment(text)) {
            edges.add(index).add(index + segment.length);
          }
          const range = document.createRange();
          const cut = [...excerpt.querySelectorAll('mark')].filter((mark) => {
            range.setStart(excerpt, 0);
            range.setEndBefore(mark);
            const start = range.toString().length;
            return !edges.has(start) || !edges.has(start + mark.textContent.length);
          });
          return {
            text,
            cut: cut.map((mark) => mark.textContent),
            width: excerpt.getBoundingClientRect().width,
          };
        });
      });
      expect(excerpts.length, query).toBeGreaterThan(4);
      for (const {text, cut, width: extent} of excerpts) {
        expect(text).not.toMatch(/(?:可以\s+(?:不可以|可以))|(?:是\s+(?:是|否)\s)/);
        expect(cut, text).toEqual([]);
        expect(extent, text).toBeLessThanOrEqual(760);
      }
    }
  }
});

test('another name that was typed is told beside the word of the site', async ({page}) => {
  await open(page, '/en/search?q=create pull request');
  const main = page.getByRole('main');
  await expect(main.getByText('These docs use “change request” for “pull request”.')).toBeVisible();
  await main.getByRole('searchbox').fill('create change request');
  await expect(main.getByRole('heading', {level: 1})).toContainText('change request');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByText('These docs use')).toHaveCount(0);
});

test('in the box a hit is its own name, which alone is bold, what it stands in, and the path of an operation or the words of a page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/repo/branch');
  await page.getByRole('combobox').fill('create pull request');
  const panel = page.locator('#search-panel[data-answered="create pull request"]');
  await expect(panel).toBeVisible();
  const rows = await panel.getByRole('option').evaluateAll((all) =>
    all.map((row) => {
      const [name, place, below, ...more] = row.querySelectorAll(
        '[class*="rowTitle"], [class*="path"], [class*="endpoint"], [class*="excerpt"]',
      );
      const weight = (one?: Element) => one && getComputedStyle(one).fontWeight;
      return {
        name: name?.textContent,
        place: place?.textContent,
        weights: [weight(name), weight(place)],
        isOperation: below?.matches('[class*="endpoint"]'),
        isBelow:
          (below?.getBoundingClientRect().top ?? 0) >=
          (place?.getBoundingClientRect().bottom ?? NaN) - 4,
        more: more.length,
      };
    }),
  );
  expect(rows[0]).toMatchObject({
    name: 'Create a change request',
    place: 'Guides › Change requests',
  });
  expect(rows.map(({place}) => place)).toContain('OpenAPI › Change requests');
  expect(rows.filter(({isOperation}) => isOperation).length).toBeGreaterThan(2);
  for (const {name, weights, isBelow, more} of rows) {
    expect(weights, name).toEqual(['600', '400']);
    expect(isBelow, name).toBe(true);
    expect(more, name).toBe(0);
  }
});

test('the parts of the site are a column at the left of a wide screen, and one row with the count on a narrower one', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/search?q=密钥');
  const main = page.getByRole('main');
  const parts = main.getByRole('group', {name: '搜索范围'});
  const title = main.getByRole('heading', {level: 1});
  const count = main.getByText('共找到');
  await expect(count).toBeVisible();
  const box = async (one: typeof parts) => {
    const {x = NaN, y = NaN, width = NaN, height = NaN} = (await one.boundingBox()) ?? {};
    return {left: x, right: x + width, top: y, bottom: y + height};
  };
  expect((await box(parts)).right).toBeLessThanOrEqual((await box(title)).left);
  await page.setViewportSize({width: 1024, height: 800});
  const [row, end] = [await box(parts), await box(count)];
  expect(row.top).toBeGreaterThan((await box(title)).bottom);
  expect(end.left).toBeGreaterThanOrEqual(row.right);
  expect(end.bottom).toBeGreaterThan(row.top);
  expect(end.top).toBeLessThan(row.bottom);
});

test('where one hit is more than there are rows, or few are more than are listed, all are shown', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  await page.getByRole('combobox').fill('rebase');
  const panel = page.locator('#search-panel[data-answered="rebase"]');
  await expect(panel.getByText('See all 9 results')).toBeVisible();
  await expect(panel.getByRole('option')).toHaveCount(9);
  await open(page, '/en/search?q=expire');
  const main = page.getByRole('main');
  await expect(main.getByText('22 documents found')).toBeVisible();
  // Two that show the same words stand together.
  await expect(main.getByRole('article')).toHaveCount(21);
  await expect(main.getByRole('button', {name: 'Show more'})).toHaveCount(0);
});

test('before anything is typed the box offers the ways of the page, and an example', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  const field = page.getByRole('combobox');
  await field.click();
  await expect(field).toHaveAttribute('placeholder', 'For example: branch, 403');
  const ways = page.locator('#search-panel').getByRole('link');
  await expect(ways).toHaveText([
    'Browse by task and topic',
    'Browse the API by category',
    'Ask the community',
  ]);
});

test('@phone on a touch screen no row is chosen until a key moves to it, the last row fades away, and the box offers more ways', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  const field = page.getByRole('combobox');
  await field.click();
  const panel = page.locator('#search-panel');
  const way = panel.getByRole('link', {name: 'Browse the API by category'});
  await expect(way).toBeVisible();
  const edge = (await field.boundingBox())?.x;
  expect((await way.locator('svg').boundingBox())?.x).toBe(edge);
  await field.fill('protected branch');
  await expect(panel).toHaveAttribute('data-answered', 'protected branch');
  expect((await panel.getByRole('option').first().locator('svg').boundingBox())?.x).toBe(edge);
  expect((await panel.getByText(/^See all/).boundingBox())?.x).toBe(edge);
  const chosen = panel.locator('[aria-selected="true"]');
  await expect(chosen).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(chosen).toHaveAttribute('id', 'search-option-0');
  const fade = await panel
    .locator('[class*="foot"]')
    .evaluate((foot) => parseFloat(getComputedStyle(foot, '::before').blockSize));
  expect(fade).toBeGreaterThanOrEqual(32);
});
