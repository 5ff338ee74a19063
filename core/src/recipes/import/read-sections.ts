import { bestOf, onceOf, type SectionList, wholeOf } from './best-list.ts';
import { isElement, outermost, textOf } from './element-text.ts';
import { groupLines, isItem, LIKENESS, type ListKind, pathOf } from './group-lines.ts';
import { withoutIngredientsOfSteps } from './ingredients-of-steps.ts';
import { isAmountOnly, listWorth, meanLikeness, SENTENCES_MEAN, stepLikeness } from './list-likeness.ts';
import type { Page, PageElement, PageNode } from './page.ts';
import { placesTogether } from './page-items.ts';
import type { PageLine } from './page-line.ts';
import { isDurationAlone } from './parse-duration.ts';
import { bodyOf } from './section-body.ts';
import { isBelow, regionAfter } from './section-region.ts';
import { GROUP_CLASS, type Section, sectionOf, sectionOfClass, standsAsHeading } from './section-words.ts';
import { isNameOf, isStepLabel, stepHeading, tidySteps } from './split-steps.ts';
import { tidyIngredients } from './tidy-ingredients.ts';

const CANDIDATES_MAX = 60;
/** How much more the list of steps right below the ingredients is worth than others. */
const NEAREST_FACTOR = 1.8;
const NEAREST_NAMES_FACTOR = 1.4;
/** Elements and texts between two lists of steps that begin in one place, such as a heading. */
const NEAREST_NODES = 40;
const SPLIT_FACTOR = 0.7;
const ITEMS_MAX = 400;
/** Elements and texts of one item of a list at most, and its characters that are read; what holds more is no item. */
const ITEM_NODES_MAX = 2_000;
const ITEM_CHARACTERS_MAX = 5_000;

/** Below this mean likeness a list is not taken for what its heading says. */
const MEAN_MIN = { ingredients: 0.42, steps: 0.4 } as const;

/** What a page shows under headings and class names: the best list of each kind, null when there is none, and all of them. */
export interface ShownSections {
  ingredients: SectionList | null;
  ingredientLists: readonly SectionList[];
  /** The best list of steps, read when it is first asked for. */
  steps: () => SectionList | null;
}

/** For each line the section that its words open; a word beside a time names that: 'Zubereitung', '30 Min.'. */
const sectionsOf = (lines: readonly PageLine[]): (Section | null)[] =>
  lines.map((line, place) =>
    (line.level === 0 && line.text.length > 40) || isDurationAlone(lines[place + 1]?.text ?? '')
      ? null
      : sectionOf(line.text),
  );

/**
 * The lists of ingredients and of steps that the page shows.
 * @param listed the ingredients of the page's data, which its steps may repeat
 */
export function readSections(page: Page, lines: readonly PageLine[], listed: readonly string[] = []): ShownSections {
  const byClass = classRegions(page);
  const ingredientLists = sectionLists(page, lines, sectionsOf(lines), byClass, 'ingredients');
  const ingredients = onceOf(wholeOf(bestOf(ingredientLists), ingredientLists), ingredientLists);
  let steps: SectionList | null | undefined;
  const readSteps = () => {
    const told = withoutIngredientsOfSteps(lines, [...(ingredients?.lines ?? []), ...listed], ingredients?.index);
    const lists = sectionLists(page, told, sectionsOf(told), byClass, 'steps');
    // The method of a card stands right below its ingredients; what an article tells before or after it is its longer telling.
    const after = ingredients ? lists.filter((list) => list.index > ingredients.end) : [];
    const nearest = after.reduce<SectionList | null>(
      (one, list) => (one && one.index <= list.index ? one : list),
      null,
    );
    const isNear = (list: SectionList) =>
      nearest !== null && list.index >= nearest.index && list.index <= nearest.index + NEAREST_NODES;
    // sentences, and not what a page puts between its ingredients and its method
    const factor = (list: SectionList) =>
      meanLikeness(list.lines, stepLikeness) >= SENTENCES_MEAN ? NEAREST_FACTOR : NEAREST_NAMES_FACTOR;
    return withNames(
      bestOf(lists.map((list) => (isNear(list) ? { ...list, worth: list.worth * factor(list) } : list))),
      lists,
    );
  };
  return {
    ingredients,
    ingredientLists,
    steps: () => {
      if (steps === undefined) steps = readSteps();
      return steps;
    },
  };
}

/** The list of steps itself, or the one that tells the same steps with the names of parts among them. */
function withNames(best: SectionList | null, lists: readonly SectionList[]): SectionList | null {
  const keyOf = ({ lines }: SectionList) => lines.filter((line) => !/[:：]$/.test(line)).join('\n');
  if (best === null) return null;
  const key = keyOf(best);
  return lists.find((list) => list.lines.length > best.lines.length && keyOf(list) === key) ?? best;
}

/** A class name of the amounts of ingredients, which those without an amount may lack. */
const CLASS_OF_AMOUNT = /amount|quantit|qty|menge|mängd|cantidad|hoeveelheid|value|unit|einheit|eenheid|misura/;

/** Every list that the page shows under a heading or a class name of a kind and that reads like one. */
function sectionLists(
  page: Page,
  lines: readonly PageLine[],
  opened: readonly (Section | null)[],
  byClass: Map<string, PageElement[]>,
  kind: ListKind,
): SectionList[] {
  const lists: SectionList[] = [];
  // headings and class names often lead to the same lines
  const tidied = new Map<string, string[]>();
  const offer = (
    raw: readonly string[],
    index: number,
    end: number,
    factor: number,
    {
      isItems,
      isOfAmounts = false,
      meanMin = MEAN_MIN[kind],
    }: { isItems: boolean; isOfAmounts?: boolean; meanMin?: number },
  ) => {
    const given = raw.join('\n');
    const clean = tidied.get(given) ?? (kind === 'ingredients' ? tidyIngredients(raw) : tidySteps(raw));
    tidied.set(given, clean);
    if (clean.length === 0 || clean.length > ITEMS_MAX) return;
    // the name of a part says nothing of how its steps read
    const told = kind === 'steps' ? clean.filter((line) => !/[:：]$/.test(line)) : clean;
    const mean = meanLikeness(told.length > 0 ? told : clean, LIKENESS[kind]);
    if (mean < meanMin || (kind === 'ingredients' && (clean.length < 2 || clean.every(isAmountOnly)))) return;
    // Steps that only their numbers tell apart stand in a text with whatever else it holds.
    const isSplit = kind === 'steps' && clean.length > raw.length;
    const worth = listWorth(clean, LIKENESS[kind]) * factor * (isSplit ? SPLIT_FACTOR : 1);
    lists.push({ lines: clean, worth, index, end, isItems, isOfAmounts });
  };
  let offered = 0;
  /** The method that was opened last: the heading of a part of it opens none of its own. */
  let above = { level: 0, end: -1 };
  for (const [position, line] of lines.entries()) {
    if (offered >= CANDIDATES_MAX) break;
    if (opened[position] !== kind || (line.level === 0 && (isItem(line) || !standsAsHeading(line.text, kind))))
      continue;
    if (kind === 'steps' && line.index < above.end && isBelow(line.level, above.level)) continue;
    offered += 1;
    const region = regionAfter(lines, position, kind);
    if (region.length === 0) continue;
    above = { level: line.level, end: region.at(-1)!.index };
    const strength = line.level === 0 ? 0.85 : line.level === 7 ? 0.95 : 1;
    // A true heading over list items says enough for lines without amounts.
    const isItems = region.every(isItem);
    // and one of nothing but the word for the method for short lines without full stops
    const isMethod = kind === 'steps' && standsAsHeading(line.text, kind);
    const meanMin = line.level > 0 && line.level < 7 && (isItems || isMethod) ? 0.2 : MEAN_MIN[kind];
    offer(groupLines(region, kind), region[0]!.index, region.at(-1)!.index, strength, { isItems, meanMin });
  }
  for (const [token, elements] of byClass) {
    if (sectionOfClass(token) !== kind) continue;
    const all = outermost(elements).slice(0, ITEMS_MAX);
    const items = kind === 'steps' ? all : withoutNamesOfGroups(page, all);
    if (items.length >= 2) {
      offer(
        items
          .filter((item) => item.end - item.index <= ITEM_NODES_MAX)
          .flatMap((item) => textsOf(page, lines, item, kind))
          .map((text) => text.slice(0, ITEM_CHARACTERS_MAX))
          .filter((text) => text !== ''),
        items[0]!.index,
        items.at(-1)!.end - 1,
        1,
        { isItems: items.every((item) => item.name === 'li') },
      );
    }
    const within = items.flatMap((item) => linesWithin(lines, item));
    if (within.length > 0 && within.length < ITEMS_MAX) {
      const body = bodyOf(within, kind);
      if (body.length > 0)
        offer(groupLines(body, kind), body[0]!.index, body.at(-1)!.index, 1, {
          isItems: body.every(isItem),
          isOfAmounts: CLASS_OF_AMOUNT.test(token),
        });
    }
  }
  return lists;
}

/** Elements of the page by each class name that speaks of ingredients or steps. */
function classRegions(page: Page): Map<string, PageElement[]> {
  const found = new Map<string, PageElement[]>();
  const seen = new Map<string, string[]>();
  let index = 0;
  while (index < page.nodes.length) {
    const node = page.nodes[index]!;
    if (isElement(node)) {
      if (node.name === 'nav' || node.name === 'footer') {
        index = node.end;
        continue;
      }
      if (node.classes !== '' && node.name !== 'body' && node.name !== 'html') {
        let tokens = seen.get(node.classes);
        if (!tokens) {
          tokens = node.classes.split(' ').filter((token) => token !== '' && sectionOfClass(token) !== null);
          if (seen.size < 5000) seen.set(node.classes, tokens);
        }
        for (const named of tokens) {
          // the fields of one kind may be counted: 'ingredients-1', 'ingredients-2'
          const token = named.replace(/[-_]\d{1,2}$/, '');
          const list = found.get(token);
          if (!list) {
            if (found.size < CANDIDATES_MAX) found.set(token, [node]);
          } else if (list.length < ITEMS_MAX * 2) list.push(node);
        }
      }
    }
    index += 1;
  }
  return found;
}

/** Elements and texts of what names a group. */
const NAME_NODES_MAX = 8;

/** The items of a list without those that a class name within them, which few of the items have, makes the name of a group. */
function withoutNamesOfGroups({ nodes }: Page, items: readonly PageElement[]): readonly PageElement[] {
  const isName = (node: PageNode) => isElement(node) && node.classes !== '' && GROUP_CLASS.test(node.classes);
  const within = (item: PageElement) => nodes.slice(item.index, Math.min(item.end, item.index + NAME_NODES_MAX + 1));
  const named = items.filter((item) => within(item).some(isName));
  if (named.length === 0 || named.length * 3 > items.length) return items;
  const names = named.filter(
    (item) => item.end - item.index <= NAME_NODES_MAX && !/[\d½¼¾⅓⅔]/.test(textWithin(within(item))),
  );
  return items.filter((item) => !names.includes(item));
}
const textWithin = (nodes: readonly PageNode[]): string =>
  nodes.map((node) => (isElement(node) ? '' : node.text)).join(' ');

/** The text of an item; of a step that begins with its name in a heading, the name and what it tells. */
function textsOf(page: Page, lines: readonly PageLine[], item: PageElement, kind: ListKind): string[] {
  if (kind === 'steps') {
    const told = linesWithin(lines, item).filter(({ text }) => !isStepLabel(text));
    const [name, first] = told;
    const isNamed = name !== undefined && first !== undefined && name.level > 0 && first.level === 0;
    if (isNamed && isNameOf(name.text, first.text))
      return [
        stepHeading(name.text),
        told
          .slice(1)
          .map(({ text }) => text)
          .join(' '),
      ];
  }
  return [textOf(page, item)];
}

function linesWithin(lines: readonly PageLine[], element: PageElement): PageLine[] {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.index < element.index) low = middle + 1;
    else high = middle;
  }
  const within: PageLine[] = [];
  for (let position = low; position < lines.length && lines[position]!.index < element.end; position += 1)
    within.push(lines[position]!);
  return within;
}

/** Lines of an element at most, for each line of data found in it, that make it the element of that list. */
const AROUND_FACTOR = 3;

/**
 * The list of the page that the lines of the page's data stand in, whatever names it: the items of the smallest element that
 * holds nearly all of them. Null when they do not stand together.
 */
export function listAround(lines: readonly PageLine[], data: readonly string[]): SectionList | null {
  if (data.length < 3) return null;
  const places = placesTogether(lines, data);
  if (places.length === 0) return null;
  const paths = places.map((place) => pathOf(lines[place]!.block));
  const first = paths[0]!;
  let shared = 0;
  while (paths.every((path) => shared < path.length && path[shared] === first[shared])) shared += 1;
  const owner = first[shared - 1];
  if (!owner) return null;
  const within = linesWithin(lines, owner);
  if (within.length > data.length * AROUND_FACTOR + 6) return null;
  const texts = tidyIngredients(groupLines(within, 'ingredients'));
  return { lines: texts, worth: 0, index: within[0]!.index, end: within.at(-1)!.index };
}
