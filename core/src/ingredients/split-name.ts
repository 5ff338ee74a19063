// biome-ignore-all lint/style/noExcessiveLinesPerFile: the rules of one split in their order, which is what they mean
import { itemAt } from '../item-at.ts';
import {
  ADVERBS,
  DESCRIPTORS,
  KIND_OR_PREPARED,
  NOT_ADVERBS,
  NOT_PARTICIPLES,
  PARTS,
  PREPARATION_LINKS,
  PREPARED,
  REMARKS,
  SHAPES,
  SIZES,
} from './ingredient-words.ts';

/** The food of a line apart from what is done to it and what is remarked about it. */
export type NameParts = { name: string; preparation: string[]; comment: string[]; isOptional: boolean };

/** One word of a phrase: as printed, and bare in lower case for looking up. */
type Word = { text: string; bare: string };

const toWords = (text: string): Word[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, bare: bareOf(word.toLowerCase()) }));
const bareOf = (lower: string): string =>
  LETTERS_ONLY.test(lower) ? lower : lower.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&%]+$/gu, '');
const LETTERS_ONLY = /^[a-z0-9]+$/;
const BEGINS_WITH_NUMBER = /^[\d½¼¾⅓⅔⅛]/;
const toText = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

const isAdverb = (bare: string): boolean =>
  ADVERBS.has(bare) || (bare.length > 4 && bare.endsWith('ly') && !NOT_ADVERBS.has(bare));
const isPrepared = (bare: string): boolean => PREPARED.has(bare);
const isParticiple = (bare: string): boolean =>
  // 'flaxseed/linseed' is what each of the two is
  bare.includes('/') ? bare.split('/').every(isParticipleWord) : isParticipleWord(bare);
/** 'wattleseed', 'pondweed', 'fruitbread'. */
const PLANT = /(?:(?<!de)seed|weed|bread)$/;
const isParticipleWord = (bare: string): boolean =>
  isPrepared(bare) ||
  KIND_OR_PREPARED.has(bare) ||
  (bare.length > 4 && bare.endsWith('ed') && !PLANT.test(bare) && !NOT_PARTICIPLES.has(bare)) ||
  /-(?:cut|on|off)$/.test(bare);
const isDescriptor = (bare: string): boolean =>
  DESCRIPTORS.has(bare) ||
  isAdverb(bare) ||
  isParticiple(bare) ||
  SIZES.has(bare) ||
  /(?:less|-free|-fat|-sized|-style|-quality|-grain|-cured|-cooked|-raised|-fed|-ripened)$/.test(bare);

/** Foods sold in that form: with these a participle in front stays ('flaked almonds', 'minced beef', 'whipped cream'). */
const SOLD_AS: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = (
  [
    ['minced', 'lamb beef pork turkey chicken veal meat venison steak'],
    ['shredded sliced slivered grated', 'wheat almond almonds coconut'],
    ['cracked crushed', 'wheat red ice tomatoes pineapple'],
    ['toasted', 'sesame bread'],
    ['soaked reserved', 'cooking liquid water pasta'],
  ] as const
).map(([verbs, nouns]) => [new Set(verbs.split(' ')), new Set(nouns.split(' '))]);

/** Where a remark begins that runs to the end: 'for frying', 'to taste', 'plus extra', 'such as', 'if needed'. */
function remarkStart(words: readonly Word[]): number {
  for (let at = 1; at < words.length; at++) {
    const bare = itemAt(words, at).bare;
    const next = words[at + 1]?.bare ?? '';
    if (itemAt(words, at).text.startsWith('+')) return at;
    if (bare === 'for' || bare === 'plus' || bare === 'optional' || bare === 'preferably' || bare === 'ideally')
      return at;
    if (
      bare === 'to' &&
      /^(?:taste|serve|garnish|finish|decorate|dust|cover|fry|grease|make|coat|season|glaze|drizzle|sprinkle|top|thin|bind|brush|accompany|dip|fill|line|toss|use|roll|yield|begin|start)$/.test(
        next,
      )
    )
      return at;
    if (bare === 'as' && /^(?:needed|required|desired|necessary|wanted|per|garnish|accompaniment|a|you)$/.test(next))
      return at;
    if (bare === 'if' || bare === 'e.g' || bare === 'i.e' || bare === 'q.b') return at;
    if (bare === 'such' && next === 'as') return at;
    if (bare === 'like') return at;
    if (
      (bare === 'about' || bare === 'approximately' || bare === 'roughly') &&
      (BEGINS_WITH_NUMBER.test(next) || /^(?:a|one|two|three|half)$/.test(next))
    )
      return at;
    if (
      bare === 'or' &&
      (BEGINS_WITH_NUMBER.test(next) || /^(?:more|to|as|less|enough|so|use|substitute|similar)$/.test(next))
    )
      return at;
    if (bare === 'see' || bare === 'not' || (bare === 'recipe' && /^(?:follows|below|above|here|to)$/.test(next)))
      return at;
    if (bare === 'more' && /^(?:for|to|as|if)$/.test(next)) return at;
    if (bare === 'extra' && /^(?:for|to)$/.test(next)) return at;
    if (bare === 'weighing' || (bare === 'from' && next === 'about')) return at;
  }
  return -1;
}

/** Where the preparation behind a food begins: 'onion finely chopped', 'butter at room temperature', 'ginger cut into'. */
function trailingPreparation(words: readonly Word[]): number {
  for (let at = 1; at < words.length; at++) {
    const bare = itemAt(words, at).bare;
    const next = words[at + 1]?.bare ?? '';
    if (bare === 'at' && (next === 'room' || next === 'cool')) return at;
    if (bare === 'room' && next === 'temperature' && at + 2 === words.length) return at;
    if (bare === 'in' && (BEGINS_WITH_NUMBER.test(next) || SHAPES.has(next))) return at;
    if (
      bare === 'cut' &&
      (next === '' ||
        /^(?:into|in|crosswise|lengthwise|lengthways|to|from|on|up|about|across|diagonally)$/.test(next) ||
        BEGINS_WITH_NUMBER.test(next) ||
        isAdverb(next))
    )
      return at;
    if (PARTS.has(bare) && /^(?:removed|reserved|discarded|trimmed|on|off|intact|separated|only)$/.test(next))
      return at;
    if (
      isAdverb(bare) &&
      bare !== 'extra' &&
      bare !== 'medium' &&
      bare !== 'half' &&
      bare !== 'part' &&
      bare !== 'fine'
    ) {
      let behind = at + 1;
      while (behind < words.length && isAdverb(itemAt(words, behind).bare)) behind++;
      const verb = words[behind]?.bare ?? '';
      if (isParticiple(verb) && endsAsPreparation(words, behind)) return at;
      if (behind === words.length && bare.endsWith('ly')) return at;
      at = behind - 1;
      continue;
    }
    if (isParticiple(bare) && endsAsPreparation(words, at)) return at;
  }
  return -1;
}

/** Where the size of one begins: 'cucumbers 3 to 4 inches long', 'ginger 1-inch piece'. */
function lengthStart(words: readonly Word[]): number {
  for (let at = 1; at < words.length; at++) {
    if (!BEGINS_WITH_NUMBER.test(itemAt(words, at).bare)) continue;
    if (/^(?:in|into|about|to|or)$/.test(itemAt(words, at - 1).bare)) continue;
    const text = toText(words.slice(at, at + 4)).toLowerCase();
    if (LENGTH.test(text)) return at;
  }
  return -1;
}

const LENGTH =
  /^[\d½¼¾⅓⅔⅛./ -]+(?:(?:to|or) [\d½¼¾⅓⅔⅛./-]+ ?-?)?(?:inch|inches|cm|mm)(?:$|[ -](?:long|thick|wide|tall|in|piece|pieces|cubes?|chunks?|knob|diameter|dice|slices?|strips?)\b)/;

/** Where the food ends that adjectives are printed behind: 'parsley fresh', 'chicken thighs boneless skinless', 'eggs large'. */
function trailingAdjectives(words: readonly Word[]): number {
  let at = words.length;
  while (at > 1 && BEHIND_FOOD.has(itemAt(words, at - 1).bare)) at--;
  return at;
}
const BEHIND_FOOD = new Set(
  'fresh boneless skinless seedless raw ripe organic large small medium extra-large unsalted salted uncooked unsweetened'.split(
    ' ',
  ),
);

/** Whether nothing of the food follows the participle at `at`. */
function endsAsPreparation(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (next === undefined) return true;
  if (PREPARATION_LINKS.has(next.bare)) {
    // 'salted and roasted peanuts' goes on to the food, 'peanuts salted and roasted' does not.
    if (!/^(?:and|or|&|but|then)$/.test(next.bare)) return true;
    const rest = words.slice(at + 2);
    const last = rest.at(-1)?.bare ?? '';
    const first = rest[0]?.bare ?? '';
    return (
      isParticiple(last) ||
      isAdverb(last) ||
      first === 'cut' ||
      (isParticiple(first) && endsAsPreparation(words, at + 2)) ||
      (isAdverb(first) && rest.length > 1 && isParticiple(itemAt(rest, 1).bare) && endsAsPreparation(words, at + 3))
    );
  }
  return isParticiple(next.bare) || isAdverb(next.bare) ? endsAsPreparation(words, at + 1) : false;
}

/** Takes the participles out from in front of the food: 'finely chopped fresh parsley' gives 'fresh parsley'. */
function takeLeadingPreparation(words: readonly Word[], isPackaged: boolean): { rest: Word[]; taken: string[] } {
  const kept: Word[] = [];
  const taken: string[] = [];
  let isJoined = false;
  let at = 0;
  while (at < words.length) {
    const from = at;
    let isWithAdverb = false;
    while (at < words.length && isAdverb(itemAt(words, at).bare)) {
      isWithAdverb = true;
      at++;
    }
    const verb = words[at]?.bare ?? '';
    const takes =
      (isPrepared(verb) ||
        (isWithAdverb &&
          (verb === 'ground' || isParticiple(verb)) &&
          itemAt(words, from).bare !== 'extra' &&
          itemAt(words, from).bare !== 'fine')) &&
      at + 1 < words.length &&
      !(isPackaged && !isWithAdverb) &&
      !/^(?:of|with|in|style)$/.test(itemAt(words, at + 1).bare);
    const nouns = words.slice(at + 1).map((word) => word.bare);
    const isSold =
      takes &&
      !isWithAdverb &&
      SOLD_AS.some(
        ([verbs, foods]) =>
          verbs.has(verb) &&
          (foods.has(nouns[0] ?? '') || foods.has(nouns.find((noun) => !DESCRIPTORS.has(noun)) ?? '')),
      );
    if (takes && !isSold) {
      let end = at + 1;
      // 'peeled and chopped tomatoes', 'peeled, seeded tomatoes'.
      const isJoint = /^(?:and|or|&|then)$/.test(words[end]?.bare ?? '');
      const behind = end + (isJoint ? 1 : 0);
      let verbAt = behind;
      while (verbAt < words.length && isAdverb(itemAt(words, verbAt).bare)) verbAt++;
      if (isJoint) {
        if (!isPrepared(words[verbAt]?.bare ?? '')) {
          // 'grilled or sautéed', 'chopped and salted': one of the two names the food, so both stay.
          if (isParticiple(words[verbAt]?.bare ?? '')) return { rest: [...kept, ...words.slice(from)], taken };
        } else end = behind;
      }
      const phrase = toText(words.slice(from, at + 1)).replace(/,$/, '');
      if (isJoined) taken.push(`${taken.pop()} ${phrase}`);
      else taken.push(phrase);
      isJoined = isJoint && end === behind;
      if (isJoined) taken.push(`${taken.pop()} ${itemAt(words, at + 1).text}`);
      const before = kept.at(-1);
      if (before) kept[kept.length - 1] = { text: before.text.replace(/,$/, ''), bare: before.bare };
      at = end;
      continue;
    }
    at = from;
    const bare = itemAt(words, at).bare;
    // Past adjectives of the food a participle may still follow: 'fresh chopped oregano'.
    const nextIsJoint = /^(?:and|or|&)$/.test(words[at + 1]?.bare ?? '');
    if (!(DESCRIPTORS.has(bare) || isAdverb(bare)) || nextIsJoint || isSold) break;
    kept.push(itemAt(words, at));
    at++;
  }
  // 'chopped or sliced almonds': the second is how they are sold, so both stay
  if (isJoined && at < words.length) return { rest: [...words], taken: [] };
  const rest = [...kept, ...words.slice(at)];
  return rest.length > 0 ? { rest, taken } : { rest: [...words], taken: [] };
}

type Segment = { kind: 'preparation' | 'comment' | 'noun'; words: Word[] };

/** What a phrase behind the food is. */
function classify(words: readonly Word[]): Segment['kind'] {
  if (words[0]?.bare === 'or') {
    // '(minced, or pressed)', but '(or shredded coconut)' is another food.
    const isDone =
      words.length > 1 && words.slice(1).every(({ bare }) => isParticiple(bare) || isAdverb(bare) || bare === 'or');
    return isDone ? 'preparation' : 'comment';
  }
  let at = 0;
  while (at < words.length && /^(?:and|then|but|&|with|each|all|the)$/.test(itemAt(words, at).bare)) at++;
  const first = words[at]?.bare ?? '';
  const second = words[at + 1]?.bare ?? '';
  if (first === '') return 'comment';
  if (isAdverb(first)) {
    const verb = words.slice(at + 1).find((word) => !isAdverb(word.bare))?.bare ?? '';
    if (isParticiple(verb) || verb === '') return 'preparation';
  }
  if (first === 'at' && second === 'room') return 'preparation';
  if (first === 'in' && (SHAPES.has(second) || BEGINS_WITH_NUMBER.test(second))) return 'preparation';
  if (first === 'cut' || (!REMARKS.has(first) && /\bcut (?:into|in|crosswise|lengthwise)\b/i.test(toText(words))))
    return 'preparation';
  // 'grated zest only', 'sliced ¼ inch thick', but 'sliced avocado and lime' is another food.
  const isDone =
    PARTS.has(second) ||
    BEGINS_WITH_NUMBER.test(second) ||
    /^(?:thin|thick|fine|small|use)$/.test(itemAt(words, words.length - 1).bare);
  if (isPrepared(first) && (isDone || endsAsPreparation(words, at))) return 'preparation';
  if (
    isParticiple(first) &&
    (words.length === at + 1 || PREPARATION_LINKS.has(second) || isParticiple(second) || isAdverb(second))
  )
    return 'preparation';
  if (PARTS.has(first)) return 'preparation';
  if (
    /^(?:removed|reserved|discarded|trimmed|separated|only|on|off|intact)$/.test(words.at(-1)?.bare ?? '') &&
    !REMARKS.has(first)
  )
    return 'preparation';
  if (REMARKS.has(first)) return 'comment';
  if (words.slice(at).some((word) => isPrepared(word.bare)) && BEGINS_WITH_NUMBER.test(first)) return 'preparation';
  if (/^(?:cold|chilled|hot|warm|firm|soft|whole|very)$/.test(first)) return 'preparation';
  if (words.every((word) => DESCRIPTORS.has(word.bare) || /^(?:or|and|but|still)$/.test(word.bare)))
    return 'preparation';
  if (words.length < 5 && isPrepared(itemAt(words, words.length - 1).bare)) return 'preparation';
  if (first === 'room' && second === 'temperature') return 'preparation';
  return first === 'without' ? 'preparation' : 'noun';
}

/** Top-level brackets taken out of a text; a bracket that never closes runs to the end. */
export function takeBrackets(text: string): { outside: string; groups: string[] } {
  if (!/[([\])]/.test(text)) return { outside: text, groups: [] };
  const groups: string[] = [];
  let outside = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '(' || char === '[') {
      if (depth++ === 0) {
        outside += `${text.slice(from, at)} `;
        from = at + 1;
      }
    } else if ((char === ')' || char === ']') && depth > 0 && --depth === 0) {
      groups.push(text.slice(from, at));
      from = at + 1;
    } else if ((char === ')' || char === ']') && depth === 0) {
      outside += `${text.slice(from, at)} `;
      from = at + 1;
    }
  }
  if (depth > 0) groups.push(text.slice(from));
  else outside += text.slice(from);
  return { outside, groups };
}

const OPTIONAL = /^opt\.?$|^(?:optional|if (?:using|you like|liked|desired))\b[\s,:;.!-]*|[\s,;-]*\boptional[.!]?$/iu;

/** Joined by 'or' or 'and', or one of several: 'cilantro, or flat-leaf parsley'. */
const startsWithOr = (words: readonly Word[]): boolean => /^(?:or|and|and\/or|&)$/.test(words[0]?.bare ?? '');
const hasOr = (words: readonly Word[]): boolean => words.some((word) => /^(?:or|and|and\/or|&)$/.test(word.bare));

/** The words of a segment with the comma behind them that parted it from the next. */
function withComma(words: readonly Word[]): Word[] {
  const last = itemAt(words, words.length - 1);
  return [...words.slice(0, -1), { text: `${last.text},`, bare: last.bare }];
}

/**
 * How many phrases behind the first belong to a list of foods: 'olive, sunflower, hazelnut or walnut oil' is one name,
 * 'onion, peeled and chopped' is not.
 */
function listLength(segments: readonly Word[][]): number {
  const head = itemAt(segments, 0);
  if (head.length === 0 || head.length > 4 || hasOr(head)) return 0;
  for (let at = 1; at < segments.length && at < 8; at++) {
    const segment = itemAt(segments, at);
    const isLast = hasOr(segment);
    const nouns = startsWithOr(segment) ? segment.slice(1) : segment;
    if (nouns.length > 5 || classify(nouns) !== 'noun' || nouns.some((word) => /^\d/.test(word.bare))) return 0;
    if (nouns.every((word) => isDescriptor(word.bare) || /^(?:or|and)$/.test(word.bare))) return 0;
    if (isLast) return at === 1 && startsWithOr(segment) ? 0 : at;
    if (nouns.length > 3) return 0;
  }
  return 0;
}

/**
 * Splits the text behind the amount into the food, its preparation and remarks. `isPackaged` says that the amount is a
 * tin, a jar or the like, whose contents are named as sold ('chopped tomatoes').
 */
export function splitName(text: string, isPackaged: boolean): NameParts {
  const preparation: string[] = [];
  const comment: string[] = [];
  let isOptional = false;
  // 'shredded-or try a blend'
  let { outside, groups } = takeBrackets(
    text.replace(/(\p{L})-or /giu, '$1, or ').replace(/([\d½¼¾⅓⅔⅛])\s*[–—-]\s*(?=[\d½¼¾⅓⅔⅛])/g, '$1-'),
  );
  for (let depth = 0; depth < 3 && outside.trim() === '' && groups.length > 0; depth++) {
    const inner = takeBrackets(itemAt(groups, 0));
    [outside, groups] = [inner.outside, [...inner.groups, ...groups.slice(1)]];
  }

  // '4 boneless (skinless chicken breasts, thinly sliced)': the food is in the bracket.
  const adjectives = toWords(outside);
  const inside = toWords(itemAt((groups[0] ?? '').split(','), 0));
  if (adjectives.length > 0 && adjectives.every(({ bare }) => isDescriptor(bare)) && classify(inside) === 'noun') {
    outside = `${outside.trim()}, ${groups.shift()}`;
  }

  const addPhrase = (words: readonly Word[], isBehindComment: boolean): Segment['kind'] => {
    let phrase = toText(words);
    if (OPTIONAL.test(phrase)) {
      isOptional = true;
      phrase = phrase.replace(OPTIONAL, '').trim();
      if (!phrase) return 'preparation';
    }
    const rest = toWords(phrase);
    const kind = classify(rest);
    if (kind === 'preparation') {
      const remark = remarkStart(rest);
      const isPlain =
        remark < 0 ||
        // 'cut into about 8 rounds', 'cold but not hard'
        /^(?:into|to|in|but)$/.test(itemAt(rest, remark - 1).bare) ||
        itemAt(rest, remark).bare === 'if' ||
        (/^(?:about|like|for|to|or)$/.test(itemAt(rest, remark).bare) &&
          /\b(?:minutes?|hours?|inch|cm|mm|overnight|cover)\b/.test(phrase));
      preparation.push(isPlain ? phrase : toText(rest.slice(0, remark)));
      if (!isPlain) comment.push(toText(rest.slice(remark)));
      return kind;
    }
    comment.push(phrase);
    return isBehindComment ? 'comment' : kind;
  };

  const segments = outside
    .split(/[,;]+(?=\s|$)|\s[-–—]+\s|\s*[–—]+\s*|:\s/u)
    .map((segment) => toWords(segment.trim()))
    .filter((segment) => segment.length > 0);

  let head = segments.shift() ?? [];
  // 'boneless, skinless chicken breast', 'peeled, seeded and chopped tomatoes': no food yet, so the name goes on.
  while (
    head.length > 0 &&
    segments.length > 0 &&
    head.every((word) => isDescriptor(word.bare) || /^(?:and|or)$/.test(word.bare))
  ) {
    const next = itemAt(segments, 0);
    if (next.every((word) => isDescriptor(word.bare)) && segments.length === 1) break;
    // 'red, yellow, or green peppers'
    const isOther = startsWithOr(next) && next.slice(1).some((word) => !isDescriptor(word.bare));
    if (REMARKS.has(itemAt(next, 0).bare) && !isOther) break;
    head = [...withComma(head), ...(segments.shift() ?? [])];
  }
  const listed = listLength([head, ...segments]);
  for (let count = 0; count < listed; count++) {
    head = [...withComma(head), ...(segments.shift() ?? [])];
  }

  if (OPTIONAL.test(toText(head))) {
    isOptional = true;
    head = toWords(toText(head).replace(OPTIONAL, ''));
  }
  const starts = [remarkStart(head), lengthStart(head)].filter((start) => start > 0);
  const remark = starts.length > 0 ? Math.min(...starts) : -1;
  const remarks: Word[] = remark > 0 ? head.slice(remark) : [];
  if (remark > 0) head = head.slice(0, remark);
  const isSoldAs = isPackaged || head.some(({ bare }) => /^(?:canned|tinned|jarred|frozen)$/.test(bare));
  const leading = takeLeadingPreparation(head, isSoldAs);
  head = leading.rest;
  preparation.push(...leading.taken);
  const prepared = trailingPreparation(head);
  const trailing = trailingAdjectives(prepared < 0 ? head : head.slice(0, prepared));
  if (trailing < head.length) {
    preparation.push(toText(head.slice(trailing)));
    head = head.slice(0, trailing);
  }
  if (remarks.length > 0) addPhrase(remarks, false);

  let isBehindComment = false;
  for (const segment of segments) isBehindComment = addPhrase(segment, isBehindComment) !== 'preparation';
  for (const group of groups) {
    const { outside: plain, groups: inner } = takeBrackets(group);
    const phrases = [plain, ...inner].flatMap((phrase) => phrase.split(/[,;]+(?=\s|$)|\s[-–—]+\s/u));
    let isBehind = false;
    for (const phrase of phrases) {
      const words = toWords(phrase.trim());
      if (words.length === 0) continue;
      // '(such as penne, shells)', '(or use frozen coconut, defrosted)': the remark holds to the end of the bracket.
      if (isBehind && !OPTIONAL.test(toText(words))) comment.push(toText(words));
      else isBehind = addPhrase(words, isBehind) === 'comment';
    }
  }

  const name = toText(head)
    .replace(/^(?:[oO]f|[tT]he|de|du|di)\s+/, '')
    .replace(/^[\s,.;:/+-]+|[\s,.;:/+-]+$/g, '');
  return { name, preparation, comment, isOptional };
}
