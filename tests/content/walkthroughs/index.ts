import type {Walkthrough} from '../../support/walkthrough/walkthrough';
import {gitGuides} from './gitGuides';
import {organizationGuides} from './organizationGuides';
import {repositoryGuides} from './repositoryGuides';

/** By file of the Chinese page; its English twin has the same code. */
export const walkthroughs: Readonly<Record<string, Walkthrough>> = {
  ...gitGuides,
  ...organizationGuides,
  ...repositoryGuides,
};
