import type {Page} from '@playwright/test';

/** What a paste would give. It is pasted into a page of its own: the site's policy lets no script read the clipboard. */
export async function readClipboard(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea aria-label="pasted"></textarea>');
  const field = other.getByRole('textbox');
  await field.press('ControlOrMeta+v');
  const text = await field.inputValue();
  await other.close();
  return text;
}
