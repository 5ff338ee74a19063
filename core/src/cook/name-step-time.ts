/** Words that end what a verb is done to. */
const STOPS = new Set(
  (
    'for until about in into on onto over at with without to from by then while when as or around approximately under uncovered covered gently ' +
    'stirring occasionally another additional an a further more least just if so before after and.then every per ' +
    'bei für im in mit auf ca etwa bis unter zugedeckt dans au à pendant avec sur environ jusqu durante en con hasta por nel nella a con per fino op met ongeveer tot'
  ).split(' '),
);
const ARTICLES = new Set(
  'the a an your this these those all die der das den dem ein eine einen alles le la les l un une du des el los las una unos il lo i gli de het een'.split(
    ' ',
  ),
);
const PRONOUNS = new Set(
  'it them this that they everything each sie es alles ihn le les los las lo li het ze'.split(' '),
);
const VERBS = new Set(
  (
    'add bake beat blend blitz boil braise bring broil brown chill cook cool cover deep freeze fry grill heat infuse knead leave let marinate massage microwave mix ' +
    'poach preheat prove press proof reduce refrigerate rest rise roast saute sauté sear set simmer sit soak stand steam steep stew stir sweat toast warm whisk allow return ' +
    'place put transfer continue keep drain pour lower turn flip air'
  ).split(' '),
);
const MAX_LABEL_WORDS = 4;
/** Small words that end no name and are none: 'sofríe de 5 a 7 minutos', '30 secondi a microonde'. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  ...STOPS,
  ...ARTICLES,
  ...(
    'and und et y e ed en of de di du da dai dalle ai alle al alla aux unos unas aproximadamente circa almeno minstens nog om na nach noch mindestens ' +
    'weitere entre tra fra tussen zwischen between encore più más pro por per par van aan elke cada x'
  ).split(' '),
]);

/**
 * A few words of the step for what a time is for: 'garlic and ginger' of 'Add the garlic and ginger and cook for 1 minute'.
 * @returns the object of the nearest verb that has one, else that verb, else the first words of the sentence
 */
export function nameStepTime(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 240), start);
  const cut = Math.max(
    0,
    ...[...before.matchAll(/[.!?]\s+(?=\p{Lu})|[\n;]/gu)].map((match) => match.index + match[0].length),
  );
  const words = [...before.slice(cut).matchAll(/[\p{L}'’-]+|[,(:]/gu)].map((match) => match[0]);
  let verb: string | null = null;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at]?.toLowerCase() ?? '';
    if (!VERBS.has(word)) continue;
    // 'enfournez pour 1 h'
    if (word !== 'pour' || at < words.length - 1) verb ??= word;
    const object = objectAfter(words, at + 1);
    if (object !== null) return object;
  }
  if (verb !== null) return verb;
  const first = objectAfter(words, 0);
  if (first !== null) return first;
  // 'Weitere 5 Minuten köcheln lassen': what is done stands behind the time
  const after = text.slice(end, end + 60).replace(/^\.(?=\s+\p{Ll})/u, '');
  const behind = /^[^\p{L}.;]*(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
  return SAYS_NOTHING.has(behind) ? '' : behind;
}

function objectAfter(words: readonly string[], from: number): string | null {
  const object: string[] = [];
  for (let at = from; at < words.length && object.length < MAX_LABEL_WORDS; at++) {
    const word = words[at] ?? '';
    const lower = word.toLowerCase();
    if (/^[,(:]$/.test(word) || STOPS.has(lower) || VERBS.has(lower)) break;
    if (ARTICLES.has(lower) && object.length === 0) continue;
    if (PRONOUNS.has(lower)) break;
    object.push(lower);
  }
  while (object.length > 0 && SAYS_NOTHING.has(object.at(-1) ?? '')) object.pop();
  return object.length === 0 ? null : object.join(' ');
}
