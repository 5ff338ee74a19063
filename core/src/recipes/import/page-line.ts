import type { PageElement } from './page.ts';

/** A line of a page as a reader sees it. */
export interface PageLine {
  readonly text: string;
  /** The innermost block that holds the line. */
  readonly block: PageElement | null;
  /** Where in `page.nodes` the line's first text stands. */
  readonly index: number;
  /** 1 to 6 for a heading element, 7 for a short line in bold or before a colon, 0 for running text. */
  readonly level: number;
  /** Whether a part of it is in bold letters. */
  readonly hasBold?: boolean;
  /** Whether all of it leads somewhere else. */
  readonly isLink?: boolean;
}
