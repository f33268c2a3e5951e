import {queryLimit} from '@site/src/search/query';

export type InputState = {
  value: string;
  focused: boolean;
  selection: [start: number | null, end: number | null];
  label: string;
};

/** Until no character is half composed. */
export async function waitForComposition(input: HTMLInputElement): Promise<void> {
  if (input.dataset.composing === undefined) return;
  await new Promise((goOn) => {
    input.addEventListener('compositionend', goOn, {once: true});
  });
}

export function readInput(input: HTMLInputElement): InputState {
  return {
    value: input.value,
    focused: document.activeElement === input,
    selection: [input.selectionStart, input.selectionEnd],
    label: input.getAttribute('aria-label') ?? '',
  };
}

/** React takes a value over only when it comes as if typed. */
function typeInto(input: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Makes the stock input go on where ours stopped, with our limit and our label (its own is English in every
 * language). Once mounted, the stock box empties itself in a task of its own: what stood in it is typed again.
 */
export function adoptInput(input: HTMLInputElement, state: InputState): void {
  input.setAttribute('aria-label', state.label);
  input.maxLength = queryLimit;
  typeInto(input, state.value);
  if (state.focused) input.focus();
  input.setSelectionRange(...state.selection);
  window.setTimeout(() => {
    const {value, selection} = readInput(input);
    typeInto(input, '');
    typeInto(input, value);
    input.setSelectionRange(...selection);
  });
}
