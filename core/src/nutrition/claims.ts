import { fold } from '../ingredients/languages/lexicon.ts';

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

/** 'egg-free', 'eifrei', 'ohne Ei', 'sans œuf': of a thing in all languages. Free of lactose is not free of milk. */
const freeOf = (before: string, behind: string): string =>
  `\\b(?:${before})[- ]?(?:free|frei|vrij)\\w*|\\b(?:ohne|sans|sin|senza|zonder) (?:${behind})\\b`;

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

/** What stands behind is said of another thing: 'milk, or a vegan one', 'Butter oder vegane Margarine'. */
const OTHERWISE = /\b(?:or|oder|bzw|ou|oppure|o)\b/;

/** Whether a line makes one of these claims of itself. */
export function claimsOne(text: string, claims: readonly Claim[]): boolean {
  if (claims.length === 0) return false;
  const [plain = ''] = fold(text).split(OTHERWISE);
  return claims.some((claim) => SAYS[claim].test(plain));
}
