import {site} from './site';

/** Docusaurus adds the path of each file; src/theme/EditThisPage shows address and path apart. */
export const editing = {editUrl: site.repositoryUrl, editLocalizedFiles: true};
