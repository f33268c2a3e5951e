/** A path as its reader knows it; an encoding that is none stays as it stands. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
