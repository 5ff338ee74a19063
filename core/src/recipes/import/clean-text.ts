import { Parser } from 'htmlparser2';

/** Elements that stand on lines of their own. */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul br'
  ).split(' '),
);

const HAS_MARKUP = /<[a-z!/]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const MARKUP_PASSES = 3;

/**
 * Plain text of a text that may hold HTML, entities, or entities of entities, as publishers' data does. Blocks and line
 * breaks become line breaks; scripts and styles are left out.
 */
export function plainText(markup: string): string {
  let text = markup;
  for (let pass = 0; pass < MARKUP_PASSES && HAS_MARKUP.test(text); pass += 1) text = withoutTags(text);
  return text;
}

function withoutTags(markup: string): string {
  const parts: string[] = [];
  let unread = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'script' || name === 'style') unread += 1;
      else if (BLOCKS.has(name)) parts.push('\n');
    },
    ontext(text) {
      if (unread === 0) parts.push(text);
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') unread -= 1;
      else if (name !== 'br' && BLOCKS.has(name)) parts.push('\n');
    },
  });
  // A text is a small part of a page; the limit only keeps a hostile one from costing time.
  parser.end(markup.slice(0, 200_000));
  return parts.join('');
}

// Zero-width marks, soft hyphens, byte order marks, control characters, the selectors of emoji and stand-ins for objects.
const INVISIBLE = /\p{Cc}|\p{Cf}|\ufe0e|\ufe0f|\ufffc/gu;

/** A text on one line: invisible characters removed, every kind of white space one space, no space before a comma. */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ ([,;.!?])(?= |$)/g, '$1')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .trim();
}

/** The lines of a text that may hold markup, each cleaned, without empty ones. */
export function cleanLines(markup: string): string[] {
  return plainText(markup)
    .split(/[\n\r\u2028\u2029]+/)
    .map(oneLine)
    .filter((line) => line !== '');
}

/** A text that may hold markup, cleaned and on one line; '' when nothing is left. */
export function cleanText(markup: string): string {
  return oneLine(plainText(markup));
}

const BULLET = /^(?:[\s•·●○◦▪▫■□▢☐☑✓✔✅❑❏➤►▸▶»❖◆◇★☆♦♥➜→✦*–—-]|\[ ?\])+(?=\S)/u;

/** An ingredient line without its list bullet or tick box. A minus before a digit is a bullet too: amounts are positive. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim();
}

/** A key under which two lines count as the same: letters and digits only, in lower case. */
export function sameLineKey(line: string): string {
  return line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The lines without those that came before, compared by `sameLineKey`. */
export function withoutRepeats(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = sameLineKey(line) || line;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
