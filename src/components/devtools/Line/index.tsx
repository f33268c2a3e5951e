import {Children, type ComponentProps, type ReactElement, type ReactNode} from 'react';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Icon, {type IconName} from '@site/src/components/Icon';
import clsx from 'clsx';

import styles from './styles.module.css';
import {keepChosen, useFold} from './useFold';

type Props = {
  icon: IconName;
  /** Whether it is the one that is chosen from the start, where one is chosen. */
  isSample?: boolean;
  /** A heading, a sentence that says what it is for, and what is folded. */
  children: ReactNode;
};

/** A section of a page as one line of a list, with what it holds below it. Written open, for readers without scripts. */
export default function Line({icon, isSample = false, children}: Props): ReactNode {
  const [heading, purpose, ...rest] = Children.toArray(children).filter(
    (child): child is ReactElement<ComponentProps<'p'>> => typeof child === 'object',
  );
  const fold = useFold(isSample);
  useBrokenLinks().collectAnchor(heading?.props.id);
  return (
    <details ref={fold} className={clsx(styles.section, isSample && styles.sample)} open>
      <summary className={styles.head} onClick={keepChosen}>
        <Icon name={icon} className={styles.icon} />
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- the line is a button, which holds no link */}
        {heading && <h3 id={heading.props.id}>{heading.props.children}</h3>}
        <span className={styles.purpose}>{purpose?.props.children}</span>
      </summary>
      <div className={styles.body}>{rest}</div>
    </details>
  );
}
