/** Turns the target of a link in a description into an address; undefined when it leads nowhere. */
export type ResolveLink = (target: string) => string | undefined;

const linkTarget = /(\]\()([^)\s]+)(\))/g;

/** The Markdown of a description with its links resolved; code is left alone. */
export function resolveLinks(markdown: string, resolve: ResolveLink): string {
  return markdown
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(
            linkTarget,
            (_, before: string, target: string, after: string) =>
              before + (resolve(target) ?? target) + after,
          ),
    )
    .join('');
}

export function listLinks(markdown: string): string[] {
  const links: string[] = [];
  resolveLinks(markdown, (target) => {
    links.push(target);
    return undefined;
  });
  return links;
}
