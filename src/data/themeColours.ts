/** What a phone paints around the page: the paper of each mode (`--site-paper` in src/css/tokens.css). */
export const themeColours = {light: '#ffffff', dark: '#13171d'} as const;
