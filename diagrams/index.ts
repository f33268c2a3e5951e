import type {SiteLocale} from '../config/site';
import {writeDiagram, type Diagram} from './diagram';
import branchRulePrecedence from './branchRulePrecedence';
import firstPush from './firstPush';
import oauthFlow from './oauthFlow';
import mirrorWebhook from './mirrorWebhook';
import pagesPublish from './pagesPublish';
import roleInheritance from './roleInheritance';
import secretCopies from './secretCopies';
import sshKeyPair from './sshKeyPair';
import threeWorkflows from './threeWorkflows';
import twoFactorLogin from './twoFactorLogin';

export {renderDiagram, type Diagram} from './diagram';

export const diagrams: readonly Diagram[] = [
  branchRulePrecedence,
  firstPush,
  oauthFlow,
  mirrorWebhook,
  pagesPublish,
  roleInheritance,
  secretCopies,
  sshKeyPair,
  threeWorkflows,
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
