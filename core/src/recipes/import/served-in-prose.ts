import { COUNT, OF_ONE } from './fact-lines.ts';
import { SERVES } from './fact-words.ts';
import { WORD_END, WORD_START } from './find-words.ts';
import { COUNT_WORDS } from './parse-yield.ts';

const ABOUT =
  '(?:about |around |roughly |approx(?:imately)?\\.? |etwa |ca\\.? |circa |rund |ungefähr |gut |knapp |environ |une? |unas? |unos |ongeveer |zo.n |cerca de |bis zu |up to |jusqu.à )?';
/** What a sentence says of the recipe, and not of guests: 'Es para 6 personas', 'dit recept (4 personen)'. */
const LEADS_TO_SERVES = [
  `(?:recipe|rezept|recette|receta|ricetta|recept|quantit\\p{L}+|mengen?|cantidades|dosi|hoeveelheden|zutaten|ingredients|ingrédients|ingredientes|ingredienti|ingrediënten)${WORD_END}[^.!?\\d]{0,40}[\\s(]`,
  '(?:is|are|ist|sind|reicht|reichen|est|sont|es|son|è|sono|zijn)\\s(?:enough )?(?:for|für|pour|para|per|voor)\\s',
  '(?:serves|feeds|makes|ergibt|salen|rinde|genoeg voor|enough for|suffit pour|suffisent pour|bastano per|basta per)\\s',
  '^(?:for|für|pour|para|per|voor)\\s',
];

/** What says of the quantities of a recipe for how many they are, so that nobody needs to be named behind the number. */
const LEADS_TO_PEOPLE = [
  '(?:quantities|amounts?|recipe|this|it|which|batch)\\s[^.!?,\\d]{0,25}(?:(?:enough|plenty|right) for|serves|feeds)\\s',
  '(?:mengen?|zutaten|rezept|angaben|das|es|alles)\\s[^.!?,\\d]{0,12}(?:reicht|reichen|langt|langen|ist|sind)\\s[^.!?,\\d]{0,20}für\\s',
  '(?:quantités|proportions|doses|ingrédients|recette|ça|cela)\\s[^.!?,\\d]{0,30}(?:pour|à)\\s',
  '(?:cantidades|proporciones|medidas|ingredientes|receta)\\s[^.!?,\\d]{0,25}(?:para|comemos|comen|coméis|comes)\\s',
  '(?:dosi|quantità|ingredienti|ricetta)\\s[^.!?,\\d]{0,25}(?:per|in)\\s',
  '(?:hoeveelheid|hoeveelheden|ingrediënten|recept|dit|het|je hebt)\\s[^.!?,\\d]{0,20}(?:genoeg |voldoende |bedoeld |is )voor\\s',
];

/** What says how many pieces come of it. */
const LEADS_TO_PIECES = [
  '(?:you(?:.ll| will| should)? (?:get|have|end up with)|(?:recipe|dough|batter|mixture) (?:makes|yields|gives(?: you)?))\\s(?:enough for )?',
  '(?:daraus|aus (?:dem|diesem) teig|aus der (?:masse|menge)|rezept|teig|menge)\\s(?:werden|wurden|bekomm\\p{L}+(?: (?:du|ihr|man|ich|sie))?|entstehen|ergibt|ergeben|reicht für|macht)\\s',
  '(?:on (?:obtient|en fait)|(?:vous|tu) (?:obtiendrez|obtenez|obtiens|obtiendras)|j.(?:en )?ai (?:obtenu|fait)|de quoi (?:faire|réaliser))\\s',
  '(?:salen|me salieron|se obtienen|obtendr(?:ás|éis|emos)|da(?:n)? para|alcanzan? para)\\s',
  '(?:vengono(?: fuori)?|si ottengono|otterr(?:ete|ai)|bast(?:a|ano) per)\\s',
  '(?:haal (?:je|ik)|krijg (?:je|ik)|maak je|levert|goed voor)\\s',
];
/** Pieces that something whole is cut into: '24 cm, circa 8 fette'. */
const CUT_INTO =
  '(?:fette|slices|squares|stück(?:e|en)?|tranches|parts|porciones|trozos|rebanadas|plakken|stuks|punten|schnitten)';
/** What is no guest and no piece: times, measures, what is done several times. */
const NO_COUNT = `(?![\\s-]?(?:x|%|°|min|sec|sek|std|stund|h(?:ours?|rs?)?(?!\\p{L})|heure|hora|ora|ore(?!\\p{L})|uur|uren|tage|days?|jours?|d[ií]as?|giorn|dagen|wee?k|woche|semaine|semana|settiman|months?|monat|mois|mes|year|jahr|ans|año|ann[oi]|jaar|g(?!\\p{L})|gr|kg|ml|cl|dl|l(?!\\p{L})|lit|cm|mm|inch|oz|ounce|lbs?|pound|cups?|k?cal|euro|times|mal(?!\\p{L})|fois|veces|volte|keer|batch|layers?|tray|blech|bleche|plaques?|bandeja|teglie|doughs?)|[.,]?\\d)`;
const NUMBER = `(?<count>${COUNT.replace('(', '(?:')})`;
const BEHIND = '(?:\\s\\p{L}+){0,2}';
const patternOf = (leads: readonly string[], end: string): RegExp =>
  new RegExp(leads.map((lead) => `${WORD_START}${lead}${ABOUT}${COUNT}${end}`).join('|'), 'iu');
const counted = (leads: readonly string[], behind: string): RegExp[] =>
  leads.map((lead) => new RegExp(`${WORD_START}${lead}${ABOUT}${NUMBER}${WORD_END}${NO_COUNT}${behind}`, 'iu'));

const NAMED = patternOf(LEADS_TO_SERVES, `\\s(?:${SERVES})${WORD_END}`);
const COUNTED = [
  ...counted(LEADS_TO_PEOPLE, BEHIND),
  ...counted(LEADS_TO_PIECES, '\\s\\p{L}{3,}(?:\\s\\p{L}+)?'),
  new RegExp(
    `${WORD_START}(?:circa|ca\\.?|about|etwa|environ|ongeveer|unas?|cut into|in)\\s${NUMBER}\\s${CUT_INTO}${WORD_END}`,
    'iu',
  ),
];

/** How many eat where they are counted as a company: 'zu viert', 'met z’n vieren', 'in quattro'. */
const COMPANY =
  /(?<!\p{L})(?:(?:essen|satt|isst)[^.!?]{0,20}\szu\s(?<de>zweit|dritt|viert|fünft|sechst)|met\sz[’'`]n\s(?<nl>tweeën|drieën|vieren|vijven|zessen))(?!\p{L})/iu;
const OF_COMPANY: Readonly<Record<string, number>> = {
  zweit: 2, dritt: 3, viert: 4, fünft: 5, sechst: 6, tweeën: 2, drieën: 3, vieren: 4, vijven: 5, zessen: 6,
}; // biome-ignore format: one language a line reads better

const WORD = /(?<![\p{L}\d-])\p{L}{2,}(?![\p{L}-])/gu;
/** Number words from two on as digits: 'one' and 'a' are articles too. */
const inDigits = (text: string): string =>
  text.replace(WORD, (word) => {
    const count = COUNT_WORDS.get(word.toLowerCase()) ?? 1;
    return count > 1 ? String(count) : word;
  });

/**
 * The words of a sentence that say for how many the recipe is, from the number on; null where it does not.
 * @param sentence one sentence of an article
 */
export function servedInSentence(sentence: string): string | null {
  const company = COMPANY.exec(sentence)?.groups;
  const word = company?.['de'] ?? company?.['nl'];
  if (word !== undefined) return String(OF_COMPANY[word.toLowerCase()]);
  const told = inDigits(sentence).replace(OF_ONE, '|');
  if (!/\d/.test(told)) return null;
  const named = NAMED.exec(told)?.[0];
  if (named !== undefined) return /\d.*$/u.exec(named)![0];
  for (const pattern of COUNTED) {
    const found = pattern.exec(told);
    const count = found?.groups?.['count'];
    if (found && count !== undefined) return found[0].slice(found[0].lastIndexOf(count)).trim();
  }
  return null;
}
