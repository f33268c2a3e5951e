// Change: the tabs of the classic theme, as if docusaurus-theme-openapi-docs did not bring its own.
export {default} from '@theme-init/Tabs';
