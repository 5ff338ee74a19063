/**
 * The words of times in the steps of recipes, in English, German, French, Spanish, Italian and Dutch. One table for all: a
 * number word counts only beside a unit, so no word of one language is mistaken in another.
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds in a unit, by its written forms in lower case. */
export const UNIT_SECONDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 's sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos seg secondo secondi seconden',
    [MINUTE]:
      'min mins minute minutes minuten minuto minutos minuti minutino minutini minutito minutitos minuut minuutje minuutjes mn',
    [HOUR]:
      'h hr hrs hs hour hours std stunde stunden heure heures hora horas ora ore oretta orette horita uur uren uurtje uurtjes stündchen',
    [DAY]: 'day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen',
    [7 * DAY]: 'week weeks woche wochen semaine semaines semana semanas settimana settimane weken',
    [30 * DAY]: 'month months monat monate monaten mois mes meses mese mesi maand maanden',
    [MINUTE * 15]: 'viertelstunde viertelstündchen kwartier kwartiertje',
    [MINUTE * 30]: 'halbstunde halfuur halfuurtje',
    [MINUTE * 45]: 'dreiviertelstunde',
  }).flatMap(([seconds, words]) => words.split(' ').map((word): [string, number] => [word, Number(seconds)])),
);

/** Units in the singular that, after a number above one and before a noun, belong to a name: '2 minute noodles', '24-hour pizza'. */
export const SINGULAR_UNITS: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'week']);

/** A plural of quarters: 'three quarters of an hour', 'trois quarts d’heure', 'drie kwartier' is of the units. */
export const QUARTERS: ReadonlySet<string> = new Set(['quarters', 'quarts', 'cuartos', 'quarti']);

/** Between a number and its unit without meaning for the time: 'a couple of minutes', 'un quart d’heure', '5 more minutes'. */
export const FILLERS: ReadonlySet<string> = new Set(
  'of an a d de di more additional further extra full good solid ish odd bonnes bonne bons petites petite petits petit buoni goede weitere weiteren weiterer weitere’n volle gute guten knappe reichliche autres más mas altri andere extra whole'.split(
    ' ',
  ),
);

/** Join a larger and a smaller unit: 'an hour and ten minutes'. */
export const AND_WORDS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'ed', 'en', '&', '+']);

/** Before 'two and four hours' they make it a range. */
export const BETWEEN_WORDS: ReadonlySet<string> = new Set(['between', 'zwischen', 'entre', 'tra', 'fra', 'tussen']);

/** Between the ends of a range. */
export const RANGE_WORDS: ReadonlySet<string> = new Set([
  '-',
  '–',
  '—',
  '−',
  '‐',
  '‑',
  '~',
  'to',
  'or',
  'bis',
  'oder',
  'à',
  'a',
  'ou',
  'o',
  'tot',
  'of',
  // 'dai 10 ai 15 minuti', 'dalle 2 alle 3 ore'
  'ai',
  'alle',
]);

/** Between two times they offer a choice; between two numbers, a range. */
export const OR_WORDS: ReadonlySet<string> = new Set(['or', 'oder', 'ou', 'o', 'of']);

/** 'another 5' after a time in minutes is five minutes. */
export const ANOTHER_WORDS: ReadonlySet<string> = new Set([
  'another',
  'weitere',
  'nochmals',
  'encore',
  'otros',
  'altri',
  'nog',
]);

/** Behind an amount they tell that it adds to the time before: 'cook 2 to 3 more'. */
export const MORE_WORDS: ReadonlySet<string> = new Set(['more', 'longer', 'mehr', 'länger', 'más']);

/** Between the ends of a range they tell how sure the other end is: '20 bis höchstens 25 Minuten'. */
export const AT_MOST: ReadonlySet<string> = new Set(
  'höchstens maximal max maximum maximaal hoogstens máximo massimo'.split(' '),
);

/** Right before 'a number more' they tell that it is a time, not so many more things. */
export const COOKED_FOR: ReadonlySet<string> = new Set(
  'for cook bake boil simmer fry grill roast steam microwave saute sauté sear toast poach braise rest broil stir it them um'.split(
    ' ',
  ),
);

/** Behind the minutes of an hour that say no unit: the sentence goes on, so they count nothing else. */
export const AFTER_MINUTES: ReadonlySet<string> = new Set(
  'per a more longer at in on or and until then with à au dans sur en jusqu puis et ou environ a al con hasta y fino poi e o bei im bis und oder op tot of'.split(
    ' ',
  ),
);

/** Stands behind a number of minutes that is a time, not the beginning of a name. */
export const NOT_A_NAME: ReadonlySet<string> = new Set(
  (
    'per each on or until till more before and then in at over to for with without if by while when as from additional longer ' +
    'further after apart a side so but total max maximum minimum extra depending stirring turning later until'
  ).split(' '),
);

/**
 * A time is no timer when the text before it ends like this: upper limits, keeping, totals, the past.
 * Each is tried on the end of the clause before the time.
 */
export const NO_TIMER_BEFORE: readonly RegExp[] = [
  /(?:\bup to|\bno more than|\bnot more than|\bmore than|(?<!\bno |\bnot )\bless than|\bnever more than|\blonger than|\bwithin|\bmaximum(?: of)?|\bmax\.?)\s*(?:a |the |about )?$/iu,
  /(?:\bbis zu|\bhöchstens|\bmaximal|\blänger als|\binnerhalb von|\bjusqu['’]à|\bau plus|\bmaximum|\bhasta|\bmáximo|\bfino a|\bal massimo|\bentro|\btot wel|\bmaximaal|\bhoogstens|\bdépasser?z? pas|\b(?:pas|jamais) plus de|(?<!\p{L})no más de|\bsin pasar de|\bnon (?:oltre|più di)(?: i| le)?|\bal massimo(?: per)?|\bniet (?:langer|meer) dan|\bnicht mehr als)\s*$/iu,
  /\b(?:(?:will|can|should|may|leftovers|that|which|it|they) (?:keep|last)s?|(?:keep|last)s? (?:well |fresh )?(?:in|for|up)|can be (?:kept|stored)|stored?|storing)\b[^.;()\d]{0,80}$/iu,
  /\b(?:haltbar|hält sich|halten sich|aufbewahren|aufbewahrt|se conservent?|conserver|s[ei] conservan?o?|conservare|bewaren|bewaard|houdbaar|aguantan?|duran?)\b[^.;()]{0,50}$/iu,
  /\b(?:total(?: time)?|prep(?:aration)?(?: time)?|active(?: time)?|hands[- ]on(?: time)?|cook(?:ing)? time|ready in|of which|makes in|on the table in)\s*(?::|of|is|-|–|about)?\s*(?:about |around |of )?$/iu,
  /\b(?:gesamtzeit|zubereitungszeit|zubereitung|arbeitszeit|kochzeit|backzeit|temps total|préparation|temps de cuisson|tiempo total|preparación|tempo totale|preparazione|bereidingstijd|totaal)\s*:\s*(?:ca\.?|env\.?)?\s*$/iu,
  /\bprep\b[^.;]{0,30}\bcook\s*$/iu,
  /\b(?:zubereitungszeit|arbeitszeit|gesamtzeit)\b[^.;]{0,40}$/iu,
  /\bpréparation\s*:[^;]{0,30}\bcuisson\s*:?\s*$/iu,
  /\bne (?:pas|jamais)\b[^.;]{0,40}\bplus de\s*$/iu,
  /\b(?:déguster|consommer|manger)\b[^.;]{0,30}\bdans les\s*$/iu,
  /\bin (?:just |well |a little )?(?:under|over)\s*$/iu,
  /(?:\bfertig in|\bprêts? en|\blist[oa]s? en|\bpront[oaie] in|\bklaar in)\s*(?:nur |solo |slechts )?$/iu,
  /\b(?:took|takes?) (?:me|us|mine)\b[^.;]{0,25}$/iu,
  // 'when they have been in the oven for 2 hours'
  /\b(?:has|have|had) been\b[^.;,]{0,40}\bfor\s*(?:about )?$/iu,
  /\b(?:photographed|pictured)\b[^.;]{0,30}$/iu,
  /\bI(?:['’]ve| have)? (?:also |only |just |usually )?(?:\p{L}+ed|left|let|gave|ground|kept|put|made|did)\b[^.;]{0,60}$/u,
  /(?:\bper|\bfor (?:each|every)|\bpro|\bje|\bpar|\bpor|\bpor cada|\bper ogni) (?:\d+ ?)?(?:pounds?|lbs?|kg|kilos?|g|grams?|gramm|pfund|livre|libra|oz|ounces?)\b(?:(?!\b(?:and|then|und|dann|et|puis)\b)[^.;\d]){0,30}$/iu,
  /\b(?:was|were|i|i've|we|you['’]ve been) (?:baked|cooked|roasted|grilled|waiting|left)\b[^.;]{0,20}$/iu,
];

/** What stands right behind a time that is no timer. */
export const NO_TIMER_AFTER: readonly RegExp[] = [
  /^\s*(?:per|a|\/|for (?:each|every)) ?(?:\d+ ?)?(?:pounds?|lbs?|kg|kilos?|kilograms?|g\b|grams?|oz|ounces?|500)/iu,
  /^\s*(?:(?:de cuisson|di cottura|de cocción) )?(?:pro|je|par|por|per|al|au)(?: ogni| cada| chaque)? (?:\d+ ?|mezzo |demi-|medio )?(?:pfund|kg|kilo|kilogramm|g\b|gramm|livre|libra|chilo|pond)/iu,
  // 'take it out an hour before'
  /^\s*(?:avant|prima|antes|vorher|zuvor|daarvoor)\s*(?:[.,;)]|$)/iu,
  /^[\s.]*(?:less|fewer than|shorter than|longer than|short of|shy of|weniger (?:\p{L}+ )?als|kürzer (?:\p{L}+ )?als|de moins|menos que|menos de|in meno|minder dan|korter dan)\b/iu,
  /^\s*(?:ahead|in advance|earlier|beforehand|old|im voraus|vorher|à l['’]avance|avant de commencer|de antelación|antes de empezar|in anticipo|van tevoren|vooraf)\b/iu,
  /^\s*(?:is|are|was|were|ist|sind|war)\b/iu,
  // '5 minutes before the end'
  /^[\s.]*(?:before (?:the end|it['’]?s|it is|they['’]?re|they are|the (?:time|cooking time|pasta|rice|packet|package))|vor (?:dem )?(?:ende|schluss|ablauf|garende|garzeitende|backende|backzeitende|kochende|kochzeitende)|(?:avant|de) (?:la fin|le temps|le terme)|antes (?:del? (?:final|fin|tiempo|terminar|acabar|finalizar|apagar|que (?:termine|acabe|esté))|de lo que)|(?:para|de) (?:terminar|acabar|el final)|prima (?:della fine|di fine|del termine|del tempo|della cottura|di fine cottura|che (?:sia|finisca|termini)|di (?:spegnere|togliere|sfornare|scolare))|d(?:alla fine|al termine)|voor (?:het einde|het eind|de eindtijd|het verstrijken))(?!\p{L})/iu,
  /^\s*(?:meals?|recipes?|wait|mark)\b/iu,
];

/** Behind a time: it is told for what comes after it ('an hour before cooking'), which is a timer only when something waits. */
export const BEFORE_SOMETHING =
  /^\s*(?:before|prior to|vor dem|vor der|bevor|avant|antes de|antes del|prima di|prima del|voor het|voordat)\b/iu;

/** The thing is taken out or begun then: not a wait that the cook is told to begin now. */
export const TAKEN_OUT =
  /\b(?:preheat\w*|heat (?:the|your) oven|turn on|switch on|vorheizen|vorgeheizt|préchauff\p{L}*|precal\p{L}*|precalient\p{L}*|preriscald\p{L}*|voorverwarm\p{L}*|take|taken|remove|bring|brought|get|lift|pull|set (?:it|them) out|out of the (?:fridge|refrigerator|freezer)|from the (?:fridge|refrigerator|freezer)|unit will|(?:aus dem|vom) kühlschrank|(?:sortir|sortez|sors|retirer)|sacar|saca|sacad|saque|sácal[oa]s?|tirar|tirate(?:l[oaei])?|togliere|togli|toglie\p{L}*|toglil[oaei]|haal|neem)\b/iu;

/** Something waits by itself until the next thing: the time is one to set. */
export const WAITS =
  /\b(?:let|allow|rest|stand|cool|chill|freeze|refrigerate|marinate|sit|soak|ruhen|abkühlen|kühlen|ziehen|stehen|reposer|refroidir|mariner|laisser|laissez|reposar|enfriar|dejar|riposare|raffreddare|lasciare|rusten|afkoelen|laat)\b/iu;

/** A time told again and again, or of a part of a longer one: offered as an interval, or not at all. */
export const INTERVAL_BEFORE =
  /(?:\bevery|\bevery other|\balle|\bjede|\btoutes les|\btous les|\bcada|\bogni|\belke|\bom de|\biedere)\s*(?:ca\.? |about |environ )?$/iu;
export const INTERVAL_AFTER =
  /^[\s-]*(?:increments?|intervals?|bursts?|blasts?|spurts?|pulses?|stints?|abständen?|intervallen?|intervalles?|intervalos?|intervalli)\b/iu;

/** A moment within something else: 'the last 5 minutes', 'at the 30 minute mark', 'after the first 10 minutes'. */
export const PART_BEFORE =
  /(?:\b(?:the|its|their|for|about the|during the) (?:last|first|final)|\blast|\bfinal|\bat the|\bat around|\bat about|\bletzten|\bersten|\bdernières|\bdernière|\bpremières|(?<!\p{L})últimos|\bprimeros|\bultimi|\bprimi|\blaatste|\beerste|\bfalta de|\bfalt(?:e|en|an|arán)|\bmanc(?:hino|ano|hi|a|heranno))\s*(?:couple of )?$/iu;

/** A moment that an earlier step set: 'After 20 minutes, release …' at the beginning of a sentence. */
export const AFTER_BEFORE =
  /(?:^|[.!?(]\s*)(?:after|once|nach|après|au bout (?:de|d['’]|des)|al cabo de|dopo|na)\s*(?:ca\.? |about |around |etwa )?$/iu;

/** The time is for one side of several. */
export const PER_SIDE =
  /^[\s.,)]*(?:or so )?(?:more |longer )?(?:per side|per each side|(?:on )?(?:each|either) side|on every side|on both sides|auf beiden seiten|des deux côtés|por ambos lados|(?:su|da|per) (?:entrambi i|tutti e due i|ambo i) lati|(?:por|de) ambas caras|sur les deux faces|beidseitig|aan (?:beide |weers)(?:kanten|zijden)|a side|each$|for each side|per batch side|pro seite|je seite|auf jeder seite|von jeder seite|par face|par côté|de chaque côté|chaque côté|sur chaque face|por lado|por cada lado|de cada lado|per lato|per parte|(?:da|su|per) (?:ogni|ciascun) lato|por(?: cada)? cara|par côté|per kant|per zijde|aan elke kant|aan iedere kant)(?!\p{L})/iu;
export const PER_SIDE_BEFORE =
  /(?:\bper side|\bpro seite|\bje seite|\bauf jeder seite|\bvon jeder seite|\bon (?:each|either) side|\b(?:auf|von) beiden seiten|\bde chaque côté|\bpor cada lado|\bper lato|\baan (?:elke|beide) kanten?|\baan weers(?:kanten|zijden)|\bbeidseitig|\bda (?:entrambi i|ogni) lat[oi]|\bpor ambos lados|\bdes deux côtés)(?!\p{L})(?:(?!\b(?:then|dann|puis|luego|poi|dan)\b)(?:[^.;,\d]|\b(?:ca|env|aprox)\.)){0,30}$/iu;

/** The sides are told one after the other: what was said of 'each side' is the first side's time. */
export const TURNED =
  /\b(?:flip|turn|then|wenden|umdrehen|retourner|retournez|girar|voltear|girare|keer|draai)\b[^.;]{0,60}\d|\b(?:flip|turn)\b[^.;]{0,40}\b(?:another|couple)\b/iu;
