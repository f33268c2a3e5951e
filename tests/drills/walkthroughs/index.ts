import type {Walkthrough} from '../../support/walkthrough/walkthrough';
import {accountGuides} from './accountGuides';
import {gitGuides} from './gitGuides';
import {organizationGuides} from './organizationGuides';
import {posts} from './posts';
import {repositoryGuides} from './repositoryGuides';

/** By file of the Chinese page; its English twin has the same code. */
export const walkthroughs: Readonly<Record<string, Walkthrough>> = {
  ...accountGuides,
  ...gitGuides,
  ...organizationGuides,
  ...posts,
  ...repositoryGuides,
};
