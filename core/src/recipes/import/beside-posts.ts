import { isElement } from './element-text.ts';
import type { Page } from './page.ts';

/** Class names of what stands beside every page of a site: parts that a reader of its posts may want, and other posts. */
const BESIDE_CLASSES = / (?:widget|(?:popular|related|recent|featured)-?posts?\d*) /;

/** Whether a place of a page is within what stands beside every page of its site, where the recipe's lists do not. */
export function besideOf({ nodes }: Page, start: number): (index: number) => boolean {
  const ranges: { start: number; end: number }[] = [];
  for (const node of nodes) {
    if (!isElement(node) || node.classes === '' || !BESIDE_CLASSES.test(node.classes)) continue;
    if (start < node.index || start >= node.end) ranges.push({ start: node.index, end: node.end });
  }
  let next = 0;
  let end = -1;
  // lines come in order
  return (index) => {
    while (next < ranges.length && ranges[next]!.start <= index) {
      end = Math.max(end, ranges[next]!.end);
      next += 1;
    }
    return index < end;
  };
}
