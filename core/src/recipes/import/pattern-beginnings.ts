/** As many characters of a word as are looked up: two tell most words of six languages apart. */
export const BEGINNING_CHARACTERS = 2;

/** How something that a pattern matches begins; what follows goes on from it where it is all that was matched. */
interface Beginning {
  readonly text: string;
  readonly isWhole: boolean;
}

const NOTHING: Beginning = { text: '', isWhole: true };
const ANYTHING: Beginning = { text: '', isWhole: false };

/** What stands between the bars of a pattern that are in none of its brackets. */
export function alternativesOf(pattern: string): string[] {
  const alternatives: string[] = [];
  let from = 0;
  for (let at = 0; at < pattern.length; at = endOfPiece(pattern, at))
    if (pattern[at] === '|') {
      alternatives.push(pattern.slice(from, at));
      from = at + 1;
    }
  return [...alternatives, pattern.slice(from)];
}

/**
 * The first characters, in lower case, of whatever a pattern may match: 'bak(?:e|ing)' gives 'ba', 'p[rř]ep' 'pr' and 'př'. A shorter
 * one stands for all that begin so.
 * @throws Error when the pattern may match what begins with any character, or nothing
 */
export function beginningsOf(pattern: string): ReadonlySet<string> {
  const beginnings = new Set(beginningsOfPattern(pattern).map(({ text }) => [...text].map(inLowerCase).join('')));
  if (beginnings.has('')) throw new Error(`A pattern that may begin with anything: ${pattern}`);
  return beginnings;
}

/** A character in lower case where that is one character too: 'İ' stays, as where case is ignored. */
export function inLowerCase(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}

const beginningsOfPattern = (pattern: string): Beginning[] => alternativesOf(pattern).flatMap(beginningsOfSequence);

function beginningsOfSequence(pattern: string): Beginning[] {
  let found = [NOTHING];
  for (let at = 0; at < pattern.length; ) {
    const end = endOfPiece(pattern, at);
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(pattern.slice(end))?.[0] ?? '';
    const isOptional = /^(?:[?*]|\{0)/.test(quantifier);
    const isOnce = quantifier === '' || quantifier.startsWith('?');
    const next = beginningsOfPiece(pattern.slice(at, end));
    found = found.flatMap((before) => {
      if (!before.isWhole || before.text.length >= BEGINNING_CHARACTERS) return [before];
      const longer = next.map(({ text, isWhole }) => ({
        text: (before.text + text).slice(0, BEGINNING_CHARACTERS),
        isWhole: isWhole && isOnce,
      }));
      return isOptional ? [before, ...longer] : longer;
    });
    at = end + quantifier.length;
  }
  return found;
}

/** Where the character, class or group that begins at a place of a pattern ends. */
function endOfPiece(pattern: string, start: number): number {
  const first = pattern[start];
  if (first === '\\') return start + (/^\\[pP]\{[^}]*\}/.exec(pattern.slice(start))?.[0].length ?? 2);
  if (first === '[') {
    let at = start + 1;
    while (pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
    return at + 1;
  }
  if (first !== '(') return start + 1;
  let at = start + 1;
  while (pattern[at] !== ')') at = endOfPiece(pattern, at);
  return at + 1;
}

const LOOKS_AROUND = /^\(\?<?[=!]/;
const GROUP = /^\((?:\?:)?/;
const CLASS_OF_CHARACTERS = /^\[([^\\^-][^\\-]*)\]$/;

function beginningsOfPiece(piece: string): Beginning[] {
  if (LOOKS_AROUND.test(piece)) return [NOTHING];
  if (piece.startsWith('(')) return beginningsOfPattern(piece.replace(GROUP, '').slice(0, -1));
  const characters = CLASS_OF_CHARACTERS.exec(piece)?.[1];
  if (characters !== undefined) return [...characters].map((text) => ({ text, isWhole: true }));
  if (/^\\[^\p{L}\d]$/u.test(piece)) return [{ text: piece.slice(1), isWhole: true }];
  return /^[[\\.]/.test(piece) ? [ANYTHING] : [{ text: piece, isWhole: true }];
}
