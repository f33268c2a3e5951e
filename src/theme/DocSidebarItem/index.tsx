// Change: on the way to another page only the entries that the current page begins or ceases to be in render anew.
import {memo, type ComponentType} from 'react';

import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';

function looksTheSame(before: Props, after: Props): boolean {
  const {activePath: oldPath, ...oldRest} = before;
  const {activePath: newPath, ...newRest} = after;
  const names = Object.keys({...oldRest, ...newRest}) as (keyof typeof oldRest)[];
  return (
    names.every((name) => oldRest[name] === newRest[name]) &&
    !isActiveSidebarItem(before.item, oldPath) &&
    !isActiveSidebarItem(after.item, newPath)
  );
}

export default memo(DocSidebarItem as ComponentType<Props>, looksTheSame);
