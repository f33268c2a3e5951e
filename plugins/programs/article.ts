import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element, ElementContent, Root} from 'hast';

import {forms, needsForm} from './forms';
import {classesOf, findPart, isElement, type HastParent, type ParsedPage} from './hast';

/** The content of a page in plain elements, without what leads around the site or needs a browser. */
export function readArticle(parsed: ParsedPage, page: string): Root {
  const main = findPart(parsed, 'main');
  if (main) return plainArticle(main, page);
  throw new Error(`${page} has no <main>: its text cannot be found.`);
}

/** Each component in its plain form. */
export function plainArticle(parent: HastParent, page: string): Root {
  return {type: 'root', children: turnAll(parent.children as ElementContent[], page)};
}

function turnAll(nodes: readonly ElementContent[], page: string): ElementContent[] {
  return nodes.flatMap((node) => turn(node, page));
}

function turn(node: ElementContent, page: string): ElementContent[] {
  if (node.type === 'comment') return [];
  if (node.type === 'text') return [{...node, value: node.value.replaceAll('\u00a0', ' ')}];
  if (!isElement(node)) return [node];
  const form = forms.find(({matches}) => matches(node));
  if (!form) {
    if (needsForm.has(node.tagName)) throw new Error(explainMissingForm(node, page));
    return [{...node, children: turnAll(node.children, page)}];
  }
  return form.turn(node).flatMap((turned): ElementContent[] => {
    if (!isElement(turned)) return [turned];
    // What a form hands back as it was would find the same form again.
    const again = turned === node ? undefined : turned;
    if (again && !form.matches(again)) return turn(again, page);
    return [{...turned, children: turnAll(turned.children, page)}];
  });
}

function explainMissingForm(node: Element, page: string): string {
  const component = findComponents(classesOf(node)).join(' or ') || 'a component';
  return (
    `${page}: <${node.tagName}> of ${component} has no Markdown form. ` +
    'Add it to plugins/programs/forms.ts, or leave the element out of the page.'
  );
}

/** The components whose style sheets define one of the classes: names for a message. */
function findComponents(classes: readonly string[]): string[] {
  const folders = ['src/components', 'src/theme', 'src/pages'].filter((folder) =>
    existsSync(folder),
  );
  return folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.module.css'))
      .filter((name) => {
        const css = readFileSync(path.join(folder, name), 'utf8');
        return classes.some((local) => css.includes(`.${local}`));
      })
      .map((name) => path.basename(path.dirname(name))),
  );
}
