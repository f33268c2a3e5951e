/** A description without its markup, for places that show text only. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
