import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {CurrentBundler} from '@docusaurus/types';

/** A module of the framework, what imports it, and our file in its place. */
export type StandIn = {request: string; importedBy: string; file: string};

const {resolve} = createRequire(import.meta.url);

/** Stops when the framework no longer imports what a file of ours stands for: it would stand there for nothing. */
export function checkStandIns(
  standIns: readonly StandIn[],
  read = (module: string) => readFileSync(resolve(module), 'utf8'),
): void {
  for (const {request, importedBy, file} of standIns) {
    if (read(importedBy).includes(` from '${request}'`)) continue;
    throw new Error(`${importedBy} no longer imports “${request}”, which ${file} stands for.`);
  }
}

/** One plugin for all: the bundler asks each for every import of every file. */
export function replaceImports(
  {NormalModuleReplacementPlugin}: CurrentBundler['instance'],
  standIns: readonly StandIn[],
) {
  checkStandIns(standIns);
  const files = new Map(standIns.map(({request, file}) => [request, file]));
  return new NormalModuleReplacementPlugin(/^[@.\w]/, (found: {request: string}) => {
    found.request = files.get(found.request) ?? found.request;
  });
}
