/** Stands for `@docusaurus/router`. */
export {matchPath} from './matchPath';
export {Redirect, useHistory, useLocation} from 'react-router';
