// Change: ejected, since the row says when the facts were checked too, and stands below pages that nobody can edit;
// below the home page, over its whole width, the page's menu too.
import type {ReactNode} from 'react';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageMenu from '@site/src/components/PageMenu';
import {useIsHome} from '@site/src/components/PageMenu/useIsHome';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {tags, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  const isHome = useIsHome();
  const {checked} = frontMatter as {checked?: string};
  const {docFooter, docFooterTagsRow, docFooterEditMetaRow} = ThemeClassNames.docs;
  return (
    <footer className={clsx(docFooter, styles.foot, isHome && styles.home)}>
      {tags.length > 0 && (
        <div className={docFooterTagsRow}>
          <TagsListInline tags={tags} />
        </div>
      )}
      <EditMetaRow
        className={docFooterEditMetaRow}
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={lastUpdatedBy}
        checked={checked}>
        {isHome && <PageMenu place="end" />}
      </EditMetaRow>
    </footer>
  );
}
