import {isValueName, tokenVariable, type Values} from './names';
import {onValuesChange, readValues} from './stored';

import './values.css';

const variable = new RegExp(`\\b${tokenVariable}\\b`);

/** Gives the token's variable a place of its own wherever it stands in code. */
function markVariables(): void {
  for (const code of document.querySelectorAll('.code-text > code')) {
    // In the workbench the name is a field of its own.
    if (code.closest('dialog') || !variable.test(code.textContent)) continue;
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(markVariable);
  }
}

function markVariable(text: Text): void {
  const found = variable.exec(text.data);
  if (!found || text.parentElement?.dataset.value !== undefined) return;
  const name = text.splitText(found.index);
  const rest = name.splitText(found[0].length);
  const place = document.createElement('span');
  place.dataset.value = 'token';
  name.replaceWith(place);
  place.append(name);
  markVariable(rest);
}

/** `<owner>` in a command of a guide. */
function markPlaceholders(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.tk-placeholder:not([data-value])')) {
    const name = place.textContent.slice(1, -1);
    if (isValueName(name)) place.dataset.value = name;
  }
}

/** Puts the values wherever the page has a place for them, and the examples back where there is none. */
export function fillPage(values: Values = readValues()): void {
  markPlaceholders();
  markVariables();
  for (const place of document.querySelectorAll<HTMLElement>('.code-text [data-value]')) {
    const {value: name = '', example = place.textContent} = place.dataset;
    if (!isValueName(name)) continue;
    const value = values[name];
    place.dataset.example = example;
    place.textContent = value === undefined ? example : writeValue(place, value);
    place.classList.toggle('your-value', value !== undefined);
  }
}

/** Part of an address in a sample; the commands of guides, and names of variables, are the text as it is. */
function writeValue(place: HTMLElement, value: string): string {
  const isPlain = place.dataset.value === 'token' || place.classList.contains('tk-placeholder');
  return isPlain ? value : encodeURIComponent(value);
}

onValuesChange(() => {
  fillPage();
});
