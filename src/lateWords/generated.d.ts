declare module '@generated/codeTranslations?late' {
  const words: Record<string, string>;
  export default words;
}
