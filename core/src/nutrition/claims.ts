import { isConditional } from '../ingredients/languages/conditional.ts';
import { fold } from '../ingredients/languages/fold.ts';
import type { Language } from '../ingredients/languages/language.ts';

/** What a line may print of itself, and what that takes back: 'gluten-free flour', 'vegane Butter', 'pasta senza uova'. */
export type Claim =
  | 'vegetarian'
  | 'vegan'
  | 'no gluten'
  | 'no dairy'
  | 'no egg'
  | 'no nuts'
  | 'no peanuts'
  | 'no soya'
  | 'no fish'
  | 'no shellfish';

/**
 * 'egg-free', 'eifrei', 'ohne Ei', 'sans œuf': of a thing in all languages. Free of lactose is not free of milk, and what has no 'noix de coco' may
 * have nuts.
 */
const freeOf = (before: string, behind: string): string =>
  `\\b(?:${before})[- ]?(?:free|frei|vrij)\\w*|\\b(?:ohne|sans|sin|senza|zonder) (?:${behind})\\b(?! d[ei] [ck]oc)`;

const SAYS: Readonly<Record<Claim, RegExp>> = {
  vegetarian:
    /\b(?:vegetaris\w*|vegetarian[oaie]?s?|vegetarien\w*|veggie|meat[- ]?free|meatless|fleisch(?:los|frei)\w*|sans viande)\b/,
  vegan: /\b(?:vegan\w*|plant[- ]based|vegetalien\w*|pflanzlich\w*|plantaardig\w*)\b/,
  'no gluten': new RegExp(`${freeOf('gluten', 'gluten|glutine')}|\\bgf\\b`),
  'no dairy': new RegExp(
    `${freeOf('dairy|milk|milch|melk|zuivel', 'milch|lait|produits laitiers|leche|lacteos|latte|melk|zuivel')}|\\bnon[- ]?dairy\\b`,
  ),
  'no egg': new RegExp(`${freeOf('egg|ei', 'eier?|œufs?|oeufs?|huevos?|uov[oa]|ei(?:eren)?')}|\\beggless\\b`),
  'no nuts': new RegExp(freeOf('nut|nuss|noten', 'nusse?|noix|frutos secos|frutta secca|noten')),
  'no peanuts': new RegExp(
    freeOf('(?:pea)?nut|(?:erd)?nuss|pinda|noten', '(?:erd)?nusse?|arachides?|cacahuetes?|arachidi|pinda.?s'),
  ),
  'no soya': new RegExp(freeOf('soya?|soja', 'soja|soia')),
  'no fish': new RegExp(freeOf('fish|fisch|vis', 'fisch|poisson|pescado|pesce|vis')),
  'no shellfish': new RegExp(freeOf('shellfish|schalentier\\w*', 'crustaces|mariscos?|crostacei')),
};

/** Dutch alone says 'kip (vega)'; in Spanish it is a meadow, and a brand in others. */
const DUTCH_VEGETARIAN = /\bvega\b/;

/** A phrase that leaves a choice says nothing for certain: 'milk, or a vegan one', 'Butter oder vegane Margarine', 'dairy/plant-based'. */
const CHOICE = /\b(?:or|oder|bzw|ou|oppure|o|u)\b|\//;
/** The same in Dutch, whose word is another one in English: 'melk of plantaardige melk'. */
const DUTCH_CHOICE = /\bof\b/;

/** 'not vegan', 'nicht vegan', 'non vegano'. */
const DENIED = /\b(?:not|nicht|kein\w*|non|pas|no|niet|geen)\b/;
/** What a thing is for, in front of the claim: 'maple syrup for vegan', 'für die vegane Variante'. */
const FOR = /\b(?:for|fur|pour|para|per|voor)\b/;

/**
 * Whether a line makes one of these claims of itself. A phrase that leaves a choice or sets a condition makes none: who must not eat
 * a thing is better told of it once too often.
 * @param text all that is said of the thing, its phrases parted by commas or in brackets
 * @param language of the line; null where it is not known, then a Dutch choice counts as one too
 */
export function claimsOne(text: string, claims: readonly Claim[], language: Language | null = null): boolean {
  if (claims.length === 0) return false;
  return fold(text)
    .split(/[,;:()[\]–—]|\s-\s/)
    .some((phrase) => {
      const said =
        claims.map((claim) => SAYS[claim].exec(phrase)).find((found) => found !== null) ??
        (language === 'nl' && claims.includes('vegetarian') ? DUTCH_VEGETARIAN.exec(phrase) : null);
      if (said == null) return false;
      const isChoice = CHOICE.test(phrase) || ((language === 'nl' || language === null) && DUTCH_CHOICE.test(phrase));
      const before = phrase.slice(0, said.index);
      return !isChoice && !isConditional(phrase) && !DENIED.test(before) && !FOR.test(before);
    });
}
