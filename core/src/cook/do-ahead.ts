import { findStepTimes, REMINDER_FROM_SECONDS } from './find-step-times.ts';

/** What has to be begun the day before: 'wait' is any other wait of a night. */
export const AHEAD_KINDS = ['soak', 'thaw', 'marinate', 'rise', 'chill', 'freeze', 'wait'] as const;
export type AheadKind = (typeof AHEAD_KINDS)[number];

/** Something to do on an earlier day than the one the dish is eaten on. */
export interface DoAhead {
  kind: AheadKind;
  /** Days before the meal, 1 or more. */
  days: number;
  /** The words of the recipe that ask for it, as they stand there. */
  words: string;
}

/** Nothing is begun longer before. */
export const AHEAD_DAYS_MAX = 7;
const SECONDS_A_DAY = 24 * 60 * 60;
const WORDS_MAX = 200;
/** A recipe is read as far as this. */
const CHARACTERS_MAX = 40_000;
/** A sentence longer than this is no instruction; patterns are not tried on it. */
const SENTENCE_MAX = 1_000;

/** A night, in the languages that steps are read in. */
const OVERNIGHT =
  /(?<!\p{L})(?:overnight|over night|über nacht|uber nacht|toute (?:la|une) nuit|(?:pendant )?une nuit|toda la noche|durante la noche|tutta la notte|una notte(?: intera)?|de hele nacht|een nacht)(?!\p{L})/iu;
/** The day before, said without a wait. */
const DAY_BEFORE =
  /(?<!\p{L})(?:the (?:day|night|evening) before|la víspera|am (?:vortag|vorabend|abend (?:vorher|zuvor)|tag (?:vorher|zuvor))|la veille|(?:el día|la noche) (?:antes|anterior)|(?:il giorno|la sera) prima|de (?:dag|avond) (?:ervoor|van tevoren))(?!\p{L})/iu;

/** A wait that may be shorter: 'for 2 hours or overnight', 'or up to overnight', 'preferably overnight'. */
const MAY_BE_LONGER =
  /(?<!\p{L})(?:(?:or|up to|even|preferably|ideally|better(?: still| yet)?|can be|if you can|oder|bis zu|am besten|besser|idealerweise|gern(?:e)?|ou(?: mieux)?|voire|jusqu['’]à|de préférence|idéalement|o(?: mejor)?|hasta|preferiblemente|idealmente|oppure|meglio|fino a|preferibilmente|of|liefst|bij voorkeur)(?:,| (?:for|also|auch|noch|even|better|mejor|mieux|meglio|beter))?) (?:\p{L}+ )?$/iu;
/** Keeping and choices, no work that has to be done. */
const NO_WORK =
  /(?<!\p{L})(?:keeps?|kept|stores?|stored|storing|leftovers?|lasts?|make[- ]ahead|(?:made|prepared|baked|cooked|assembled) (?:the day before|overnight|in advance|ahead)|(?:can|could|may|might) (?:also )?be|you (?:can|could|may)|if (?:you|using|making|desired|time|they|it|not)|optional(?:ly)?|I (?:like|love|prefer|usually|often)|(?:do not|don['’]t|without|not|no need to|un)[ -]?thaw\p{L}*|(?:nicht|sans|sin|senza|niet) (?:auftauen|aufgetaut|décongeler|descongelar|scongelare|ontdooien)|haltbar|aufbewahren|hält sich|halten sich|kann(?: man| auch)?|können|wer mag|se conserve(?:nt)?|conserver|(?:vous )?pouvez|peut|conservar|puede[ns]?|conservare|conservez|consérv\p{L}+|conserva(?:l[oae]|te(?:l[oae])?)?|guárda\p{L}*|(?:può|puoi|possono)|bewaar|bewaren|bewaart|houdbaar|kun(?:t| je)|kan)(?!\p{L})/iu;

/** The first that fits says what is done; a dough that rests in the fridge rises. */
const KIND_WORDS: readonly (readonly [AheadKind, RegExp])[] = [
  [
    'thaw',
    /(?<!\p{L})(?:thaw\p{L}*|defrost\p{L}*|auftauen|aufgetaut\p{L}*|décongel\p{L}*|descongel\p{L}*|scongel\p{L}*|ontdooi\p{L}*)/iu,
  ],
  [
    'soak',
    /(?<!\p{L})(?:soak\p{L}*|steep\p{L}*|ein(?:ge|zu)?weich\p{L}*|weich(?:e|en|t)(?= )|tremper|trempe[rz]?|trempé\p{L}*|remoj\p{L}*|ammoll\p{L}*|weken|geweekt|week(?= ))/iu,
  ],
  [
    'marinate',
    /(?<!\p{L})(?:marinat\p{L}*|marinad\p{L}*|marinier\p{L}*|marin(?:er|ez|é|ée|és|ées)(?!\p{L})|marinar\p{L}*|marineer\p{L}*|gemarineerd|brin(?:e|ed|ing)(?!\p{L})|pökel\p{L}*|cure[ds]?(?!\p{L}))/iu,
  ],
  [
    'rise',
    /(?<!\p{L})(?:rise|rises|rising|prove[ds]?|proving|proof(?:ed|ing)?|ferment\p{L}*|aufgehen|gehen lassen|lever|leudar|levar|levitare|lievitare|lievita\p{L}*|rijzen|gisten|dough|teig|pâte|masa|impasto|deeg)(?!\p{L})/iu,
  ],
  [
    'freeze',
    /(?<!\p{L})(?:freeze\p{L}*|freezing|freezer|einfrieren|gefrier\p{L}*|congél\p{L}*|congelador|congelar|surgél\p{L}*|freezer|congelatore|diepvries|invriezen)(?!\p{L})/iu,
  ],
  [
    'chill',
    /(?<!\p{L})(?:chill\p{L}*|refrigerat\p{L}*|fridge|cool|kühl\p{L}*|réfrigér\p{L}*|au frais|au frigo|frigo|nevera|frigorífico|refriger\p{L}*|enfri\p{L}*|frigorifero|koelkast|koelen)(?!\p{L})/iu,
  ],
  [
    'wait',
    /(?<!\p{L})(?:rest|sit|stand|leave|let|set aside|drain|strain|dry|ziehen|ruhen|stehen|abtropfen|trocknen|repos\p{L}*|laiss\p{L}*|égoutt\p{L}*|dejar?|deja|reposar|escurrir|ripos\p{L}*|lasci\p{L}*|scolare|laat|laten|rusten|uitlekken)(?!\p{L})/iu,
  ],
];

/** Done while it cooks: begun on the day itself. */
const COOKS =
  /(?<!\p{L})(?:slow[- ]cook\p{L}*|crock[- ]?pot|(?:cook|bake|roast|simmer|smoke|dehydrate)\p{L}*|cover and cook|on (?:low|high)|schongar\p{L}*|garen|köcheln|backen|cuire|cuisson|mijot\p{L}*|cocer|cocina|hornear|cuocere|cottura|sudderen|stoven|bakken)(?!\p{L})/iu;

const sentencesOf = (text: string): string[] =>
  text
    .slice(0, CHARACTERS_MAX)
    .split(/\n|(?<=[.!?;])\s+(?=[\p{Lu}\d(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= SENTENCE_MAX);

const kindIn = (text: string): AheadKind | null => KIND_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;

const quoted = (sentence: string) =>
  sentence.length <= WORDS_MAX ? sentence : `${sentence.slice(0, WORDS_MAX - 1).trimEnd()}…`;

/** Whole days that lie between the beginning and the meal; null where it may be done on the day itself. */
function daysOf(sentence: string): number | null {
  const night = OVERNIGHT.exec(sentence);
  const times = findStepTimes(sentence);
  const waits = times.filter(({ kind }) => kind === 'reminder' || kind === 'days');
  const longest = Math.max(0, ...waits.map(({ fromSeconds }) => fromSeconds));
  // 'for 2 hours or overnight': a choice, of which the shorter will do
  const hasShorter = times.some(({ fromSeconds }) => fromSeconds < REMINDER_FROM_SECONDS);
  if (night !== null && longest < SECONDS_A_DAY) {
    const isChoice = MAY_BE_LONGER.test(sentence.slice(0, night.index));
    return isChoice && (hasShorter || longest === 0) ? null : 1;
  }
  if (longest > 0) return Math.min(AHEAD_DAYS_MAX, Math.max(1, Math.ceil(longest / SECONDS_A_DAY)));
  return DAY_BEFORE.test(sentence) ? 1 : null;
}

function aheadIn(sentence: string): DoAhead | null {
  // what is read at little cost comes first: few sentences are looked at for their times
  const kind = kindIn(sentence);
  if (kind === null || NO_WORK.test(sentence)) return null;
  // 'cook on low for 8 hours' begins in the morning
  if ((kind === 'wait' || kind === 'chill') && COOKS.test(sentence)) return null;
  const days = daysOf(sentence);
  return days === null ? null : { kind, days, words: quoted(sentence) };
}

/** An ingredient that has to be ready: '200 g chickpeas, soaked overnight', 'frozen prawns, thawed'. */
function aheadInLine(line: string): DoAhead | null {
  if (line.length > SENTENCE_MAX) return null;
  const kind = kindIn(line);
  if (kind === 'thaw' && !NO_WORK.test(line)) return { kind, days: 1, words: quoted(line) };
  if (kind !== 'soak' && kind !== 'marinate') return null;
  const days = daysOf(line);
  return days === null || NO_WORK.test(line) ? null : { kind, days, words: quoted(line) };
}

/**
 * What a recipe asks to be begun on an earlier day: beans to soak, fish to thaw, a dough that rises over night. What may be done
 * ahead, how long a dish keeps and what cooks for hours on the day itself is none of it. One of each kind, the longest before first.
 * @param ingredients lines as they stand in the recipe
 * @param instructions a step a line
 */
export function readDoAhead(ingredients: readonly string[], instructions: string): DoAhead[] {
  const found = [...ingredients.map(aheadInLine), ...sentencesOf(instructions).map(aheadIn)].filter(
    (ahead) => ahead !== null,
  );
  const byKind = new Map<AheadKind, DoAhead>();
  for (const ahead of found) {
    const known = byKind.get(ahead.kind);
    if (known === undefined || known.days < ahead.days) byKind.set(ahead.kind, ahead);
  }
  return [...byKind.values()].sort((a, b) => b.days - a.days);
}
