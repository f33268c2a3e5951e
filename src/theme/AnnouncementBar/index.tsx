// Change: colours come from a generated rule instead of a style attribute; a named region instead of a second banner landmark.
import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  return (
    <div
      className={clsx('theme-announcement-bar', styles.bar)}
      role="region"
      aria-label={translate({id: 'announcement.bar.label', message: '公告'})}>
      <AnnouncementBarContent className={styles.content} />
      {announcementBar.isCloseable && (
        <AnnouncementBarCloseButton onClick={close} className={styles.close} />
      )}
    </div>
  );
}
