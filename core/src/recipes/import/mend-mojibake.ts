/** Where windows-1252 shows bytes 128 to 159; the others are the characters of their number. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80, '‚': 0x82, 'ƒ': 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, 'ˆ': 0x88, '‰': 0x89, 'Š': 0x8a, '‹': 0x8b,
  'Œ': 0x8c, 'Ž': 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97, '˜': 0x98, '™': 0x99,
  'š': 0x9a, '›': 0x9b, 'œ': 0x9c, 'ž': 0x9e, 'Ÿ': 0x9f,
}; // biome-ignore format: a table of bytes reads better
const FOLLOWING = `\u0080-\u00bf${Object.keys(WINDOWS_1252).join('')}`;
// Leads of two bytes (Latin, Cyrillic) and of three (quotes, dashes, fractions); what follows them is no letter of any word.
const MOJIBAKE = new RegExp(`[ÂÃÐÑ][${FOLLOWING}]|â[${FOLLOWING}]{2}`, 'gu');
const MAYBE = /[ÂÃÐÑâ][^\p{L}\s]|[ÂÃÐÑ][ŠŒŽšœžŸƒªº]|Ã\u00a0/u;

const byteOf = (char: string): number => WINDOWS_1252[char] ?? char.charCodeAt(0);

/** A text of which the bytes of UTF-8 were read as windows-1252 ('Ã¼' for 'ü', 'â€™' for '’'), as it was meant. */
export function mendMojibake(text: string): string {
  if (!MAYBE.test(text)) return text;
  return text.replace(MOJIBAKE, (found) => {
    const [lead = 0, ...rest] = [...found].map(byteOf);
    const bits = rest.reduce((sum, byte) => sum * 64 + (byte & 0x3f), lead & (rest.length === 1 ? 0x1f : 0x0f));
    return String.fromCharCode(bits);
  });
}
