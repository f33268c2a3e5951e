/** Puts `text` on the clipboard; rejects when the browser does not let us. */
export async function copyText(text: string): Promise<void> {
  const {clipboard} = navigator as Partial<Navigator>;
  if (clipboard) await clipboard.writeText(text);
  else copyBySelection(text);
}

/** Pages served without encryption, on a company network say, have no clipboard interface. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'copy-field';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way on such a page
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!done) throw new Error('The browser refused to copy.');
}
