// Change: one row for all that is said about a page: when facts and text were checked, how to report a problem and to edit it.
import type {ReactNode} from 'react';

import CheckedNote from '@site/src/components/CheckedNote';
import ReportProblem from '@site/src/components/ReportProblem';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function EditMetaRow(props: Props): ReactNode {
  const {className, editUrl, lastUpdatedAt, checked, children} = props;
  const changed = Boolean(lastUpdatedAt) && <LastUpdated lastUpdatedAt={lastUpdatedAt} />;
  return (
    <div className={clsx(styles.row, className)}>
      {/* First, so that opened, for which it takes a line of its own, it stays where it was pressed. */}
      {checked ? <CheckedNote checked={checked}>{changed}</CheckedNote> : changed}
      <ReportProblem />
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {children}
    </div>
  );
}
