import {useEffect, useReducer, useState, type ComponentType, type ReactNode} from 'react';

import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';

type Module = {default?: unknown} & Record<string, unknown>;
type Props = Record<string, unknown>;

export type Loader = () => Promise<Module>;

export type Tree<Leaf> = Leaf | Tree<Leaf>[] | {[key: string]: Tree<Leaf>};

/** The numbers of the loaders a route needs, in the shape of the props they become. */
export type ChunkTree = Tree<number>;

/** Shows nothing, and tells Docusaurus what the page that is written is made of. */
export type Report = (tree: ChunkTree) => ComponentType;

export type RouteComponent = ComponentType<Props> & {preload: () => Promise<void>};

type Page = {
  Component: ComponentType<Props>;
  context: Parameters<typeof RouteContextProvider>[0]['value'];
  props: Props;
};

const delayMs = 200;

/** What a module gives its page: the default export, with the named ones as its properties. */
function readModule({default: value, ...named}: Module, path: string): unknown {
  if (!value) {
    throw new Error(
      `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  }
  return typeof value === 'object' || typeof value === 'function'
    ? Object.assign(value, named)
    : value;
}

async function loadTree(tree: ChunkTree, loaders: Loader[]): Promise<(path: string) => unknown> {
  if (typeof tree === 'number') {
    const module = await loaders[tree]?.();
    return (path) => readModule(module ?? {}, path);
  }
  const branches = await Promise.all(
    Object.entries(tree).map(
      async ([key, branch]) => [key, await loadTree(branch, loaders)] as const,
    ),
  );
  return (path) => {
    const read = branches.map(([key, branch]) => [key, branch(path)] as const);
    return Array.isArray(tree) ? read.map(([, value]) => value) : Object.fromEntries(read);
  };
}

async function loadNotFound(): Promise<() => Page> {
  const {default: Component} = await import('@theme/NotFound');
  const context = {plugin: {name: 'native', id: 'default'}};
  return () => ({Component: Component as ComponentType<Props>, context, props: {}});
}

async function loadPage(path: string, tree: ChunkTree, loaders: Loader[]): Promise<() => Page> {
  const read = await loadTree(tree, loaders);
  return () => {
    const {__comp, __context, __props, ...props} = read(path) as Props;
    return {
      Component: __comp as Page['Component'],
      context: __context as Page['context'],
      props: {...props, ...(__props as Props | undefined)},
    };
  };
}

type PendingProps = {load: () => Promise<void>; onLoad: () => void};

/** Shown when a page is asked for whose code nobody has loaded ahead. */
function Pending({load, onLoad}: PendingProps): ReactNode {
  const [pastDelay, setPastDelay] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = () => {
    setError(undefined);
    load().then(onLoad, setError);
  };
  useEffect(() => {
    start();
    const timer = window.setTimeout(() => setPastDelay(true), delayMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <Loading
      error={error}
      pastDelay={pastDelay}
      timedOut={false}
      isLoading={!error}
      retry={start}
    />
  );
}

/** Stands for Docusaurus' ComponentCreator and the library it uses: a component that can be loaded ahead of its use. */
export function createRouteComponent(
  path: string,
  tree: ChunkTree | undefined,
  loaders: Loader[],
  report?: Report,
): RouteComponent {
  const Chunks = tree !== undefined && report?.(tree);
  let page: Page | undefined;
  let read: (() => Page) | undefined;
  let pending: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      read = await (tree === undefined ? loadNotFound() : loadPage(path, tree, loaders));
    } finally {
      pending = undefined;
    }
  }
  const preload = () => (read ? Promise.resolve() : (pending ??= load()));

  function RouteComponent(own: Props): ReactNode {
    const [, refresh] = useReducer((count: number) => count + 1, 0);
    if (!read) return <Pending load={preload} onLoad={refresh} />;
    page ??= read();
    const {Component, context, props} = page;
    return (
      <RouteContextProvider value={context}>
        {Chunks && <Chunks />}
        <Component {...props} {...own} />
      </RouteContextProvider>
    );
  }
  return Object.assign(RouteComponent, {preload});
}
