type Pieces = {page: string; piece: string};

type Other = {document: Document; locale: string; label: string};

const wide = '(min-width: 1200px)';

/** The blocks of a text by the heading above them, the heading first; before the first one there is no name. */
function listSections(text: Element): Map<string, Element[]> {
  const sections = new Map<string, Element[]>([['', []]]);
  let name = '';
  for (const block of text.children) {
    // Each language has its own list of contents.
    if (block.matches('.theme-doc-toc-mobile')) continue;
    if (/^H[23]$/.test(block.tagName) && block.id) name = block.id;
    sections.set(name, [...(sections.get(name) ?? []), block]);
  }
  return sections;
}

/** A copy to read: without the ids of the page it is from, and without what only works there. */
function copyBlock(block: Element): Element {
  const copy = document.importNode(block, true);
  copy.querySelectorAll('.hash-link, .code-tools, [role="tablist"]').forEach((control) => {
    control.remove();
  });
  copy.querySelectorAll('[hidden]').forEach((panel) => {
    panel.removeAttribute('hidden');
  });
  for (const element of [copy, ...copy.querySelectorAll('[id], [aria-labelledby]')]) {
    for (const name of ['id', 'aria-labelledby', 'aria-describedby']) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, `beside-${value}`);
    }
  }
  return copy;
}

function fold(block: Element, {locale, label}: Other, className: string): HTMLDetailsElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = label;
  details.className = className;
  details.lang = locale;
  details.append(summary, copyBlock(block));
  return details;
}

const isSame = (one: Element, other: Element): boolean =>
  one.textContent.trim() === other.textContent.trim();

/** Puts each block of the other language behind its own; returns how to take them away. */
export function showBeside(other: Other, classes: Pieces): () => void {
  const own = document.querySelector('main .markdown');
  const theirs = other.document.querySelector('main .markdown');
  if (!own || !theirs) throw new Error('The page has no text to show.');
  const found = listSections(theirs);
  const pieces: HTMLDetailsElement[] = [];
  for (const [name, blocks] of listSections(own)) {
    const others = found.get(name) ?? [];
    blocks.forEach((block, index) => {
      const counterpart = others[index];
      // Code, and what else both languages share, is there already.
      if (!counterpart || isSame(block, counterpart)) return;
      const piece = fold(counterpart, other, classes.piece);
      pieces.push(piece);
      block.after(piece);
    });
  }
  const media = window.matchMedia(wide);
  const open = () => {
    for (const piece of pieces) piece.open = media.matches;
  };
  open();
  media.addEventListener('change', open);
  own.classList.add(classes.page);
  return () => {
    media.removeEventListener('change', open);
    own.classList.remove(classes.page);
    for (const piece of pieces) piece.remove();
  };
}
