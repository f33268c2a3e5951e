/** The pieces of a path or an address: behind the signs that join its names, a line may end, but not inside braces. */
export function splitAddress(text: string): string[] {
  return text.match(/(?:\{[^}]*\}|[^/?&_=-])*[/?&_=-]+|(?:\{[^}]*\}|[^/?&_=-])+/g) ?? [];
}
