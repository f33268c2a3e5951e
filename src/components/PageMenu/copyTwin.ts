import {copyText} from '@site/src/components/CopyButton/copyText';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return response.text();
}

/** Puts the Markdown of a page on the clipboard; rejects when it cannot be had or the browser refuses. */
export async function copyTwin(address: string): Promise<void> {
  const text = fetchText(address);
  const {clipboard} = navigator as Partial<Navigator>;
  if (clipboard && typeof ClipboardItem === 'function') {
    // Safari takes what is promised while the button is pressed, and nothing later.
    const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    // Both at once: a browser that refuses at once leaves the promise to nobody.
    await Promise.all([blob, clipboard.write([new ClipboardItem({'text/plain': blob})])]);
  } else await copyText(await text);
}
