/** A time in which something is heated, with the word that the page has for it. */
export interface HeatedTime {
  readonly word: string;
  readonly value: number;
  readonly index: number;
}
/** Elements and texts between the boiling and the baking of one recipe. */
const HEATED_NODES = 30;

/** Ways of heating by the words for their times. 'Cook time' and 'cottura' are any of them, and say no part of the time. */
const WAYS_OF_HEATING: readonly RegExp[] = [
  /^(?:back|bak|oven|ugns|gräddning|bag|ovn|uuni|(?:czas )?piecz|sütés|(?:(?:doba|čas|vrijeme|vreme) )?peč|tiempo de horn|horneado|tempo de forno|coacere)/u,
  /^(?:koch(?!-)|kook|koken|simmer|kok(?!-)|kog|koke|keitto|(?:czas )?gotow|főzés|(?:(?:doba|čas) )?va[rř]en|fierbere)/u,
  /^(?:brat|fry|roast|braad|steek|stek|steg|paisto|(?:czas )?smaż|schmor|stoof|stov|brad)/u,
];

/** All the time that something is heated in: 'boiling 5 min' and 'baking 45 min' beside each other are two parts of it. */
export function heatedMinutes(cook: HeatedTime, heated: readonly HeatedTime[]): number {
  const wayOf = (word: string) => WAYS_OF_HEATING.findIndex((way) => way.test(word.toLowerCase().trim()));
  const minutes = new Map([[wayOf(cook.word), cook.value]]);
  if (minutes.has(-1)) return cook.value;
  for (const { word, value, index } of heated)
    if (wayOf(word) >= 0 && !minutes.has(wayOf(word)) && Math.abs(index - cook.index) <= HEATED_NODES)
      minutes.set(wayOf(word), value);
  return [...minutes.values()].reduce((sum, value) => sum + value, 0);
}
