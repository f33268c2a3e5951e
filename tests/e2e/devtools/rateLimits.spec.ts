import {expect, test} from '../../support/test';

const languages = [
  {
    address: '/devtools',
    planner: '限流计算器',
    requests: '请求的总数',
    programs: '同时运行的程序数',
    caller: '未认证',
    duration: '最快需要 2 小时 8 分 20 秒',
    problem: '1 到 10000000 之间的整数',
    correct: '先改正上面的数字',
    pause: '12 秒',
    quota: '额度查看器',
    paste: '粘贴一次响应的响应头',
    left: '还剩 100 次请求，额度在 1 小时后恢复；每隔 36 秒发送一次',
    exhausted: '请等待 1 小时',
    missing: '没有找到 x-ratelimit-limit',
  },
  {
    address: '/en/devtools',
    planner: 'Rate-limit calculator',
    requests: 'Total requests',
    programs: 'Programs running at the same time',
    caller: 'Unauthenticated',
    duration: 'At least 2 h 8 min 20 s',
    problem: 'whole number from 1 to 10000000',
    correct: 'Correct the number first',
    pause: '12 s',
    quota: 'Quota viewer',
    paste: 'Paste the headers of a response',
    left: '100 requests left, and the quota resets in 1 h. Send one every 36 s',
    exhausted: 'Try again in 1 h',
    missing: 'Not found: x-ratelimit-limit',
  },
];

const now = new Date('2026-03-01T00:00:00Z');
const reset = now.getTime() / 1000 + 3600;

function writeHeaders(remaining: number): string {
  return [
    'HTTP/1.1 200',
    'X-RateLimit-Limit: 5000',
    `X-RateLimit-Remaining: ${remaining}`,
    `X-RateLimit-Used: ${5000 - remaining}`,
    `X-RateLimit-Reset: ${reset}`,
  ].join('\n');
}

for (const words of languages) {
  // Two languages differ in their words: `npm test` asks in one.
  const where = words.address === '/en/devtools' ? '' : ' @proof';
  test(`the rate-limit calculator counts for each caller and explains what is no number; the quota reader explains headers, and their absence (${words.address})${where}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(now);
    await page.goto(`${words.address}#request-planner`);
    const tool = page.getByRole('region', {name: words.planner});
    const requests = tool.getByLabel(words.requests);
    await test.step('the calculator counts for each caller', async () => {
      await requests.fill('15000');
      await tool.getByLabel(words.programs).fill('2');
      // 15000 as a user: two waits of an hour, then 5000 requests at ten a second.
      await expect(tool.getByRole('status')).toContainText(words.duration);

      await requests.press('Shift+Tab');
      await page.keyboard.press('ArrowLeft');
      await expect(tool.getByRole('radio', {name: words.caller})).toBeChecked();
      await expect(tool.getByText(words.pause, {exact: true})).toBeVisible();
    });
    await test.step('the calculator explains what is no number', async () => {
      await requests.fill('5,000');
      await expect(requests).toHaveAttribute('aria-invalid', 'true');
      await expect(requests).toHaveAccessibleDescription(new RegExp(words.problem));
      await expect(tool.getByRole('status')).toContainText(words.correct);
      await requests.fill('5000');
      await expect(requests).toHaveAttribute('aria-invalid', 'false');
    });
    await test.step('the quota reader explains headers, and their absence', async () => {
      const reader = page.getByRole('region', {name: words.quota});
      const headers = reader.getByLabel(words.paste);
      await headers.fill(writeHeaders(100));
      await expect(reader.getByRole('status')).toContainText(words.left);
      await expect(reader).toContainText('2026-03-01T01:00:00.000Z');
      await headers.fill(writeHeaders(0));
      await expect(reader.getByRole('status')).toContainText(words.exhausted);
      await headers.fill('{"message": "no"}');
      await expect(headers).toHaveAccessibleDescription(new RegExp(words.missing));
    });
  });
}
