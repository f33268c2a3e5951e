import type {IconName} from '../../../src/components/Icon';

/** The sign of each group of operations; no two groups of one document share one. */
export const groupIcons: Readonly<Record<string, IconName>> = {
  user: 'account',
  activity: 'megaphone',
  org: 'organization',
  apps: 'plug',
  branches: 'branch',
  tags: 'tag',
  commits: 'commit',
  'commit statuses': 'pipeline',
  repositories: 'repository',
  'repository contents': 'files',
  'change requests': 'review',
  'check-runs': 'agreement',
  issues: 'issue',
  'issues comment': 'article',
  milestones: 'milestone',
  labels: 'label',
  security: 'shield',
  discuss: 'discussion',
  pet: 'star',
  store: 'storage',
};
