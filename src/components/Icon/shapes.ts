/** Our own drawings: outlines on a grid of 24, with a line of 1.75 and 3 units of air around. */
export const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`;

export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const turn = (across: number, down: number) => `a${radius} ${radius} 0 0 1 ${across} ${down}`;
  const [flat, upright] = [width - 2 * radius, height - 2 * radius];
  return (
    `M${x + radius} ${y}h${flat}${turn(radius, radius)}v${upright}${turn(-radius, radius)}` +
    `h${-flat}${turn(-radius, -radius)}v${-upright}${turn(radius, -radius)}z`
  );
}
