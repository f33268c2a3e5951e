export type Point = readonly [x: number, y: number];

export type Area = {x: number; y: number; width: number; height: number};

export function overlaps(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

export function contains(outer: Area, inner: Area): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The distance that an arrow keeps, and half of a commit on its line. */
const reach = 12;

export function isNear([x, y]: Point, area: Area): boolean {
  return (
    area.x - reach <= x &&
    x <= area.x + area.width + reach &&
    area.y - reach <= y &&
    y <= area.y + area.height + reach
  );
}

/** Whether a point lies at one of the level and upright pieces of a line. */
export function isNearTrack(point: Point, track: readonly Point[]): boolean {
  return track.slice(1).some(([x, y], index) => {
    const [fromX, fromY] = track[index] ?? [x, y];
    return isNear(point, {
      x: Math.min(fromX, x),
      y: Math.min(fromY, y),
      width: Math.abs(x - fromX),
      height: Math.abs(y - fromY),
    });
  });
}

/** Whether a line of level and upright pieces passes through an area; touching its edge does not count. */
export function crosses(points: readonly Point[], area: Area): boolean {
  return points.slice(1).some(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    const reachesAcross = Math.min(fromX, x) < area.x + area.width && area.x < Math.max(fromX, x);
    const reachesDown = Math.min(fromY, y) < area.y + area.height && area.y < Math.max(fromY, y);
    const liesAcross = area.x < x && x < area.x + area.width;
    const liesDown = area.y < y && y < area.y + area.height;
    return fromY === y ? reachesAcross && liesDown : liesAcross && reachesDown;
  });
}

/** The corners on the way from one point to another: level first (`hv`, `hvh`) or upright first (`vh`, `vhv`). */
export function elbow(from: Point, to: Point, way: 'hv' | 'vh' | 'hvh' | 'vhv'): Point[] {
  const [fromX, fromY] = from;
  const [toX, toY] = to;
  const middleX = (fromX + toX) / 2;
  const middleY = (fromY + toY) / 2;
  const corners: Record<typeof way, Point[]> = {
    hv: [[toX, fromY]],
    vh: [[fromX, toY]],
    hvh: [
      [middleX, fromY],
      [middleX, toY],
    ],
    vhv: [
      [fromX, middleY],
      [toX, middleY],
    ],
  };
  return [from, ...corners[way], to];
}
