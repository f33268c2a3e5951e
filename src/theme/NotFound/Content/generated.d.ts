declare module '@generated/page-titles/default/pages.json' {
  const pages: readonly (readonly [permalink: string, title: string])[];
  export default pages;
}
