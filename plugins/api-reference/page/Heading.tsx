import type {ReactNode} from 'react';

import type {PageContext} from './context';

type Props = {
  level: 2 | 3 | 4 | 5;
  id: string;
  title: string;
  /** False inside what is itself pressed: a link in it could not be told from it. */
  linked?: boolean;
  children?: ReactNode;
};

/** A heading with its link, marked up as the theme marks up those of guides. */
export function Heading({level, id, title, linked = true, children}: Props): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag className="anchor api-heading" id={id}>
      {children ?? title}
      {linked && (
        <a className="hash-link" href={`#${id}`} aria-label={title} title={title}>
          {'\u200B'}
        </a>
      )}
    </Tag>
  );
}

/** Opens everything in the section; the page's script listens to it. */
export function ExpandButton({context}: {context: PageContext}): ReactNode {
  const {expandAll, collapseAll} = context.words;
  return (
    <button
      type="button"
      className="api-expand"
      data-control="expand"
      data-other-label={collapseAll}>
      {expandAll}
    </button>
  );
}
