import { GROUP_NAME_MAX, type Grouped, inGroups, withGroup } from '@sorrel/core/recipes/groups';
import { z } from 'zod';

/** A row of the form that names a group: what follows it stands in the group, up to the next such row. Without a name, in none. */
export const DraftHeading = z.object({ rowId: z.string(), heading: z.string() });
export type DraftHeading = z.output<typeof DraftHeading>;

let rows = 0;
/** A name for a row that no other row has, in this tab. */
export function newRowId(): string {
  rows += 1;
  return `${Date.now().toString(36)}-${rows}`;
}

export const emptyHeading = (heading = ''): DraftHeading => ({ rowId: newRowId(), heading });

export const isHeading = (row: object): row is DraftHeading => 'heading' in row;

/** The rows without those that name groups. */
export const withoutHeadings = <Row extends object>(rows: readonly (Row | DraftHeading)[]): Row[] =>
  rows.filter((row): row is Row => !isHeading(row));

/** What a recipe lists, as rows with a heading before each group. */
export function rowsOf<Item extends Grouped, Row extends object>(
  items: readonly Item[],
  toRow: (item: Item) => Row,
): (Row | DraftHeading)[] {
  return inGroups(items).flatMap(({ name, items: inGroup }, place): (Row | DraftHeading)[] => {
    const isNamed = name !== null || place > 0;
    return [...(isNamed ? [emptyHeading(name ?? '')] : []), ...inGroup.map(toRow)];
  });
}

/** Rows as a recipe lists them: each with the name of the heading above it. */
export function itemsOf<Row extends object>(rows: readonly (Row | DraftHeading)[]): (Row & Grouped)[] {
  let group = '';
  return rows.flatMap((row) => {
    if (!isHeading(row)) return [withGroup<Row & Grouped>(row, group)];
    group = row.heading.trim().slice(0, GROUP_NAME_MAX);
    return [];
  });
}

/** The row moved to where another one stands. */
export function moveRow<Row extends { rowId: string }>(rows: readonly Row[], rowId: string, overRowId: string): Row[] {
  const from = rows.findIndex((row) => row.rowId === rowId);
  const to = rows.findIndex((row) => row.rowId === overRowId);
  const moved = rows[from];
  if (moved === undefined || to < 0) return [...rows];
  const rest = rows.filter((row) => row.rowId !== rowId);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** Each row with its number, from 1: of a heading among the headings, of another row among the others. */
export function numbered<Row extends object>(
  rows: readonly (Row | DraftHeading)[],
): { row: Row | DraftHeading; number: number }[] {
  let [headings, others] = [0, 0];
  return rows.map((row) => {
    if (isHeading(row)) headings += 1;
    else others += 1;
    return { row, number: isHeading(row) ? headings : others };
  });
}

/** The name of the heading that a row stands under; '' for none. */
export function headingAbove(rows: readonly { rowId: string }[], rowId: string): string {
  const above = rows
    .slice(
      0,
      rows.findIndex((row) => row.rowId === rowId),
    )
    .findLast(isHeading);
  return above?.heading.trim() ?? '';
}
