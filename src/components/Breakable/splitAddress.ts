/** The pieces of a path or an address: behind the signs that part them a line may end, but inside no piece. */
export function splitAddress(text: string): string[] {
  return text.match(/(?:\w+:\/\/)?(?:\{[^}]*\}|[^/?&])+[/?&]*|[/?&]+/g) ?? [];
}
