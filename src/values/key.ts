/** Where the values lie in the browser's storage: on its own, because every page asks whether there are any. */
export const valuesKey = 'docusaurus.values';
