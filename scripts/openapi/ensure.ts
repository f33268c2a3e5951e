import {ensureApiPages} from '../../config/openapi';

// The sidebars import what this makes: types and lint need it before any build.
ensureApiPages();
