import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss';

/** Parts of Infima that the site does without, down to their last modifier. */
const unusedBlocks = new Set([
  'avatar',
  'badge',
  'button-group',
  'card',
  'hero',
  'pagination',
  'pills',
]);

/** Modifiers that stand in the theme's code for settings that the site does not choose. */
const unusedModifiers = new Set([
  'footer--dark',
  'navbar--dark',
  'navbar--primary',
  'tabs--block',
  // Colours of notes: src/css/prose.css has those of the site.
  'alert--secondary',
  'alert--info',
  'alert--success',
]);

const infimaLayer = 'docusaurus.infima';

/** Names that stand in code as they are: `margin-bottom--lg`, `navbar__link`, `--ifm-color-primary`. */
const namePattern = /[\w-]*(?:--|__)[\w-]+/g;

function isUnused(name: string, namesInCode: ReadonlySet<string>): boolean {
  const [block = ''] = name.split(/--|__/);
  if (unusedBlocks.has(block) || unusedModifiers.has(name)) return true;
  return block !== name && !namesInCode.has(name);
}

/** Both languages are written from left to right. */
const isForOtherDirection = (selector: string): boolean => /\[dir="?rtl"?\]/.test(selector);

/** The classes without which a selector matches nothing. */
function readNeeds(selector: string): string[] {
  const positive = selector.replace(/:not\([^)]*\)/g, '');
  return [...positive.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function trimDirections(root: Root): void {
  root.walkRules((rule) => {
    if (rule.selectors.every(isForOtherDirection)) rule.remove();
  });
}

/** Takes from Infima the rules for classes that neither a page nor a program of the site has. */
function trimInfima(root: Root, namesInCode: ReadonlySet<string>): void {
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== infimaLayer) return;
    layer.walkRules((rule) => {
      const left = rule.selectors.filter((selector) =>
        readNeeds(selector).every((name) => !isUnused(name, namesInCode)),
      );
      if (left.length === 0) rule.remove();
      else if (left.length < rule.selectors.length) rule.selectors = left;
    });
  });
}

const forWholePage = /^(?::root|html)?(?:\[[^\]]+\])?(?::root)?$/;

/** Takes out variables of layers that the site itself sets: what is in no layer always wins. */
function trimOverruled(root: Root): void {
  const own = new Set<string>();
  root.each((rule) => {
    if (rule.type !== 'rule' || !rule.selectors.includes(':root')) return;
    rule.walkDecls(/^--/, ({prop}) => {
      own.add(prop);
    });
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      if (!rule.selectors.every((selector) => forWholePage.test(selector))) return;
      rule.walkDecls(/^--/, (declaration) => {
        if (own.has(declaration.prop)) declaration.remove();
      });
    });
  });
}

/** Takes out variables that nobody reads, and then those that only they have read. */
function trimVariables(roots: readonly Root[], namesInCode: ReadonlySet<string>): void {
  let removed = 0;
  do {
    removed = 0;
    const read = new Set(namesInCode);
    for (const root of roots) {
      root.walkDecls(({value}) => {
        for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
      });
    }
    for (const root of roots) {
      root.walkDecls(/^--/, (declaration) => {
        if (read.has(declaration.prop)) return;
        declaration.remove();
        removed += 1;
      });
    }
  } while (removed > 0);
}

/** A value in the place of a reference, apart from its neighbours: `var(--a)solid` needs no space, `1pxsolid` does. */
function insertValue(text: string, name: string, value: string): string {
  return text
    .replaceAll(`var(${name})`, ` ${value} `)
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=[(,*/]) | (?=[),*/])/g, '')
    .trim();
}

type Variables = ReadonlyMap<string, readonly Declaration[]>;

function listVariables(roots: readonly Root[]): Variables {
  const variables = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      const known = variables.get(declaration.prop);
      if (known) known.push(declaration);
      else variables.set(declaration.prop, [declaration]);
    });
  }
  return variables;
}

const ruleOf = ({parent}: Declaration) => parent as Rule;

const isForWholePage = (declaration: Declaration): boolean =>
  ruleOf(declaration).selectors.every((selector) => forWholePage.test(selector));

/** In all modes and on all screens, whatever the layer. */
function isUnconditional(declaration: Declaration): boolean {
  const rule = ruleOf(declaration);
  const frame = rule.parent;
  const isFree = frame?.type === 'root' || (frame as AtRule).name === 'layer';
  return isFree && rule.selectors.includes(':root');
}

/** Variables that are set once, and refer only to what is the same on the whole page. */
function findConstants(variables: Variables, namesInCode: ReadonlySet<string>): Declaration[] {
  const isSameEverywhere = (name: string) =>
    !namesInCode.has(name) && (variables.get(name) ?? []).every(isForWholePage);
  return [...variables].flatMap(([name, [declaration, ...others]]) => {
    if (!declaration || others.length > 0 || namesInCode.has(name)) return [];
    const refersTo = [...declaration.value.matchAll(/--[\w-]+/g)].map(([used]) => used);
    return isUnconditional(declaration) && refersTo.every(isSameEverywhere) ? [declaration] : [];
  });
}

/** Writes the values of constants in the place of their names, which are long. */
function inlineConstants(roots: readonly Root[], namesInCode: ReadonlySet<string>): void {
  for (const constant of findConstants(listVariables(roots), namesInCode)) {
    const name = new RegExp(`${constant.prop}(?![\\w-])`);
    const users: Declaration[] = [];
    for (const root of roots) {
      root.walkDecls((user) => {
        if (name.test(user.value)) users.push(user);
      });
    }
    const isPlain = ({value}: Declaration) =>
      !name.test(value.replaceAll(`var(${constant.prop})`, ''));
    // One with a fallback stays a reference, and so do all.
    if (!users.every(isPlain)) continue;
    for (const user of users) user.value = insertValue(user.value, constant.prop, constant.value);
    constant.remove();
  }
}

/** An empty layer stays: it takes part in their order. */
function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules(/^(?:media|supports)$/, (frame) => {
    if (frame.nodes?.length === 0) frame.remove();
  });
}

const readNames = (text: string): string[] => [...text.matchAll(namePattern)].map(([name]) => name);

/** The names of the style sheets that stand in scripts: whatever can become part of a page stands there. */
export function findNamesInCode(sheets: readonly string[], code: readonly string[]): string[] {
  const inCode = new Set(code.flatMap(readNames));
  return [...new Set(sheets.flatMap(readNames))].filter((name) => inCode.has(name));
}

/** The style sheets without what cannot show on any page of the site, in their order. */
export function trimStyles(sheets: readonly string[], names: readonly string[]): string[] {
  const namesInCode = new Set(names);
  const roots = sheets.map((css) => postcss.parse(css));
  for (const root of roots) {
    trimInfima(root, namesInCode);
    trimDirections(root);
    trimOverruled(root);
  }
  trimVariables(roots, namesInCode);
  inlineConstants(roots, namesInCode);
  for (const root of roots) removeEmpty(root);
  return roots.map((root) => root.toString());
}
