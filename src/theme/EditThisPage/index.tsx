// Change: leads to the repository and says which file to edit there, since the platform documents no address of an editor.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyButton from '@site/src/components/CopyButton';
import Unseen from '@site/src/components/Unseen';
import type {Props} from '@theme/EditThisPage';

import styles from './styles.module.css';

/** Docusaurus joins the repository's address and the path of the file; this takes them apart. */
function useEditedFile(editUrl: string) {
  const {customFields} = useDocusaurusContext().siteConfig;
  const repositoryUrl = String(customFields?.repositoryUrl);
  return {repositoryUrl, file: editUrl.slice(repositoryUrl.length + 1)};
}

export default function EditThisPage({editUrl}: Props): ReactNode {
  const {repositoryUrl, file} = useEditedFile(editUrl);
  return (
    <span className={styles.edit} title={file}>
      <Link to={repositoryUrl} className="theme-edit-this-page">
        <Translate id="theme.common.editThisPage">Edit this page</Translate>
      </Link>
      <Unseen>{file}</Unseen>
      <CopyButton
        getText={() => file}
        label={translate({id: 'edit.path.copy', message: '复制文件路径'})}
      />
    </span>
  );
}
