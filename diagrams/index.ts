import type {SiteLocale} from '../config/site';
import {writeDiagram, type Diagram} from './diagram';
import appInstallationFlow from './appInstallationFlow';
import branchRulePrecedence from './branchRulePrecedence';
import commitSignature from './commitSignature';
import dcoCheck from './dcoCheck';
import firstPush from './firstPush';
import importAndSync from './importAndSync';
import lfsPointer from './lfsPointer';
import oauthFlow from './oauthFlow';
import organizationRelation from './organizationRelation';
import pagesPublishing from './pagesPublishing';
import pipelineStages from './pipelineStages';
import rebaseVersusMerge from './rebaseVersusMerge';
import roleInheritance from './roleInheritance';
import scanResultModel from './scanResultModel';
import sshKeyPair from './sshKeyPair';
import twoFactorLogin from './twoFactorLogin';

export {renderDiagram, type Diagram} from './diagram';

export const diagrams: readonly Diagram[] = [
  appInstallationFlow,
  branchRulePrecedence,
  commitSignature,
  dcoCheck,
  firstPush,
  importAndSync,
  lfsPointer,
  oauthFlow,
  organizationRelation,
  pagesPublishing,
  pipelineStages,
  rebaseVersusMerge,
  roleInheritance,
  scanResultModel,
  sshKeyPair,
  twoFactorLogin,
];

export const diagramNames: readonly string[] = diagrams.map(({name}) => name);

export function findDiagram(name: string): Diagram | undefined {
  return diagrams.find((diagram) => diagram.name === name);
}

/** The Markdown form of `<Diagram name="…" />`: its caption, and in words all that it shows. */
export function diagramToMarkdown(name: string, locale: SiteLocale): string {
  const diagram = findDiagram(name);
  if (!diagram)
    throw new Error(`There is no diagram “${name}”. Known: ${diagramNames.join(', ')}.`);
  return writeDiagram(diagram, locale);
}
