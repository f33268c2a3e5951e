import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
const X = ({children}: {children?: React.ReactNode}) => <span>{children}</span>;
const D = ({children}: {children?: React.ReactNode}) => <div>{children}</div>;
export default {...MDXComponents, Ui: X, Steps: D, Diagram: D, Tabs, TabItem};
