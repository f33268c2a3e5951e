/** The pieces of a path or an address: behind the signs that part them a line may end, but inside no piece, and not behind the first slash. */
export function splitAddress(text: string): string[] {
  return text.match(/(?:\w+:\/\/|\/)?(?:\{[^}]*\}|[^/?&])+[/?&]*|[/?&]+/g) ?? [];
}
