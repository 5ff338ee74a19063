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
const STEP = 5;

const SIGN = String.raw`(?:°|º|˚|\bdegrees?\b|\bgrad\b)`;
const SCALE_WORD = String.raw`(?:C(?:elsius)?|F(?:ahrenheit)?)\b`;
/** '180 °C', '350°F', '180-200°C', '350 degrees F', '180 Grad', '400F'; in German 'Grad' alone is Celsius. */
const TEMPERATURE = new RegExp(
  String.raw`(?<![\d.,]|\d/)(\d{2,3})(?:(\s*(?:-|–|to|bis)\s*)(\d{2,3}))?(?:\s*${SIGN}(?:\s*(${SCALE_WORD}))?|\s?([CF])\b)`,
  'gi',
);
const GAS_MARK = /\bgas(?: ?mark)?\s*(\d|¼|½)(?!\d)/gi;

interface Found {
  start: number;
  end: number;
  scale: Scale | 'gas';
  text: string;
  /** In the wanted scale; null where it is in it already, or cannot be told. */
  converted: string | null;
}

function celsius(fahrenheit: number): number {
  const set = OVEN.find(([, own]) => own === fahrenheit)?.[0];
  const exact = ((fahrenheit - 32) * 5) / 9;
  return set ?? (fahrenheit >= OVEN_FROM.F ? Math.round(exact / STEP) * STEP : Math.round(exact));
}

function fahrenheit(degrees: number): number {
  const set = OVEN.find(([own]) => own === degrees)?.[1];
  const exact = (degrees * 9) / 5 + 32;
  return set ?? (degrees >= OVEN_FROM.C ? Math.round(exact / STEP) * STEP : Math.round(exact));
}

function degreesIn(text: string, wanted: Scale): Found[] {
  return [...text.matchAll(TEMPERATURE)].flatMap((match): Found[] => {
    const [whole, low, between = '', high, word, letter] = match;
    const named = (word ?? letter ?? '').charAt(0).toUpperCase();
    const isGerman = /grad/i.test(whole);
    // degrees of nobody's scale may be an angle
    if (named === '' && !isGerman) return [];
    const scale: Scale = named === 'F' ? 'F' : 'C';
    const change = scale === 'F' ? celsius : fahrenheit;
    const ends = [low, high].filter((end) => end !== undefined).map((end) => String(change(Number(end))));
    const converted = scale === wanted ? null : `${ends.join(between)} °${wanted}`;
    return [{ start: match.index, end: match.index + whole.length, scale, text: whole, converted }];
  });
}

function gasMarksIn(text: string, wanted: Scale): Found[] {
  return [...text.matchAll(GAS_MARK)].map((match): Found => {
    const mark = { '¼': 0.25, '½': 0.5 }[match[1] ?? ''] ?? Number(match[1]);
    const set = OVEN.find(([, , own]) => own === mark);
    const converted = set === undefined ? null : `${wanted === 'C' ? set[0] : set[1]} °${wanted}`;
    return { start: match.index, end: match.index + match[0].length, scale: 'gas', text: match[0], converted };
  });
}

/** Only what parts two ways of saying one temperature may stand between them: '180°C (350°F/gas 4)'. */
const SAYS_AGAIN = /^(?:\s|[(/,|[]|\bfan\b|\bor\b|\bUmluft\b|\boder\b|\bin a\b|\boven\b|\d{2,3}\s?°?C\b)*$/i;

/**
 * A text with its temperatures in the scale of a person's kitchen, ovens in the steps that they have. A temperature that the
 * text says in that scale as well stays, and so does what is no temperature.
 */
export function temperaturesIn(text: string, choice: UnitChoice): string {
  if (choice === 'written') return text;
  const wanted = SCALE_OF[choice];
  const found = [...degreesIn(text, wanted), ...gasMarksIn(text, wanted)].toSorted((a, b) => a.start - b.start);
  const isSaidBeside = (at: number): boolean =>
    [at - 1, at + 1, at - 2, at + 2].some((other) => {
      const [first, last] = other < at ? [found[other], found[at]] : [found[at], found[other]];
      if (first === undefined || last === undefined) return false;
      const isWanted = (other < at ? first : last).scale === wanted;
      const between = found
        .slice(Math.min(at, other), Math.max(at, other) + 1)
        .reduce((rest, one) => rest.replace(one.text, ''), text.slice(first.start, last.end));
      return isWanted && SAYS_AGAIN.test(between);
    });
  let shown = '';
  let done = 0;
  for (const [at, one] of found.entries()) {
    if (one.converted === null || one.start < done || isSaidBeside(at)) continue;
    shown += text.slice(done, one.start) + one.converted;
    done = one.end;
  }
  return shown + text.slice(done);
}
