import {useId, type ComponentProps, type ReactNode, type SubmitEventHandler} from 'react';

import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Sign from '@site/src/components/Icon/Sign';
import Unseen from '@site/src/components/Unseen';

import styles from './styles.module.css';

type Props = {
  label: string;
  isLabelSeen?: boolean;
  input?: ComponentProps<'input'>;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
};

/** Leads to the page of results by itself, with or without code: what is typed into it is never lost. */
export default function SearchForm({
  label,
  isLabelSeen = false,
  input,
  onSubmit,
}: Props): ReactNode {
  const id = useId();
  const action = useBaseUrl('/search');
  return (
    <form
      action={action}
      role="search"
      className={styles.searchForm}
      aria-labelledby={`${id}-label`}
      data-markdown-ignore=""
      onSubmit={onSubmit}>
      <label id={`${id}-label`} htmlFor={id}>
        {isLabelSeen ? label : <Unseen>{label}</Unseen>}
      </label>
      <span className={styles.row}>
        <Sign name="search" className={styles.icon} />
        <input
          id={id}
          type="search"
          name="q"
          required
          autoComplete="off"
          enterKeyHint="search"
          {...input}
        />
        <button type="submit" className="clean-btn">
          {translate({id: 'search.form.submit', message: '搜索'})}
        </button>
      </span>
    </form>
  );
}
