/** The text to copy: of a terminal session only what is typed, else all of it. */
export function readCode(code: HTMLElement): string {
  const typed = [...code.querySelectorAll('.code-typed')];
  return typed.length > 0 ? typed.map((line) => line.textContent).join('\n') : code.textContent;
}
