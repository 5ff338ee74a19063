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
    [MINUTE]: 'min mins minute minutes minuten minuto minutos minuti minuut mn',
    [HOUR]: 'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren',
    [DAY]: 'day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen',
    [7 * DAY]: 'week weeks woche wochen semaine semaines semana semanas settimana settimane weken',
    [30 * DAY]: 'month months monat monate monaten mois mes meses mese mesi maand maanden',
    [MINUTE * 15]: 'viertelstunde viertelstündchen kwartier kwartiertje',
    [MINUTE * 30]: 'halbstunde halfuur',
    [MINUTE * 45]: 'dreiviertelstunde',
  }).flatMap(([seconds, words]) => words.split(' ').map((word): [string, number] => [word, Number(seconds)])),
);

/** Units in the singular that, after a number above one and before a noun, belong to a name: '2 minute noodles', '24-hour pizza'. */
export const SINGULAR_UNITS: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'week']);

/** Words for numbers that stand before a unit. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0.25: 'quarter quart cuarto kwart',
    0.5: 'half halb halbe halben demi demie media medio mezza mezzo mezz halve',
    0.75: 'dreiviertel',
    1: 'a an one ein eine einer einem einen un une una uno een één',
    1.5: 'anderthalb anderthalbe eineinhalb einundeinhalb anderhalf anderhalve',
    2: 'two zwei deux dos due twee couple',
    2.5: 'zweieinhalb tweeënhalf',
    3: 'three drei trois tres tre drie',
    3.5: 'dreieinhalb',
    4: 'four vier quatre cuatro quattro',
    5: 'five fünf cinq cinco cinque vijf',
    6: 'six sechs seis sei zes',
    7: 'seven sieben sept siete sette zeven',
    8: 'eight acht huit ocho otto',
    9: 'nine neun neuf nueve nove negen',
    10: 'ten zehn dix diez dieci tien dizaine decina',
    12: 'twelve zwölf douze doce dodici twaalf',
    15: 'fifteen fünfzehn quinze quince quindici vijftien quinzaine quindicina',
    20: 'twenty zwanzig vingt veinte venti twintig vingtaine ventina',
    25: 'twenty-five fünfundzwanzig veinticinco venticinque',
    30: 'thirty dreißig dreissig trente treinta trenta dertig trentaine trentina',
    40: 'forty vierzig quarante cuarenta quaranta veertig quarantaine quarantina',
    45: 'forty-five fünfundvierzig',
    50: 'fifty fünfzig cinquante cincuenta cinquanta vijftig',
    60: 'sixty sechzig soixante sesenta sessanta zestig',
    90: 'ninety neunzig noventa novanta negentig',
  }).flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [word, Number(value)])),
);

/** A plural of quarters: 'three quarters of an hour', 'trois quarts d’heure', 'drie kwartier' is of the units. */
export const QUARTERS: ReadonlySet<string> = new Set(['quarters', 'quarts', 'cuartos', 'quarti']);

/** Between a number and its unit without meaning for the time: 'a couple of minutes', 'un quart d’heure', '5 more minutes'. */
export const FILLERS: ReadonlySet<string> = new Set(
  'of an a d de di more additional further extra full good weitere weiteren weiterer weitere’n volle gute guten autres más mas altri andere extra whole'.split(
    ' ',
  ),
);

/** Join a larger and a smaller unit: 'an hour and ten minutes'. */
export const AND_WORDS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'ed', 'en', '&', '+']);

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
]);

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
  /(?:\bup to|\bno more than|\bnot more than|\bmore than|\bless than|\bnever more than|\bno longer than|\bwithin|\bmaximum(?: of)?|\bmax\.?)\s*(?:a |the |about )?$/iu,
  /(?:\bbis zu|\bhöchstens|\bmaximal|\bnicht länger als|\binnerhalb von|\bjusqu['’]à|\bau plus|\bmaximum|\bhasta|\bmáximo|\bfino a|\bal massimo|\bentro|\btot wel|\bmaximaal|\bhoogstens)\s*$/iu,
  /\b(?:(?:will|can|should|may|leftovers|that|which|it|they) (?:keep|last)s?|(?:keep|last)s? (?:well |fresh )?(?:in|for|up)|can be (?:kept|stored)|stored?|storing)\b[^.;()\d]{0,80}$/iu,
  /\b(?:haltbar|hält sich|halten sich|aufbewahren|aufbewahrt|se conservent?|conserver|se conserva|conservare|bewaren|bewaard|houdbaar)\b[^.;()]{0,50}$/iu,
  /\b(?:total(?: time)?|prep(?:aration)?(?: time)?|active(?: time)?|hands[- ]on(?: time)?|cook(?:ing)? time|ready in|of which|makes in|on the table in)\s*(?::|of|is|-|–|about)?\s*(?:about |around |of )?$/iu,
  /\b(?:gesamtzeit|zubereitungszeit|zubereitung|arbeitszeit|kochzeit|backzeit|fertig in|temps total|préparation|temps de cuisson|tiempo total|preparación|tempo totale|preparazione|bereidingstijd|totaal)\s*:\s*(?:ca\.?|env\.?)?\s*$/iu,
  /\bprep\b[^.;]{0,30}\bcook\s*$/iu,
  /\b(?:was|were|i|i've|we|you['’]ve been) (?:baked|cooked|roasted|grilled|waiting|left)\b[^.;]{0,20}$/iu,
];

/** What stands right behind a time that is no timer. */
export const NO_TIMER_AFTER: readonly RegExp[] = [
  /^\s*(?:per|a|\/|for (?:each|every)) ?(?:\d+ ?)?(?:pounds?|lbs?|kg|kilos?|kilograms?|g\b|grams?|oz|ounces?|500)/iu,
  /^\s*(?:pro|je|par|por|per|al|au) (?:\d+ ?)?(?:pfund|kg|kilo|kilogramm|g\b|gramm|livre|libra|chilo|pond)/iu,
  /^\s*(?:less than|less than the|fewer than|shorter than|weniger als|kürzer als|de moins que|menos que|menos de|in meno|minder dan|korter dan)\b/iu,
  /^\s*(?:ahead|in advance|earlier|beforehand|old|im voraus|vorher|à l['’]avance|avant de commencer|de antelación|antes de empezar|in anticipo|van tevoren|vooraf)\b/iu,
  /^\s*(?:is|are|was|were|ist|sind|war)\b/iu,
  /^\s*(?:meals?|recipes?|wait|mark)\b/iu,
];

/** Behind a time: it is told for what comes after it ('an hour before cooking'), which is a timer only when something waits. */
export const BEFORE_SOMETHING =
  /^\s*(?:before|prior to|vor dem|vor der|bevor|avant|antes de|antes del|prima di|prima del|voor het|voordat)\b/iu;

/** The thing is taken out or begun then: not a wait that the cook is told to begin now. */
export const TAKEN_OUT =
  /\b(?:take|taken|remove|bring|brought|get|lift|pull|set (?:it|them) out|out of the (?:fridge|refrigerator|freezer)|from the (?:fridge|refrigerator|freezer)|unit will|(?:aus dem|vom) kühlschrank|(?:sortir|sortez|sors|retirer)|sacar|saca|tirar|togliere|togli|haal)\b/iu;

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
  /(?:\b(?:the|its|their|for|about the|during the) (?:last|first|final)|\blast|\bfinal|\bat the|\bat around|\bat about|\bletzten|\bersten|\bdernières|\bdernière|\bpremières|\búltimos|\bprimeros|\bultimi|\bprimi|\blaatste|\beerste)\s*(?:couple of )?$/iu;

/** A moment that an earlier step set: 'After 20 minutes, release …' at the beginning of a sentence. */
export const AFTER_BEFORE =
  /(?:^|[.!?(]\s*)(?:after|once|nach|après|au bout (?:de|d['’]|des)|al cabo de|dopo|na)\s*(?:ca\.? |about |around |etwa )?$/iu;

/** The time is for one side of several. */
export const PER_SIDE =
  /^[\s.,)]*(?:or so )?(?:more |longer )?(?:per side|per each side|each side|on each side|on every side|a side|each$|for each side|per batch side|pro seite|je seite|auf jeder seite|von jeder seite|par face|par côté|de chaque côté|chaque côté|sur chaque face|por lado|por cada lado|de cada lado|per lato|per parte|da ogni lato|per kant|aan elke kant|aan iedere kant)\b/iu;
export const PER_SIDE_BEFORE =
  /(?:\bper side|\bpro seite|\bje seite|\bauf jeder seite|\bvon jeder seite|\bon each side|\bde chaque côté|\bpor cada lado|\bper lato|\baan elke kant)\b[^.;\d]{0,30}$/iu;

/** The sides are told one after the other: what was said of 'each side' is the first side's time. */
export const TURNED =
  /\b(?:flip|turn|then|wenden|umdrehen|retourner|retournez|girar|voltear|girare|keer|draai)\b[^.;]{0,60}\d|\b(?:flip|turn)\b[^.;]{0,40}\b(?:another|couple)\b/iu;
