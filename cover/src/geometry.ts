export const TAU = Math.PI * 2;

/** The angle between neighbours on a sunflower: spreads any number of pieces evenly over a disc. */
export const GOLDEN_ANGLE = 2.39996;

export type Point = readonly [x: number, y: number];

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A coordinate as markup: one decimal is a twentieth of a device pixel on a card, and keeps a cover small. */
export function num(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** `body` moved to x, y and turned by `rotation` degrees. */
export function at(x: number, y: number, rotation: number, body: string): string {
  if (body === '') return '';
  const place = num(x) || num(y) ? `translate(${num(x)} ${num(y)})` : '';
  const turn = rotation ? `rotate(${num(rotation)})` : '';
  return place || turn ? `<g transform="${place}${turn}">${body}</g>` : body;
}

export function circle(radius: number, fill: string, extra = ''): string {
  return `<circle r="${num(radius)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
}

/** An ellipse with an optional centre. */
export function ellipse(rx: number, ry: number, fill: string, x = 0, y = 0, extra = ''): string {
  const centre = (x ? ` cx="${num(x)}"` : '') + (y ? ` cy="${num(y)}"` : '');
  return `<ellipse${centre} rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
}

/** A rectangle with round corners, its middle on x, y. */
export function slab(width: number, height: number, corner: number, fill: string, x = 0, y = 0, extra = ''): string {
  return `<rect x="${num(x - width / 2)}" y="${num(y - height / 2)}" width="${num(width)}" height="${num(height)}" rx="${num(corner)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
}

/** A line of one colour with round ends. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
  return `<path d="${d}" fill="none" stroke="${colour}"${faint} stroke-width="${Math.round(width * 100) / 100}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A closed curve through the points (Catmull-Rom, written as cubic Béziers). */
export function smoothPath(points: readonly Point[]): string {
  const count = points.length;
  const point = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  let d = `M${num(point(0)[0])} ${num(point(0)[1])}`;
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const x1 = num(from[0] + (to[0] - before[0]) / 6);
    const y1 = num(from[1] + (to[1] - before[1]) / 6);
    const x2 = num(to[0] - (after[0] - from[0]) / 6);
    const y2 = num(to[1] - (after[1] - from[1]) / 6);
    d += `C${x1} ${y1} ${x2} ${y2} ${num(to[0])} ${num(to[1])}`;
  }
  return `${d}Z`;
}

/** A round, uneven outline. `jitter` 0 is a circle; .3 a fried egg; .6 a splash. */
export function blobPath(radius: number, corners: number, jitter: number, random: () => number): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * TAU;
    const reach = radius * (1 - jitter / 2 + random() * jitter);
    points.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
  }
  return smoothPath(points);
}

/** `count` places spread over a disc like seeds of a sunflower, from the middle outwards. */
export function sunflower(count: number, radius: number, startAngle: number): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = startAngle + i * GOLDEN_ANGLE;
    const reach = radius * Math.sqrt((i + 0.5) / count);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}
