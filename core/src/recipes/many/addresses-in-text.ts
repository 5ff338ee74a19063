import { addressGatherer, type FoundAddress, webAddress } from './found-address.ts';

/** Characters of a text that are looked through. */
const TEXT_CHARACTERS_MAX = 500_000;
const WITH_PROTOCOL = /https?:\/\/[^\s<>"'`\\^{|}]+/gi;
/** A line that is an address without its protocol: 'example.com/soup'. */
const BARE = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?::\d{1,5})?(?:\/\S*)?$/i;

/** What punctuation of a sentence stands behind an address, and a bracket that was not opened within it. */
function withoutEnd(address: string): string {
  let text = address.replace(/[.,;:!?*»”’…]+$/u, '');
  while (/[)\]]$/.test(text)) {
    const [open, close] = text.endsWith(')') ? ['(', ')'] : ['[', ']'];
    if (text.split(open).length >= text.split(close).length) break;
    text = text.slice(0, -1).replace(/[.,;:!?]+$/, '');
  }
  return text;
}

/** The web addresses in any text, each once, in their order: one a line, between commas, or somewhere in what somebody wrote. */
export function addressesInText(text: string): FoundAddress[] {
  const gathered = addressGatherer();
  for (const line of text.slice(0, TEXT_CHARACTERS_MAX).split(/[\r\n]+/)) {
    const full = line.match(WITH_PROTOCOL) ?? [];
    for (const one of full) {
      // two that were pasted without anything between them
      for (const part of one.split(/(?<=.)(?=https?:\/\/)/i)) addTo(gathered, part);
    }
    if (full.length > 0) continue;
    for (const word of line.split(/[\s,;]+/)) {
      const bare = withoutEnd(word);
      if (BARE.test(bare)) addTo(gathered, `https://${bare}`);
    }
  }
  return gathered.found();
}

function addTo(gathered: ReturnType<typeof addressGatherer>, written: string) {
  const address = webAddress(withoutEnd(written));
  if (address !== null) gathered.add(address, '');
}
