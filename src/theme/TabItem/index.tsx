// Change: the tab of the classic theme, as if docusaurus-theme-openapi-docs did not bring its own, in a box that has its
// name: paper, which has no tabs, shows all of them (src/css/tabs.css).
import type {ReactNode} from 'react';

import type {Props} from '@theme/TabItem';
import TabItem from '@theme-init/TabItem';

export default function NamedTabItem(props: Props): ReactNode {
  return (
    <div data-tab={props.label ?? props.value}>
      <TabItem {...props} />
    </div>
  );
}
