import type {ReactNode} from 'react';

import {createBrowserHistory} from 'history';
import {Router} from 'react-router';

/** Links use it without asking a context for it, which a page with a hundred of them would notice. */
export const history = createBrowserHistory();

/** Stands for react-router-dom, of which its own links make up the rest. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  return <Router history={history}>{children}</Router>;
}

/** Docusaurus' code names it, too; addresses of the site are no hashes. */
export const HashRouter = BrowserRouter;
