import {ensureApiPages, NoApiPages} from '../plugins/api-reference/ensure';

// The sidebars import what this makes: types and lint need it before any build.
try {
  ensureApiPages();
} catch (error) {
  if (!(error instanceof NoApiPages)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
