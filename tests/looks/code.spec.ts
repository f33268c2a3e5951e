import {open} from '../support/steps';
import {expect, test, type Locator} from '../support/test';

test('a short label of a row of code stays on one line beside the sidebar', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 900});
  await open(page, '/user/git/advanced');
  const label = page.getByRole('cell', {name: 'pick、p', exact: true});
  const tops = await label
    .locator('code')
    .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test('@phone an option of a command is never broken', async ({page}) => {
  for (const address of [
    '/en/devtools',
    '/en/user/git/advanced',
    '/user/git/advanced',
    '/repo/branch',
  ]) {
    await open(page, address);
    const options = await page.evaluate(() =>
      [
        ...document.querySelectorAll('.markdown :is(p, li, td, [data-language="bash"]) code'),
      ].flatMap((code) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const pieces: {text: string; lines: number}[] = [];
        let text = '';
        const rows = new Map<number, number>();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let at = 0; at < (node.nodeValue?.length ?? 0); at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            rows.set(text.length, Math.round(range.getBoundingClientRect().top));
            text += node.nodeValue?.[at] ?? '';
          }
        }
        for (const {0: word, index} of text.matchAll(/(?<!\S)--?[a-z][a-z-]*/g)) {
          const tops = Array.from(word, (_, at) => rows.get(index + at));
          pieces.push({text: word, lines: new Set(tops).size});
        }
        return pieces;
      }),
    );
    expect(options.length, address).toBeGreaterThan(2);
    expect(options.filter(({lines}) => lines > 1)).toEqual([]);
  }
});

test('@phone all lines of code are wrapped, those that go on further in, and above code stands at most what it is', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const address of [
    '/repo/branch',
    '/repo/webhooks',
    '/blog/Git-AtomGit-2',
    '/en/user/sshkey',
    '/en/openAPI/api_versioned/get-repo-issues-list',
  ]) {
    await open(page, address);
    const frames = await page.locator('.code-frame:visible').evaluateAll((all) =>
      all.map((frame) => {
        const code = frame.querySelector('pre') as HTMLElement;
        const title = frame.querySelector('figcaption')?.textContent;
        const {content} = getComputedStyle(frame, '::before');
        const range = document.createRange();
        const goOn = [...code.querySelectorAll('[class^="code-in-"]')].flatMap((line) => {
          range.selectNodeContents(line);
          const rows = [...range.getClientRects()];
          const next = rows.filter(({top}) => top > (rows[0]?.bottom ?? 0) - 2);
          const left = Math.min(...next.map((row) => row.left));
          return next.length > 0 ? [left - line.getBoundingClientRect().left] : [];
        });
        return {
          text: code.textContent,
          above: code.getBoundingClientRect().top - frame.getBoundingClientRect().top,
          label: title ?? (content === 'none' ? '' : content.replaceAll('"', '')),
          hidden: code.parentElement ? code.parentElement.scrollWidth - frame.clientWidth : 0,
          goOn,
        };
      }),
    );
    expect(frames.length).toBeGreaterThan(2);
    const steps = frames.flatMap(({goOn}) => goOn);
    expect(steps.length, address).toBeGreaterThan(1);
    expect(Math.min(...steps), address).toBeGreaterThan(10);
    for (const {text, above, label, hidden} of frames) {
      if (above > 2) expect(label, text).toMatch(/^[~\w./-]{2,}/);
      expect(hidden, text).toBeLessThanOrEqual(0);
    }
  }
});

test('@phone code of a step begins where its text does', async ({page}) => {
  for (const address of ['/api/contributing', '/repo/lfs']) {
    await open(page, address);
    const step = page.locator('ol > li:has(> .code-frame)').first();
    const [text, code] = await Promise.all([
      step.locator('> p').first().boundingBox(),
      step.locator('> .code-frame').boundingBox(),
    ]);
    expect(code?.x, address).toBe(text?.x);
  }
});

test('@both the colour of a line that was added or removed goes on to the edge', async ({page}) => {
  const width = page.viewportSize()?.width ?? 0;
  if (width > 576) await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/blog/Git-AtomGit-2');
  const frames = page.locator('.code-frame:has(.code-line)');
  expect(await frames.count()).toBeGreaterThan(1);
  const gaps = await frames.evaluateAll((all) =>
    all.map((frame) => {
      const line = frame.querySelector('.code-line') as HTMLElement;
      return frame.getBoundingClientRect().right - line.getBoundingClientRect().right;
    }),
  );
  for (const gap of gaps) expect(gap).toBeLessThanOrEqual(2);
});

test('@phone words of code and labels make no line of a paragraph higher than the others', async ({
  page,
}) => {
  for (const address of ['/repo/branch', '/en/repo/branch', '/user/pats']) {
    await open(page, address);
    const paragraphs = page.locator('.markdown > p:has(code, .ui-label)');
    expect(await paragraphs.count(), address).toBeGreaterThan(2);
    const odd = await paragraphs.evaluateAll((all) =>
      all.flatMap((paragraph) => {
        const line = parseFloat(getComputedStyle(paragraph).lineHeight);
        const {height} = paragraph.getBoundingClientRect();
        const isEven = Math.abs(height - Math.round(height / line) * line) < 0.75;
        return isEven ? [] : [`${paragraph.textContent.slice(0, 30)}: ${height} px`];
      }),
    );
    expect(odd, address).toEqual([]);
  }
});

test('@phone with letters of twice the size, no option, name or label that stays whole is wider than the page', async ({
  page,
}) => {
  for (const address of [
    '/app/demo',
    '/en/app/demo',
    '/blog/contributing',
    '/en/blog/contributing',
    '/oauth/process',
    '/en/oauth/process',
    '/oauth/create',
    '/org/relate',
    '/repo/capacity',
    '/en/ai/ai/aiUse',
    '/en/user/git/advanced',
    '/blog/AtomGit-sync-to-GitHub',
    '/openAPI/api_versioned/user',
    '/openAPI/api_versioned/get-change-reques-comment-list',
  ]) {
    await open(page, address);
    const beyond = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond, address).toBeLessThanOrEqual(0);
  }
});

test('code in a list has lines as far apart as other code', async ({page}) => {
  await open(page, '/en/devops/workflow');
  const ratios = await page.locator('.markdown li pre code').evaluateAll((all) =>
    all.map((code) => {
      const {lineHeight, fontSize} = getComputedStyle(code);
      return parseFloat(lineHeight) / parseFloat(fontSize);
    }),
  );
  expect(ratios.length).toBeGreaterThan(2);
  for (const ratio of ratios) expect(ratio).toBeGreaterThan(1.4);
});

test('@phone no row of code ends between a quotation mark or a colon and the placeholder behind it', async ({
  page,
}) => {
  await open(page, '/en/repo/webhooks');
  const places = await page.locator('.tk-placeholder').evaluateAll((placeholders) =>
    placeholders.flatMap((placeholder) => {
      const before = placeholder.previousSibling;
      const end = before?.textContent?.length ?? 0;
      const sign = before?.textContent?.at(-1) ?? '';
      if (!before || !/["':]/.test(sign)) return [];
      const range = document.createRange();
      const text = before.firstChild ?? before;
      range.setStart(text, end - 1);
      range.setEnd(text, end);
      const [first] = placeholder.getClientRects();
      const isApart = Math.abs((first?.top ?? NaN) - range.getBoundingClientRect().top) > 4;
      return [{sign, isApart}];
    }),
  );
  expect(places.map(({sign}) => sign)).toEqual(expect.arrayContaining(['"', ':']));
  expect(places.filter(({isApart}) => isApart)).toEqual([]);
});

test('@phone rows in which a line of code goes on stand beside a bar, other rows do not', async ({
  page,
}) => {
  await open(page, '/en/repo/git-pr-mode');
  const lines = await page.locator('[class^="code-in-"]:visible').evaluateAll((all) =>
    all.map((line) => {
      const {backgroundImage, backgroundPositionY, lineHeight} = getComputedStyle(line);
      const {height} = line.getBoundingClientRect();
      const bar = backgroundImage === 'none' ? 0 : height - parseFloat(backgroundPositionY);
      return {rows: Math.round(height / parseFloat(lineHeight)), bar: bar / parseFloat(lineHeight)};
    }),
  );
  expect(lines.some(({rows}) => rows > 1)).toBe(true);
  for (const {rows, bar} of lines) expect(bar).toBeCloseTo(rows - 1, 1);
  // A graph has bars of its own.
  await open(page, '/en/user/git/advanced');
  const printed = page
    .locator('[class^="code-in-"]:visible')
    .filter({hasText: /^\*.*Merge branch/});
  await expect(printed.first()).toHaveCSS('background-image', 'none');
});

test('@phone only the first row of code ends before its button', async ({page}) => {
  await open(page, '/en/repo/git-pr-mode');
  const frames = await page
    .locator('.code-frame:visible:not(:has(.code-title))')
    .evaluateAll((all) =>
      all.map((frame) => {
        const button = frame.querySelector('button')?.getBoundingClientRect().left ?? NaN;
        const ends = new Map<number, number>();
        const texts = document.createTreeWalker(
          frame.querySelector('code') ?? frame,
          NodeFilter.SHOW_TEXT,
        );
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = new Range();
          range.selectNodeContents(text);
          for (const {top, right} of range.getClientRects()) {
            const row = Math.round(top / 4);
            ends.set(row, Math.max(ends.get(row) ?? 0, right));
          }
        }
        const [first = NaN, ...others] = [...ends]
          .sort(([one], [other]) => one - other)
          .map(([, end]) => end - button);
        return {first, others: Math.max(-Infinity, ...others)};
      }),
    );
  expect(frames.length).toBeGreaterThan(3);
  for (const {first} of frames) expect(first).toBeLessThanOrEqual(0);
  expect(Math.max(...frames.map(({others}) => others))).toBeGreaterThan(0);
});

for (const mode of ['light', 'dark']) {
  test(`@both what can be pressed on code covers nothing of it, and has no ground of its own, ${mode}`, async ({
    page,
    viewport,
  }) => {
    const widths = (viewport?.width ?? 0) > 576 ? [1024, 1440] : [360, 390];
    for (const address of ['/blog/Git-AtomGit-2', '/repo/webhooks', '/user/sshkey']) {
      for (const language of ['', '/en']) {
        await open(page, `${language}${address}?docusaurus-theme=${mode}`);
        for (const width of widths) {
          await page.setViewportSize({width, height: 844});
          const frames = await page.locator('.code-frame:visible').evaluateAll((all) =>
            all.map((frame) => {
              const buttons = [...frame.querySelectorAll('button')].filter((one) =>
                one.checkVisibility(),
              );
              // What a finger reaches is larger than the sign that is seen.
              const boxes = buttons.flatMap((one) =>
                [...one.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect()),
              );
              const edge = frame.querySelector('.code-scroll')?.getBoundingClientRect();
              const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
              const range = new Range();
              let covered = '';
              for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                if (!text.parentElement?.closest('code, figcaption')) continue;
                range.selectNodeContents(text);
                for (const {left, top, right, bottom} of range.getClientRects()) {
                  const end = Math.min(right, edge?.right ?? right);
                  const isBelow = boxes.some(
                    (box) =>
                      left < box.right && end > box.left && top < box.bottom && bottom > box.top,
                  );
                  if (isBelow) covered += text.nodeValue ?? '';
                }
              }
              const grounds = buttons.flatMap((one) => {
                const around: string[] = [];
                for (let part: Element | null = one; part && part !== frame;) {
                  around.push(getComputedStyle(part).backgroundColor);
                  part = part.parentElement;
                }
                return around;
              });
              return {covered, grounds, buttons: buttons.length};
            }),
          );
          const where = `${language}${address} at ${width}`;
          expect(frames.filter(({buttons}) => buttons > 0).length, where).toBeGreaterThan(2);
          expect(frames.map(({covered}) => covered).filter(Boolean), where).toEqual([]);
          const grounds = new Set(frames.flatMap((frame) => frame.grounds));
          expect(grounds, where).toEqual(new Set(['rgba(0, 0, 0, 0)']));
        }
      }
    }
  });

  test(`long code fades at the edge beyond which there is more, into the ground of its frame, ${mode}`, async ({
    page,
  }) => {
    await page.goto(`/oauth/access_token?docusaurus-theme=${mode}`);
    const frame = page
      .locator('.code-frame')
      .filter({hasText: 'Signs people in with AtomGit'})
      .first();
    const code = frame.locator('.code-scroll');
    await frame.locator('figcaption').scrollIntoViewIfNeeded();
    const {x = 0, y = 0, width = 0} = (await code.boundingBox()) ?? {};
    // Above the first line, where nothing but the ground shows.
    const take = (left: number) =>
      page.screenshot({clip: {x: left, y: y + 3, width: 8, height: 6}, animations: 'disabled'});
    const [plain, edge] = [await take(x + 1), await take(x + width - 9)];
    expect(edge.equals(plain)).toBe(true);
    await expect(code).toHaveCSS('mask-image', /gradient/);
  });
}

test('@phone of long code a phone shows the beginning, and all of it when asked; what is unfolded already is whole', async ({
  page,
}) => {
  await open(page, '/repo/webhooks');
  const heightOf = async (frame: Locator) =>
    (await frame.locator('.code-scroll').boundingBox())?.height ?? NaN;
  const receiver = page.locator('.code-frame', {hasText: 'receiver.mjs'}).first();
  const text = await receiver.locator('code').evaluate((code) => code.textContent);
  const lines = text.trimEnd().split('\n').length;
  expect(lines).toBeGreaterThan(50);
  const short = await heightOf(receiver);
  expect(short).toBeGreaterThan(200);
  expect(short).toBeLessThan(450);
  await receiver.getByText(`全部 ${lines} 行`).tap();
  expect(await heightOf(receiver)).toBeGreaterThan(lines * 15);
  await page.getByText('请求正文的示例').first().tap();
  const sample = page.locator('details[open] .code-frame', {hasText: 'push.json'}).first();
  expect(await heightOf(sample)).toBeGreaterThan(500);
  await expect(sample.getByText(/^全部 \d+ 行$/)).toBeHidden();
});

test('of long code a desktop, too, shows the beginning, but a sample of the API whole', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/oauth/access_token');
  const program = page.locator('.code-frame', {hasText: 'server.mjs'}).first();
  const heightOf = async () => (await program.boundingBox())?.height ?? NaN;
  expect(await heightOf()).toBeGreaterThan(600);
  expect(await heightOf()).toBeLessThan(800);
  await program.getByText(/^全部 \d+ 行$/).click();
  expect(await heightOf()).toBeGreaterThan(2000);
  await open(page, '/openAPI/api_versioned/create-repo-issue');
  await expect(page.locator('.api-responses .code-rest').first()).toBeHidden();
  const masks = await page
    .locator('.api-responses .code-text')
    .evaluateAll((all) => all.map((code) => getComputedStyle(code).maskImage));
  expect(new Set(masks)).toEqual(new Set(['none']));
});

test('what names a block of code is set as text is, in both languages', async ({page}) => {
  for (const address of ['/repo/webhooks', '/en/repo/webhooks']) {
    await open(page, address);
    const fonts = await page.locator('.markdown .code-title').evaluateAll((all) => ({
      text: getComputedStyle(document.body).fontFamily,
      titles: all.map((title) => getComputedStyle(title).fontFamily),
    }));
    expect(fonts.titles.length).toBeGreaterThan(2);
    expect(new Set(fonts.titles), address).toEqual(new Set([fonts.text]));
  }
});

test('what goes on in the next line of a sample is indented, and no line is empty @phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/openAPI/api_versioned/create-repo-issue');
  const code = page.locator('.code-frame code').filter({hasText: 'curl'}).first();
  const lines = await code.evaluate((element) => {
    const start = element.getBoundingClientRect().left;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: {middle: number; indent: number}[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Blanks at the beginning of a line are no text.
      const text = node.nodeValue ?? '';
      for (let at = 0; at < text.length; at += 1) {
        if (!text[at]?.trim()) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const {left, top, bottom} = range.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        if (Math.abs(middle - (found.at(-1)?.middle ?? -Infinity)) > 8) {
          found.push({middle, indent: left - start});
        }
      }
    }
    return found;
  });
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.slice(1).filter(({indent}) => indent < 4)).toEqual([]);
  const steps = lines.slice(1).map(({middle}, index) => middle - (lines[index]?.middle ?? 0));
  expect(Math.max(...steps)).toBeLessThan(1.5 * Math.min(...steps));
});

for (const path of ['/oauth/process', '/en/oauth/access_token']) {
  test(`@both the address of the authorization page shows each of its parameters on ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const code = page.locator('.code-scroll', {hasText: 'login/oauth/authorize'}).first();
    for (const parameter of ['client_id=', 'state=', 'redirect_uri=']) {
      const isShown = await code.evaluate((region, name) => {
        const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
        const right = region.getBoundingClientRect().right;
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const start = text.textContent?.indexOf(name) ?? -1;
          if (start < 0) continue;
          const range = new Range();
          range.setStart(text, start);
          range.setEnd(text, start + name.length);
          return range.getBoundingClientRect().right <= right;
        }
        return false;
      }, parameter);
      expect(isShown, parameter).toBe(true);
    }
  });
}
