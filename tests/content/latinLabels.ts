/** Strings of the interface that read the same in Chinese: names and abbreviations only. */
const latinLabels: readonly string[] = ['AtomGit', 'API', 'Git', 'GitHub', 'OAuth2'];

export default latinLabels;
