import { withDigits } from './duration-words.ts';

/** Longest time that a recipe may say, in minutes: 60 days, for what is cured or fermented. What is longer is an error. */
export const DURATION_MINUTES_MAX = 60 * 24 * 60;

const MINUTES_A_DAY = 24 * 60;

// The words of the languages as they stand after a number, without accents that writers leave out. Each is matched as the
// beginning of a word, longest first.
const DAY_WORDS =
  'days?|d|tage?n?|jours?|j|dias?|días?|giorn[oi]|dag(?:en|ar|e)?|dn[iíů]|dzie[nń]|nap|päivä|дн(?:я|ей|і|ів)|день|день|gün|日|天|ημέρ';
const HOUR_WORDS =
  'hours?|hrs?|h|std|stunden?|heures?|hres?|horas?|or[ae]|ur[ea]n?|uur|u|timmar|timme|tim|timer|time|t|godz(?:in[ayę]?)?|hod(?:in[ayu]?)?|ór[aá]|óra|tunti|tuntia|час(?:а|ов)?|ч|год(?:ин[аи]?)?|saat|sa|ώρ(?:α|ες)|ωρ(?:α|ες)|sat[ia]?|ore|oră|時間|小时|小時|시간|ชั่วโมง|giờ|jam|ساعات|ساعة|שעות|שעה';
const MINUTE_WORDS =
  'min[uúü]t[a-zěęůyů]*|mins?|mn|min|m|minutos?|minuti|minuter|perc|p|мин(?:ут[аы]?)?|м|хв(?:илин[аи]?)?|dak(?:ika)?|dk|λεπτ[άα]|λεπτό|λεπ|분|分(?:钟|鐘|間)?|นาที|phút|menit|دقيقة|دقائق|דקות';
const SECOND_WORDS = 'seconds?|secs?|sek(?:unden?)?|s|секунд[аы]?|秒';

const NUMBER = '(\\d{1,5}(?:[.,]\\d{1,3})?|\\d? ?[¼½¾⅓⅔]|\\d+ \\d/\\d|\\d/\\d)';
const PART = new RegExp(
  `${NUMBER}\\s*(?:(?:-|–|—|~|to|à|a|bis|až|do|tot|till|til|y|e)\\s*${NUMBER}\\s*)?[-\\s]?(?:(${HOUR_WORDS})|(${MINUTE_WORDS})|(${DAY_WORDS})|(${SECOND_WORDS}))(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])\\.?`,
  'giu',
);
// One place each for years, months, weeks, days, hours, minutes, seconds; spaces, missing T and decimal commas are common faults.
const ISO =
  /^[\s-]*p\s*(?:(\d+(?:[.,]\d+)?)\s*y)?\s*(?:(\d+(?:[.,]\d+)?)\s*m(?=[^t]*t))?\s*(?:(\d+(?:[.,]\d+)?)\s*w)?\s*(?:(\d+(?:[.,]\d+)?)\s*d)?\s*t?\s*(?:(\d+(?:[.,]\d+)?)\s*h(?:ours?|rs?|)?)?\s*(?:(\d+(?:[.,]\d+)?)\s*m(?:in(?:utes?|s)?)?)?\s*(?:(\d+(?:[.,]\d+)?)\s*s)?\s*$/i;
const FRACTIONS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

function readNumber(text: string | undefined): number {
  if (!text) return 0;
  const trimmed = text.trim();
  const last = trimmed.slice(-1);
  const fraction = FRACTIONS[last];
  if (fraction !== undefined) return (Number.parseInt(trimmed, 10) || 0) + fraction;
  const ratio = /^(?:(\d+) )?(\d)\/(\d)$/.exec(trimmed);
  if (ratio) return Number(ratio[1] ?? 0) + (ratio[3] === '0' ? 0 : Number(ratio[2]) / Number(ratio[3]));
  return Number(trimmed.replace(',', '.')) || 0;
}

function within(minutes: number): number | null {
  const rounded = Math.round(minutes);
  return rounded > 0 && rounded <= DURATION_MINUTES_MAX ? rounded : null;
}

/**
 * Minutes of a time as publishers write it: ISO 8601 ('PT1H30M', and with its usual faults 'PT1.5H', 'P0DT0H90M',
 * 'PT 30 M', '1H30M'), a clock ('1:30', '01:30:00'), a plain number of minutes, or words of many languages
 * ('1 hr 20 min', '1½ Stunden', '1h30'). Of a range the upper end. Null when there is no time in it or it is nothing.
 */
export function parseDuration(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? within(value) : null;
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, 4)) {
      const minutes = Array.isArray(entry) ? null : parseDuration(entry);
      if (minutes !== null) return minutes;
    }
    return null;
  }
  if (value !== null && typeof value === 'object') {
    const range = value as Record<string, unknown>;
    return parseDurationText(
      range['maxValue'] ?? range['@value'] ?? range['value'] ?? range['duration'] ?? range['name'],
    );
  }
  return parseDurationText(value);
}

/** '-PT20M', 'PT-20M': a subtraction that went wrong, and no time. */
const IS_NEGATIVE = /^\s*(?:-\s?pt?\s?\d|pt?\s?-\s?\d|-\d+$)/i;

function parseDurationText(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? within(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 200).trim();
  if (text === '' || IS_NEGATIVE.test(text)) return null;
  // 'PTH25MS': units without their number
  const iso = /^[\s-]*p/i.test(text) ? ISO.exec(text.replace(/(?<=^pt|\d[hms])[hms]+(?=\d|$)/gi, '')) : null;
  // 'PT45': a number without its unit
  const bare = /^pt\s?(\d{1,4})$/i.exec(text);
  if (bare) return within(Number(bare[1]));
  if (iso) {
    const [years, months, weeks, days, hours, minutes, seconds] = iso.slice(1).map((part) => readNumber(part));
    if (years || months) return null;
    const dayCount = (weeks ?? 0) * 7 + (days ?? 0);
    return within(dayCount * MINUTES_A_DAY + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60);
  }
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return within(readNumber(text));
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*(?:h|hrs?|hours?|std|uur|uhr)\b)?\.?$/i.exec(text);
  if (clock) return within(Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3] ?? 0) / 60);
  return parseSpokenDuration(withDigits(text.replace(/^p(?:t)?(?=\s*\d)/i, '')));
}

// What may stand between the parts of one time: '1 hour and 20 minutes'.
const CONTINUES = /^[\s,&+]*(?:and|und|et|y|e|og|och|en|i|ja|és|a|и|і|και|ve)?\s*$/iu;

/** '1 hora y media', '1 heure et demie', '1 ora e mezza'. */
const AND_HALF = /^\s(?:y media|et demie?|e mezz[ao]|e meia)(?!\p{L})/u;
/** The mark of minutes of Romance languages: 15'. */
const MINUTE_MARK = /(?<=\d)\s?['’′](?![\p{L}\d'’′"”])/gu;

const MINUTES_WITHOUT_WORD =
  /^\s?(\d{2})(?![\d\p{L}])|^\s(?:e|et|y|i|und|and|en|och|og)\s([1-5]\d)(?!\s?[\d\p{L}½¼¾%°.,/])/u;

/** What stands between the two ends of a range that each have a unit. */
const UP_TO = /^\s*(?:-|–|—|to|or|bis|à|a|tot|do|till?)\s*$/iu;

const ABOUT =
  /^(?:unter|under|less than|no more than|weniger als|max\.?|up to|bis zu|about|approx\.?|around|ca\.?|circa|etwa|rund|env(?:iron)?\.?|moins de|meno di|menos de|minder dan|ongeveer|plus de|cerca de|około|ok\.|cirka|omkring|kb\.?|asi|oko|около|περίπου|yaklaşık|约|約)?\s?[^\d\p{L}]{0,3}(?=[\d¼½¾⅓⅔])/iu;
const FIRST_PART = new RegExp(`^(?:${PART.source})`, 'iu');
const DURATION_CHARACTERS_MAX = 40;
/** Units of one letter that stand for other things as well where no longer time stands before them. */
const SHORT_UNIT = /^[^\d¼½¾⅓⅔]*[\d\s.,/¼½¾⅓⅔–-]+[djtpmus]\.?$/iu;

/** Whether a text is a time and nothing else: '30 Minuten', '1 h 30 m', 'about 45 min', '20 min + 1 h'. */
export function isDurationAlone(text: string): boolean {
  if (text.length > DURATION_CHARACTERS_MAX || SHORT_UNIT.test(text)) return false;
  const about = ABOUT.exec(text);
  if (!about) return false;
  let rest = text.slice(about[0].length);
  for (let parts = 0; parts < 3 && rest !== ''; parts += 1) {
    const part = FIRST_PART.exec(rest);
    if (!part) break;
    rest = rest.slice(part[0].length);
    // '1h30': the minutes after an hour may go without a word
    if (part[3]) rest = rest.replace(/^\s?\d{2}$/, '');
    if (parts < 2 && !/^[\s,&]*(?:and|und|et|y|e|og|och|en|i|és|и|και|ve)?\s*[\d¼½¾⅓⅔]/iu.test(rest))
      return rest === '' || /^\s?\+/.test(rest);
    rest = rest.replace(/^[\s,&\p{L}]+/u, '');
  }
  return rest === '';
}

/** Minutes of a text with number and unit words, such as '1 hr 20 min' or '30-40 Minuten'; null when it has none. */
export function parseSpokenDuration(text: string): number | null {
  let total = 0;
  let isFound = false;
  let end = 0;
  let lastSize = 4;
  const read = text.slice(0, 200).replace(MINUTE_MARK, ' min');
  const clock = /^\D{0,3}(\d{1,2}):(\d{2})\s?(?:h|hrs?|hours?|std|stunden|uur|ore|timmar|timer)(?!\p{L})/iu.exec(read);
  if (clock) return within(Number(clock[1]) * 60 + Number(clock[2]));
  for (const match of read.matchAll(PART)) {
    const amount = readNumber(match[2] ?? match[1]);
    // A second time in the same text ('30 min, plus 2 hours chilling') is added only when it continues the first.
    const size = match[5] ? 3 : match[3] ? 2 : match[4] ? 1 : 0;
    const between = read.slice(end, match.index);
    // '30 mins to 1 hour': the upper end, in another unit
    const isUpperEnd = isFound && size > lastSize && UP_TO.test(between);
    if (isFound && !isUpperEnd && (size >= lastSize || !CONTINUES.test(between))) break;
    if (isUpperEnd) total = 0;
    lastSize = size;
    if (match[3]) total += amount * 60;
    else if (match[4]) total += amount;
    else if (match[5]) total += amount * MINUTES_A_DAY;
    else total += amount / 60;
    isFound = true;
    end = match.index + match[0].length;
    // '1h30', '1 ora e 20': the minutes after an hour may go without a word.
    const bare = match[3] ? MINUTES_WITHOUT_WORD.exec(read.slice(end)) : null;
    if (match[3] && AND_HALF.test(read.slice(end))) {
      total += 30;
      break;
    }
    if (bare) {
      total += Number(bare[1] ?? bare[2]);
      break;
    }
  }
  return isFound ? within(total) : null;
}
