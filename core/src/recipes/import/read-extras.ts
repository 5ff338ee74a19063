import { sameLineKey, withoutBullet } from './clean-text.ts';
import { elementsWithin, linesOf, outermost } from './element-text.ts';
import type { Finding } from './finding.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { type Page, type PageElement, resolveUrl } from './page.ts';
import { classesWith } from './remembering.ts';

/** Class names of recipe cards for what stands beside ingredients and steps. */
const hasNotes = classesWith(
  /[\s_-](?:(?:zl)?recipe|card|create|tasty-recipes?)[\w-]*[_-](?:notes?|tips?)(?:-container|-content|-text|-list)?\s|\s(?:dr|purr|rc)-notes?(?:-list)?\s|\sernotes\s/,
);
/** Notes of one ingredient or one step, which belong to its line. */
const NOTE_OF_LINE = /(?:ingredient|instruction|direction|step|nutrition|equipment|item)s?[\w-]*[_-](?:notes?|tips?)/;
const hasEquipment = classesWith(/[\s_-]recipe[\w-]*[_-]equipment(?:-container)?\s/);
const EQUIPMENT_NAME = /equipment-(?:name|item)/;
const HEADING =
  /^(?:recipe |card )?(?:notes?|tips?|hinweise?|tipps?|notizen|anmerkung(?:en)?|remarques?|suggerimenti|notities|opmerkingen|astuces?|conseils?|notas|consejos|note|consigli|tips|equipment|tools|utensilien|ustensiles|mat[ée]riel|utensilios|attrezzatura|benodigdheden|keukengerei)\s*:?$/iu;
const ELEMENTS_MAX = 20;
const NOTES_CHARACTERS_MAX = 8_000;
const EQUIPMENT_MAX = 40;
const EQUIPMENT_CHARACTERS_MAX = 120;
const PLAYERS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/i,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d{4,14})/i, (id) => `https://vimeo.com/${id}`],
];

/**
 * Equipment and notes of a recipe: of its data where that has them, else of its card.
 * @param notesBelow what stands below the method, for pages without a card
 */
export function readExtras(
  page: Page,
  { equipment }: Finding,
  notesBelow: string | null,
): Pick<ImportedRecipe, 'equipment' | 'notes'> {
  const lines = linesOfClass(page, hasNotes);
  const notes = lines.join('\n').slice(0, NOTES_CHARACTERS_MAX).trim();
  return {
    equipment: equipment.length > 0 ? equipment : shownEquipment(page),
    notes: notes === '' ? notesBelow : notes,
  };
}

const elementsOfClass = (page: Page, isOfClass: (classes: string) => boolean): PageElement[] =>
  outermost(
    elementsWithin(page, null, ({ classes }) => isOfClass(classes) && !NOTE_OF_LINE.test(classes)).slice(
      0,
      ELEMENTS_MAX,
    ),
  );

/** The lines of the first element of a class that says something, without its heading. Cards stand twice where they are printed. */
function linesOfClass(page: Page, isOfClass: (classes: string) => boolean): string[] {
  for (const element of elementsOfClass(page, isOfClass)) {
    const lines = linesOf(page, element).filter((line) => !HEADING.test(line));
    if (lines.length > 0) return lines;
  }
  return [];
}

function shownEquipment(page: Page): string[] {
  const named = elementsWithin(page, null, (element) => EQUIPMENT_NAME.test(element.classes)).slice(0, EQUIPMENT_MAX);
  const lines =
    named.length > 0 ? named.map((item) => linesOf(page, item).join(' ')) : linesOfClass(page, hasEquipment);
  const seen = new Set<string>();
  return lines
    .map(withoutBullet)
    .filter((line) => {
      const key = sameLineKey(line);
      if (key === '' || line.length > EQUIPMENT_CHARACTERS_MAX || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, EQUIPMENT_MAX);
}

/** Where a video is watched: the page of a player that shows it in a frame. */
export function watchAddress(address: string | null, base: string): string | null {
  const full = address === null ? null : resolveUrl(address, base);
  if (full === null) return null;
  for (const [player, watch] of PLAYERS) {
    const id = player.exec(full)?.[1];
    if (id !== undefined) return watch(id);
  }
  return full;
}
