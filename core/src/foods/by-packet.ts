import type { Language } from '../ingredients/languages/language.ts';
import type { FoodIndex } from './food-index.ts';
import type { FoodMatch } from './food-match.ts';
import type { NamedLine } from './named-line.ts';

/** What is sold by the packet to be made at home, by the made food that has its name there. */
const POWDERS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: { 'macaroni cheese': 'macaroni cheese mix', gravy: 'gravy granule' },
  de: {
    custard: 'pudding mix',
    'bechamel sauce': 'sauce mix',
    'prepared gravy': 'gravy granule',
    'chocolate pudding': 'chocolate pudding mix',
  },
  fr: { custard: 'pudding mix' },
  es: { 'creme caramel': 'flan mix', custard: 'pudding mix' },
  nl: { custard: 'pudding mix', 'mashed potato': 'instant mashed potato', 'prepared gravy': 'gravy granule' },
};

/** British cubes, set with gelatine. American jelly is a spread and comes in a jar. */
const CUBES_OF_JELLY =
  /^(?!.*\b(?:grape|pepper|mint|redcurrant|currant|cranberry|quince|royal|petroleum)\b).*\bjelly$/i;
const IN_PACKETS = /^(?:packet|block|cube|box)\b/;

/** Where cooks count cubes by what they make: '1 bouillon de volaille', '2 caldos de pollo'. */
const COUNTED_STOCK: ReadonlySet<Language> = new Set(['fr', 'es']);
const CUBES_MAX = 6;
const isCounted = ({ quantity = null, unit = null, packageSize = null, equivalent = null }: NamedLine): boolean =>
  quantity !== null && quantity <= CUBES_MAX && unit === null && packageSize === null && equivalent === null;

/**
 * The powder or the cubes that a packet of a made food is: '1 Päckchen Vanillepudding', 'un sobre de flan', '1 packet raspberry jelly'.
 * Null where it is what it was found to be: a pot of it is made already.
 */
export function byPacket(index: FoodIndex, line: NamedLine, match: FoodMatch, language: Language): FoodMatch | null {
  const cube = isCounted(line) && COUNTED_STOCK.has(language) ? index.byKey.get(`${match.food.name} cube`) : undefined;
  if (cube !== undefined && match.food.name.endsWith('stock')) return { food: cube.food, confidence: match.confidence };
  if (!IN_PACKETS.test(line.unit ?? '') && !IN_PACKETS.test(line.comment ?? '')) return null;
  const isJelly = language === 'en' && match.food.name === 'redcurrant jelly' && CUBES_OF_JELLY.test(line.name);
  const name = isJelly ? 'jelly mix' : POWDERS[language]?.[match.food.name];
  const found = name === undefined ? undefined : index.byKey.get(name);
  if (found === undefined) return null;
  const confidence = isJelly && match.confidence === 'not sure' ? 'without descriptors' : match.confidence;
  return { food: found.food, confidence, ...(found.text === found.food.name ? {} : { named: found.text }) };
}
