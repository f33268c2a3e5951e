import path from 'node:path';

import {throwIfAny, type Problem} from './problems';
import type {SourceFile, SourcePath, SourceTree} from './source';
import type {Components, OpenApiDocument} from '../../../src/api/description/types';

type ComponentKind = Exclude<keyof Components, 'securitySchemes'>;

const componentKinds: readonly ComponentKind[] = ['schemas', 'parameters', 'responses', 'headers'];

export type Bundle = {
  document: OpenApiDocument;
  /** The source files that the document is made of. */
  files: ReadonlySet<string>;
};

/**
 * Joins the files that `root` refers to into one document. A file of `components/` stays a component
 * and is referred to; anything else is put in the place of its `$ref`.
 */
export function bundleDocument(tree: SourceTree, root: string): Bundle {
  const bundler = new Bundler(tree);
  const file = tree.get(root);
  if (!file) throw new Error(`There is no file ${root}.`);
  const document = bundler.copy(file.data, file, []) as OpenApiDocument;
  throwIfAny(bundler.problems);
  return {
    document: {...document, components: {...bundler.sortComponents(), ...document.components}},
    files: bundler.files,
  };
}

class Bundler {
  readonly problems: Problem[] = [];
  readonly files = new Set<string>();
  private readonly components: Record<ComponentKind, Record<string, unknown>> = {
    schemas: {},
    parameters: {},
    responses: {},
    headers: {},
  };
  private readonly origins = new Map<string, string>();

  constructor(private readonly tree: SourceTree) {}

  /** In the order of their names, so that the bundle does not depend on who referred first. */
  sortComponents(): Components {
    const kinds = componentKinds.map((kind) => {
      const entries = Object.entries(this.components[kind]);
      return [kind, Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))] as const;
    });
    return Object.fromEntries(kinds.filter(([, named]) => Object.keys(named).length > 0));
  }

  copy(node: unknown, file: SourceFile, at: SourcePath): unknown {
    this.files.add(file.path);
    if (Array.isArray(node))
      return node.map((item, index) => this.copy(item, file, [...at, index]));
    if (typeof node !== 'object' || node === null) return node;
    const {$ref, ...rest} = node as Record<string, unknown>;
    // An example may hold anything, a property may be called `$ref`.
    if (typeof $ref === 'string' && at.at(-1) !== 'properties') {
      const target = this.resolve($ref, file, at);
      if (typeof target === 'string' || Object.keys(rest).length === 0) return target;
      return {...(target as object), ...(this.copy(rest, file, at) as object)};
    }
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, this.copy(value, file, [...at, key])]),
    );
  }

  private resolve(ref: string, from: SourceFile, at: SourcePath): unknown {
    const [relative = '', name] = ref.split('#/');
    const target = path.posix.join(path.posix.dirname(from.path), relative);
    const file = this.tree.get(relative === '' ? from.path : target);
    const data =
      name === undefined ? file?.data : (file?.data as Record<string, unknown> | undefined)?.[name];
    if (!file || data === undefined) {
      this.problems.push({
        file: from.path,
        line: from.findLine(at),
        where: at.join(' → '),
        message: `“${ref}” leads to nothing.`,
        remedy: file
          ? `Name a key of ${file.path}.`
          : `There is no file ${target}: correct the path.`,
      });
      return {};
    }
    const component = findComponent(file.path, name);
    if (!component) return this.copy(data, file, name === undefined ? [] : [name]);
    return {$ref: this.keepComponent(component, data, file, name)};
  }

  private keepComponent(
    component: {kind: ComponentKind; name: string},
    data: unknown,
    file: SourceFile,
    key: string | undefined,
  ): string {
    const {kind, name} = component;
    const address = `#/components/${kind}/${name}`;
    const origin = this.origins.get(address);
    if (origin !== undefined && origin !== file.path) {
      this.problems.push({
        file: file.path,
        where: name,
        message: `${origin} defines a component of the same name.`,
        remedy: 'Rename one of them.',
      });
    }
    if (origin === undefined) {
      this.origins.set(address, file.path);
      this.components[kind][name] = this.copy(data, file, key === undefined ? [] : [key]);
    }
    return address;
  }
}

/** `components/schemas/Branch.yaml` is the schema Branch, `components/parameters.yaml#/owner` the parameter owner. */
function findComponent(
  file: string,
  key: string | undefined,
): {kind: ComponentKind; name: string} | undefined {
  const [, folder, name] = file.match(/\/components\/(\w+)(?:\/([\w.-]+))?\.yaml$/) ?? [];
  const kind = componentKinds.find((known) => known === folder);
  const componentName = name ?? key;
  return kind && componentName !== undefined ? {kind, name: componentName} : undefined;
}
