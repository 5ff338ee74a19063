import type { NamedLine } from './named-line.ts';

/** 'rigatoni di semola di grano duro': what Italian packets say of nearly all pasta. Of flour and semolina it is the name. */
const OF_DURUM =
  /(?<=\p{L})(?<!\b(?:farina|semol[ae]|semolino|grano|vermicelli)) di (?:semola (?:rimacinata )?di )?grano duro\b/iu;

/** 'vin blanc de Savoie', 'vino rosso di Sicilia': where a wine is from. */
const REGION_OF_WINE =
  /(?<=\b(?:vin (?:blanc|rouge|rosé)|vino (?:bianco|rosso|rosato|blanco|tinto|rosado))(?: sec(?:co)?| seco)?) (?:de la |de |du |d['’]|di |del |della )\p{Lu}.*$/u;

/** 'Meat or veg stock': stock of the one or the other, and no meat. What is stock by itself keeps its name. */
const OR_OTHER_STOCK =
  /\b(meat|beef|chicken|veal|lamb|ham|turkey|duck|pork|bone|vegetable|veg|veggie|mushroom|fish|seafood)(?= (?:or|\/) (?:\p{L}+ ){1,2}(stock|broth|bouillon)s?$)/iu;

/** '红枣 (red dates)': a name in another script takes that of its bracket. What says nothing of a food is left out. */
export function withReadableName<Line extends NamedLine>(given: Line): Line {
  const bare = given.name.replace(OF_DURUM, '').replace(REGION_OF_WINE, '').replace(OR_OTHER_STOCK, '$1 $2');
  const line = bare === given.name ? given : { ...given, name: bare };
  const { name, comment = null } = line;
  if (comment === null || /\p{Script=Latin}/u.test(name) || !/\p{L}/u.test(name)) return line;
  const [first = '', ...others] = comment.split(', ');
  return /^\p{Script=Latin}{3}/u.test(first) ? { ...line, name: first, comment: others.join(', ') || null } : line;
}

/** 'Haselnuesse', 'Kuvertuere': typed without umlauts. */
export const withUmlauts = <Line extends NamedLine>(line: Line): Line => ({
  ...line,
  name: line.name.replace(/[aou]e/gi, (pair) => UMLAUTS[pair.toLowerCase()] ?? pair),
});
const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** 'protein of choice', 'your favourite toppings': what leaves open what it is. */
export const OPEN_CHOICE = /\bof (?:your )?(?:choice|choosing)\b|\byour fav/i;
