// Change: around a page of the API reference stands what kind of page it is, so that a browser knows how wide its text is
// before that has come.
import type {ReactNode} from 'react';

import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';

/** What our generators of pages write. */
type ApiFrontMatter = {api_kind?: 'operation' | 'list' | 'overview'};

export default function DocItemOfKind(props: Props): ReactNode {
  const {api_kind: kind} = props.content.frontMatter as ApiFrontMatter;
  const item = <DocItem {...props} />;
  return kind ? <div className={`api-kind-${kind}`}>{item}</div> : item;
}
