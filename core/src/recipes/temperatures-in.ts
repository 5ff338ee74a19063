import type { UnitChoice } from '../ingredients/kitchen-amount.ts';

type Scale = 'C' | 'F';
const SCALE_OF: Readonly<Record<Exclude<UnitChoice, 'written'>, Scale>> = { metric: 'C', us: 'F' };

/** Settings that a knob has, as cookbooks set them side by side. */
const OVEN: readonly (readonly [celsius: number, fahrenheit: number, gasMark: number | null])[] = [
  [110, 225, 0.25],
  [120, 250, 0.5],
  [140, 275, 1],
  [150, 300, 2],
  [160, 325, 3],
  [180, 350, 4],
  [190, 375, 5],
  [200, 400, 6],
  [220, 425, 7],
  [230, 450, 8],
  [240, 475, 9],
  [260, 500, null],
];
/** From here on it is an oven, and is set in steps; below it is a thermometer. */
const OVEN_FROM: Readonly<Record<Scale, number>> = { C: 105, F: 220 };

const SIGN = String.raw`(?:[°º˚]|℃|℉|\bdeg(?:rees?|\.)?(?!\p{L})|\b(?:grad|grados?|gradi|graden|degr[ée]s?)(?!\p{L}))`;
const SCALE_WORD = String.raw`(?:C(?:elsius)?|F(?:ahrenheit)?)\b`;
const BETWEEN = String.raw`\s*(?:-|–|to|or|and|bis|oder|und|à|ou|et|a|o|y|e|of|tot)\s*`;
/** '180 °C', '350°F', '180-200°C', '350 degrees F', '180 Grad', '400F', '180°'. A minus belongs to a freezer. */
const TEMPERATURE = new RegExp(
  String.raw`(?<![\d.,\p{L}]|\d/|[-–−](?=\d))(\d{1,3})(?:(${BETWEEN})(\d{2,3}))?(?:\s*(${SIGN})(?:\s*(${SCALE_WORD}))?|\s?([CF])\b)`,
  'giu',
);
/** 'gas mark 4', 'gas 4-5', 'Gas: Stufe 3', 'thermostat 6', 'Th. 6/7'. */
const GAS_MARK =
  /\b(?:(gas(?:herd|ofen)?:?\s*stufe|stufe(?=[\s\d–/-]*gas))|gas(?:herd|ofen)?:?(?: ?mark)?|(th(?:ermostat|\.)?))\s*(\d{1,2}|¼|½)(?:(\s*(?:[-–/]|to|bis|à)\s*)(\d{1,2}))?(?![°º,.]?\d|\s*(?:min|std|stund|sek|sec|h\b|hour|heure|%))/gi;
/** A French oven says 'thermostat 6', which is 30 °C a step. */
const THERMOSTAT_STEP_C = 30;
const HOTTEST_THERMOSTAT = 10;
/** A German gas oven has five steps, printed beside 150, 175, 200, 225 and 250 °C. */
const GERMAN_STEPS_C = [150, 175, 200, 225, 250];
/** The text is of a German oven, whose bare 'Gas 3' is a step, no British mark. */
const GERMAN_OVEN =
  /(?<!\p{L})(?:\p{L}*ofen|umluft|\p{L}*herd|ober-?\s?(?:\/|und)|unterhitze|grad|backen|stufe)(?!\p{L})/iu;

const LOCAL_DEGREES = /^(?:grad|degr[ée]s?$|℃)/i;
/** A pan is turned by so many degrees. */
const TURNS = /\bturn|rotat|dreh|wend|pivot|\bgir[aoe]|\btourne|draai|ruot/i;
const ANGLES: ReadonlySet<number> = new Set([45, 90, 180, 360]);
const OVEN_ABROAD =
  /\b(?:(?:au|du|le|un|votre) four|\p{L}*ofen|backrohr|forno|horno|umluft|\p{L}*hitze|chaleur tournante)\b/iu;
const OVEN_HERE = /\b(?:ovens?|preheat\w*|bak(?:e|ed|ing)|roast\w*|grill|broil\w*)\b/i;
/** The hottest that an oven is set to in Celsius, and from where on bare degrees can only be Fahrenheit. */
const HOTTEST_C = 260;
const ONLY_F = 275;
/** Letters before a number and behind it in which what is turned stands. */
const BEFORE_LETTERS = 40;
const BEHIND_LETTERS = 8;
/** Without a sign, 'C' is a cup as well. */
const WITHOUT_SIGN_FROM = 90;
/** The ends of one range are no further apart than this factor. */
const RANGE_FACTOR = 2;

/** The scale that a number of degrees is in; null where that cannot be told, or where it is an angle. */
function scaleOf(match: RegExpMatchArray, text: string): Scale | null {
  const [, low = '', , high, sign = '', word, letter] = match;
  const named = (word ?? letter ?? (sign === '℉' ? 'F' : '')).charAt(0);
  if (letter !== undefined && (letter !== letter.toUpperCase() || Number(high ?? low) < WITHOUT_SIGN_FROM)) return null;
  if (named !== '') return named.toUpperCase() === 'F' ? 'F' : 'C';
  const degrees = Number(high ?? low);
  const start = match.index ?? 0;
  const around = text.slice(Math.max(0, start - BEFORE_LETTERS), start + match[0].length + BEHIND_LETTERS);
  if (ANGLES.has(degrees) && TURNS.test(around)) return null;
  if (LOCAL_DEGREES.test(sign)) return 'C';
  if (OVEN_ABROAD.test(text) && degrees <= HOTTEST_C && degrees >= WITHOUT_SIGN_FROM) return 'C';
  return OVEN_HERE.test(text) && degrees >= ONLY_F ? 'F' : null;
}

/**
 * 'Bake at 350', 'Preheat the oven to 425', 'reduce to 350': an oven that an American sets without saying degrees, where its knob
 * has the number and nothing is measured by it.
 */
const BARE =
  /(?<=\b(?:(?:pre-?heat|heat|bak(?:e|ed|ing)|roast(?:ed|ing)?|ovens?|cook|broil|temperature)\b[^.;:!?\d]{0,30}\b(?:at|to)|(?:reduce|lower|increase|raise|turn|drop)\b[^.;:!?\d]{0,30}\bto)\s)[2-5]\d{2}(?![\d.,/-]?\d|[\p{L}\p{Sc}]|\s?(?:[°º˚℉℃%x×–-]|deg|[CF]\b)|\s(?!for\b|in\b|until\b|about\b|and\b|or\b|then\b|on\b|with\b|while\b|oven\b)\p{L})/giu;
const HOTTEST_F = 550;

/** Bare numbers that can only be degrees Fahrenheit of an oven. */
function bareDegreesIn(text: string, wanted: Scale): Found[] {
  if (!OVEN_HERE.test(text) || OVEN_ABROAD.test(text)) return [];
  return [...text.matchAll(BARE)].flatMap(({ 0: whole, index }): Found[] => {
    const degrees = Number(whole);
    if (degrees < ONLY_F || degrees > HOTTEST_F || degrees % KNOB_STEP_F !== 0) return [];
    const converted = wanted === 'F' ? null : `${celsius(degrees)} °C`;
    return [{ start: index, end: index + whole.length, scale: 'F', text: whole, converted }];
  });
}

interface Found {
  start: number;
  end: number;
  scale: Scale | 'gas';
  text: string;
  /** In the wanted scale; null where it is in it already, or cannot be told. */
  converted: string | null;
}

/** Knobs in Fahrenheit stand at 350 and not at 347: the step of 25 where it is that near. */
const KNOB_STEP_F = 25;
const NEAR_KNOB_F = 4;
const STEP = 5;

function celsius(fahrenheit: number): number {
  const set = OVEN.find(([, own]) => own === fahrenheit)?.[0];
  const exact = ((fahrenheit - 32) * 5) / 9;
  return set ?? (fahrenheit >= OVEN_FROM.F ? Math.round(exact / STEP) * STEP : Math.round(exact));
}

function fahrenheit(degrees: number): number {
  const exact = (degrees * 9) / 5 + 32;
  if (degrees < OVEN_FROM.C) return Math.round(exact);
  const knob = Math.round(exact / KNOB_STEP_F) * KNOB_STEP_F;
  const set = OVEN.find(([own]) => own === degrees)?.[1] ?? (Math.abs(knob - exact) <= NEAR_KNOB_F ? knob : undefined);
  return set ?? Math.round(exact / STEP) * STEP;
}

function degreesIn(text: string, wanted: Scale): Found[] {
  return [...text.matchAll(TEMPERATURE)].flatMap((match): Found[] => {
    const [whole, low = '', between = '', high] = match;
    const scale = scaleOf(match, text);
    if (scale === null) return [];
    const change = scale === 'F' ? celsius : fahrenheit;
    const isRange = high !== undefined && Number(high) <= RANGE_FACTOR * Number(low);
    // '2 and 180 °C' is no range
    const skipped = high === undefined || isRange ? 0 : low.length + between.length;
    const ends = isRange ? [low, high] : [high ?? low];
    const converted = scale === wanted ? null : `${ends.map((end) => change(Number(end))).join(between)} °${wanted}`;
    const end = match.index + whole.length;
    return [{ start: match.index + skipped, end, scale, text: whole.slice(skipped), converted }];
  });
}

function gasMarksIn(text: string, wanted: Scale): Found[] {
  const marks = [...text.matchAll(GAS_MARK)];
  // most texts have none, and whether an oven is German is asked of every word
  const isGerman = marks.length > 0 && GERMAN_OVEN.test(text);
  return marks.flatMap((match): Found[] => {
    const [whole, step, thermostat = '', low = '', between = '', high] = match;
    // 'th 6' is one where an oven is spoken of
    if (/^th$/i.test(thermostat) && !OVEN_ABROAD.test(text)) return [];
    const knob = thermostat !== '' ? 'thermostat' : step !== undefined || isGerman ? 'step' : 'mark';
    const shown = (high === undefined ? [low] : [low, high]).map((end) => {
      const degrees = knobCelsius(knob, { '¼': 0.25, '½': 0.5 }[end] ?? Number(end));
      return degrees === null || wanted === 'C' ? degrees : fahrenheit(degrees);
    });
    const converted = shown.includes(null) ? null : `${shown.join(between.replace('/', '–'))} °${wanted}`;
    return [{ start: match.index, end: match.index + whole.length, scale: 'gas', text: whole, converted }];
  });
}

/** What a number on the knob of an oven without degrees is; null where it has no such number. */
function knobCelsius(knob: 'thermostat' | 'step' | 'mark', number: number): number | null {
  if (knob === 'thermostat') return number >= 1 && number <= HOTTEST_THERMOSTAT ? number * THERMOSTAT_STEP_C : null;
  if (knob === 'step') return GERMAN_STEPS_C[number - 1] ?? null;
  return OVEN.find(([, , own]) => own === number)?.[0] ?? null;
}

/** Only what parts two ways of saying one temperature may stand between them: '180°C (350°F/gas 4)'. */
const SAYS_AGAIN =
  /^(?:\s|[(/,;:|[]|\be-?herd\b|\bgas:?|\bfan\b|\bfan[- ]forced\b|\bconvection\b|\bconventional\b|\bor\b|\bUmluft\b|\boder\b|\bou\b|\bin a\b|\boven\b|\bchaleur tournante\b|\d{2,3}\s?°?C\b)*$/i;

/** What is shown in place of a part of a text. */
interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The temperatures of a text that are shown in the scale of a person's kitchen, ovens in the steps that they have, in the order of
 * the text. What the text says in that scale as well is none of them, and neither is what is no temperature.
 */
export function temperatureChanges(text: string, choice: UnitChoice): readonly TextChange[] {
  if (choice === 'written') return [];
  const wanted = SCALE_OF[choice];
  const found = [...degreesIn(text, wanted), ...bareDegreesIn(text, wanted), ...gasMarksIn(text, wanted)].toSorted(
    (a, b) => a.start - b.start,
  );
  const isSaidBeside = (at: number): boolean =>
    [at - 1, at + 1, at - 2, at + 2].some((other) => {
      const [first, last] = other < at ? [found[other], found[at]] : [found[at], found[other]];
      if (first === undefined || last === undefined) return false;
      const { scale } = other < at ? first : last;
      // a mark beside degrees stays: once is enough
      const says = scale === wanted || (found[at]?.scale === 'gas' && scale !== 'gas');
      const between = found
        .slice(Math.min(at, other), Math.max(at, other) + 1)
        .reduce((rest, one) => rest.replace(one.text, ''), text.slice(first.start, last.end));
      return says && SAYS_AGAIN.test(between);
    });
  const changes: TextChange[] = [];
  for (const [at, { start, end, converted }] of found.entries()) {
    if (converted === null || start < (changes.at(-1)?.end ?? 0) || isSaidBeside(at)) continue;
    changes.push({ start, end, text: converted });
  }
  return changes;
}

/** A text with its temperatures in the scale of a person's kitchen. */
export function temperaturesIn(text: string, choice: UnitChoice): string {
  let shown = '';
  let done = 0;
  for (const change of temperatureChanges(text, choice)) {
    shown += text.slice(done, change.start) + change.text;
    done = change.end;
  }
  return shown + text.slice(done);
}
