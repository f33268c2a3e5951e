/** The contrast ratio of WCAG 2, from 1 to 21, between two colours written as #rrggbb. */
export function measureContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(measureLuminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function measureLuminance(colour: string): number {
  if (!/^#[\da-f]{6}$/i.test(colour)) {
    throw new Error(`Cannot read the colour “${colour}”: write it as #rrggbb.`);
  }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
