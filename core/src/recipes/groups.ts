/** Characters of a group's name at most: 'For the lemon and herb dressing' has 31. */
export const GROUP_NAME_MAX = 120;

/** An ingredient or a step that may stand in a named part of its recipe: 'For the sauce'. Without a name it stands in none. */
export interface Grouped {
  readonly group?: string | undefined;
}

/** A stretch of a list that stands under one name, or under none. */
export interface Group<Item> {
  readonly name: string | null;
  readonly items: Item[];
}

/** The name of a group as it is kept: one line without the colon or the marks behind which it was typed; '' for none. */
export function groupName(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s*_#]+|[\s*_:：]+$/g, '')
    .slice(0, GROUP_NAME_MAX)
    .trim();
}

/** A list in its groups, in order. What stands in no group after one that does is a stretch of its own, without a name. */
export function inGroups<Item extends Grouped>(items: readonly Item[]): Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const item of items) {
    const name = item.group ?? null;
    const last = groups.at(-1);
    if (last && last.name === name) last.items.push(item);
    else groups.push({ name, items: [item] });
  }
  return groups;
}

/** The item in a group of that name, or in none where the name is empty. */
export function withGroup<Item extends Grouped>(item: Item, name: string): Item {
  const { group: _, ...rest } = item;
  return (name === '' ? rest : { ...rest, group: name }) as Item;
}

const STEP_HEADING_WORDS_MAX = 12;

/** The name of a part of the method where a step is one: a few words that end in a colon. Null for a step. */
export function stepHeadingOf(step: string): string | null {
  const text = step.trim();
  const isHeading =
    /[:：]$/.test(text) &&
    !/[\n.!?;]/.test(text) &&
    text.length <= GROUP_NAME_MAX &&
    text.split(/\s+/).length <= STEP_HEADING_WORDS_MAX;
  return isHeading ? groupName(text) || null : null;
}

/** Steps without those that only name a part of the method; each of these is the group of the steps that follow. */
export function gatherSteps<Step extends Grouped & { readonly desc: string }>(
  steps: readonly Step[],
  hasPicture: (step: Step) => boolean,
): Step[] {
  return gather(steps, (step) => (hasPicture(step) ? null : stepHeadingOf(step.desc)));
}

/** A list without the items that `nameOf` takes for headings; each is the group of those after it that have none of their own. */
export function gather<Item extends Grouped>(
  items: readonly Item[],
  nameOf: (item: Item, position: number) => string | null,
): Item[] {
  const names = items.map((item, position) => (item.group === undefined ? nameOf(item, position) : null));
  if (names.every((name) => name === null)) return [...items];
  const gathered: Item[] = [];
  let group = '';
  for (const [position, item] of items.entries()) {
    const name = names[position];
    const next = items[position + 1];
    const isFollowed = next !== undefined && names[position + 1] === null;
    if (name && isFollowed && (next.group === undefined || next.group === groupName(name))) {
      group = groupName(name);
      continue;
    }
    if (item.group !== undefined) group = '';
    gathered.push(group === '' ? item : withGroup(item, group));
  }
  return gathered;
}
