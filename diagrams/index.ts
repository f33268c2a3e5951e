import type {SiteLocale} from '../config/site';
import {writeDiagram, type Diagram} from './diagram';
import appInstallationFlow from './appInstallationFlow';
import changeRequestLife from './changeRequestLife';
import commentStates from './commentStates';
import commitSignature from './commitSignature';
import dcoCheck from './dcoCheck';
import firstPush from './firstPush';
import forkContribution from './forkContribution';
import importAndSync from './importAndSync';
import lfsPointer from './lfsPointer';
import mergeTypes from './mergeTypes';
import oauthFlow from './oauthFlow';
import oauthGrant from './oauthGrant';
import mirrorWebhook from './mirrorWebhook';
import organizationRelation from './organizationRelation';
import pagesPublish from './pagesPublish';
import pagesPublishing from './pagesPublishing';
import pipelineStages from './pipelineStages';
import protectedBranchDecision from './protectedBranchDecision';
import rebaseVersusMerge from './rebaseVersusMerge';
import releaseAnatomy from './releaseAnatomy';
import roleInheritance from './roleInheritance';
import scanResultModel from './scanResultModel';
import secretCopies from './secretCopies';
import sshKeyPair from './sshKeyPair';
import threeWorkflows from './threeWorkflows';
import tokenKinds from './tokenKinds';
import twoFactorLogin from './twoFactorLogin';
import webhookDelivery from './webhookDelivery';

export {renderDiagram, type Diagram} from './diagram';

export const diagrams: readonly Diagram[] = [
  appInstallationFlow,
  changeRequestLife,
  commentStates,
  commitSignature,
  dcoCheck,
  firstPush,
  forkContribution,
  importAndSync,
  lfsPointer,
  mergeTypes,
  oauthFlow,
  oauthGrant,
  mirrorWebhook,
  organizationRelation,
  pagesPublish,
  pagesPublishing,
  pipelineStages,
  protectedBranchDecision,
  rebaseVersusMerge,
  releaseAnatomy,
  roleInheritance,
  scanResultModel,
  secretCopies,
  sshKeyPair,
  threeWorkflows,
  tokenKinds,
  twoFactorLogin,
  webhookDelivery,
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
