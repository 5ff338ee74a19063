import type { ParsedIngredient } from './parsed-ingredient.ts';

/** 'per person', 'pro Portion', 'par personne', 'a testa', 'por comensal', 'per persoon': an amount that each of those who eat gets. */
const PER_PERSON =
  /[,\s]*[([]?\s*(?:(?<!\p{L})(?:(?:per|for each) (?:person|head|serving|portion|guest|adult|diner)|(?:pro|je) (?:Person|Portion|Kopf|Nase|Teller|Gast|Esser)|par (?:personne|convive|portion|tête|pers\.)|(?:a|per) (?:persona|testa|porzione|commensale|cranio)|por (?:persona|cabeza|comensal|raci[oó]n|pessoa|porção)|per (?:persoon|portie|eter|hoofd|couvert))|\/\s?(?:person|personne|persona|persoon|pers\.?|portion|serving))(?!\p{L})\s*[)\]]?/iu;
/** '(120 calories per serving)' is no amount of the food. */
const OF_NUTRITION = /k?cal|kj|calor|carb|protein|eiweiß|fett|points?\b/iu;

/** An amount or the two ends of one: '100', '1 1/2', '80-100'. */
const AMOUNT = /[\d½¼¾⅓⅔⅛](?:[\d½¼¾⅓⅔⅛.,/–-]|\s(?=[\d½¼¾⅓⅔⅛–-]))*/gu;

/**
 * A line without the words that say so, and those words; null where it says nothing of the kind, and where the amount of all is told too:
 * '14 oz broccoli (3.5 oz per person)'.
 */
export function withoutPerPerson(line: string): { line: string; said: string } | null {
  const found = PER_PERSON.exec(line);
  if (found === null || line.match(AMOUNT)?.length !== 1 || OF_NUTRITION.test(line)) return null;
  const [words] = found;
  const opens = /[([]/.test(words);
  const closes = /[)\]]/.test(words);
  // '(100 g pro Person)' keeps its brackets
  const rest = `${line.slice(0, found.index)}${!opens && closes ? ')' : ''} ${line.slice(found.index + words.length)}`;
  return { line: rest.replace(/\s+/g, ' ').trim(), said: words.replace(/[()[\],]/g, '').trim() };
}

/** A remark that says nothing else. */
const ONLY_THAT = new RegExp(`^(?:${PER_PERSON.source})$`, 'iu');

/** Whether the amount of a line is what each person gets. */
export const isPerPerson = ({ comment }: Pick<ParsedIngredient, 'comment'>): boolean =>
  (comment ?? '').split(', ').some((remark) => ONLY_THAT.test(remark));
