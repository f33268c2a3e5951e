import {Children, type ComponentProps, type ReactElement, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Icon, {type IconName} from '@site/src/components/Icon';
import clsx from 'clsx';

import styles from './styles.module.css';
import {useFold} from './useFold';

type Props = {
  icon: IconName;
  /** Something to use, and not to look up: its line says that it opens. */
  isTool?: boolean;
  /** What is looked up there most, in a few words of code, for the eye that looks over the list. */
  gives?: string;
  /** What that is. */
  label?: string;
  /** The figures that are asked for most: ids of config/limits.yaml, of which plugins/writing/limits makes a line each, name and value with a tab between. */
  figures?: string;
  /** A heading, a sentence that says what it is for, and what is folded. */
  children: ReactNode;
};

function Figures({lines}: {lines: string}): ReactNode {
  return (
    <span className={clsx(styles.gives, styles.figures)} data-markdown-ignore="">
      {lines.split('\n').map((line) => {
        const [name, value] = line.split('\t');
        return (
          <span key={name} className={styles.figure}>
            {name} <b>{value}</b>
          </span>
        );
      })}
    </span>
  );
}

/** A section of a page as one line of a list, with what it holds below it. Written open, for readers without scripts. */
export default function Line({
  icon,
  isTool = false,
  gives,
  label,
  figures,
  children,
}: Props): ReactNode {
  const [heading, purpose, ...rest] = Children.toArray(children).filter(
    (child): child is ReactElement<ComponentProps<'p'>> => typeof child === 'object',
  );
  const fold = useFold();
  useBrokenLinks().collectAnchor(heading?.props.id);
  return (
    <details ref={fold} className={clsx(styles.section, isTool && styles.tool)} open>
      <summary className={styles.head}>
        <Icon name={icon} className={styles.icon} />
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- the line is a button, which holds no link */}
        {heading && <h3 id={heading.props.id}>{heading.props.children}</h3>}
        <span className={styles.purpose}>{purpose?.props.children}</span>
        {gives && (
          <span className={styles.gives} data-markdown-ignore="">
            <span className={styles.figure}>
              {label}{' '}
              <span>
                <code>{gives}</code>
              </span>
            </span>
          </span>
        )}
        {figures && <Figures lines={figures} />}
        {isTool && (
          // For the eye: those who hear the page are told by the line itself.
          <span className={styles.action} aria-hidden="true" data-markdown-ignore="">
            {translate({id: 'devtools.line.open', message: '打开'})}
          </span>
        )}
      </summary>
      <div className={styles.body}>{rest}</div>
    </details>
  );
}
