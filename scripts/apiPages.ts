import {ensureApiPages} from '../plugins/api-reference/ensure';

// The sidebars import what this makes: types and lint need it before any build.
ensureApiPages();
