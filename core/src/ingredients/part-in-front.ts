import { itemAt } from '../item-at.ts';
import type { AmountReader } from './amount-reader.ts';
import type { Lexicon } from './languages/lexicon.ts';
import type { Token } from './tokenize.ts';

/** What of a food is taken, as the line says it, and the token where its amount begins. */
export type PartInFront = { readonly text: string; readonly next: number };

/**
 * The part of a food that stands in front of its amount: 'juice of' 1 lemon, 'Saft von' 2 Zitronen.
 * @param text that the reader reads
 */
export const partInFront = (reader: AmountReader, text: string): PartInFront | null =>
  reader.lexicon ? partIn(reader.lexicon, reader, text) : partOf(reader, reader.tokens);

/** The same in another language: 'Saft von', 'le jus de', 'ralladura de'. */
function partIn(lexicon: Lexicon, reader: AmountReader, text: string): PartInFront | null {
  const { tokens } = reader;
  let sawPart = false;
  for (let at = 0; at < tokens.length && at < 9; at++) {
    const token = itemAt(tokens, at);
    // 'Saft einer Zitrone'
    const isCounted = token.kind === 'number' || lexicon.number(token.lower) !== undefined;
    if (sawPart && (isCounted || lexicon.isOf(token))) {
      const isD = token.lower === 'd' && /^[’'`]$/.test(tokens[at + 1]?.text ?? '');
      const next = isCounted ? at : at + (isD ? 2 : 1);
      // 'le zeste d’un citron': the article is grown together with the 'of'
      const isGrown = lexicon.number(token.lower.replace(/^d[’'`]/, '')) !== undefined && token.lower.length > 2;
      // 'succo d’arancia 100 g': the food is grown together with the 'of'
      if (!isGrown && /^d[’'`]./.test(token.lower)) return null;
      if (!isGrown && !reader.range(next)) return null;
      const behind = isGrown ? at : next;
      return { text: text.slice(0, itemAt(tokens, behind - 1).end), next: behind };
    }
    const english = lexicon.heads.get(lexicon.canon(token.lower)) ?? [];
    const isPart = english.includes('juice') || english.includes('zest') || isInner(token.lower);
    if (isPart || (COLOURED_PART.test(token.lower) && isAlone(tokens, at))) sawPart = true;
    else if (token.kind !== 'word' && token.text !== '&') return null;
  }
  return null;
}

/** What is scraped or picked from a food, in other languages: 'Mark einer Vanilleschote', 'les graines d’une gousse de vanille'. */
const isInner = (word: string): boolean =>
  /^(?:mark|graines|pulpe|semillas|pulpa|semi|polpa|merg|zaadjes|kerne|grains|granos|chicchi|pitten|pitjes|blätter|blättchen|feuilles|hojas|foglie|blaadjes)$/.test(
    word,
  );

/** What leeks and spring onions have two of: 'das Weiße von 1 Lauch', 'le blanc de 2 poireaux', 'la parte blanca de 1 puerro'. */
const COLOURED_PART = /^(?:weiße|grüne|blancs?|vert|wit|groen|witte|groene|weißen|grünen|blanca|verde|bianca|bianco)$/;
/** Whether nothing stands in front but that it is a part: 'vin blanc de' and 'thé vert de' are foods. */
const isAlone = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  tokens
    .slice(0, at)
    .every(({ lower }) => /^(?:das|der|die|den|nur|le|les|la|las|lo|il|het|de|parties?|parte|teil|deel)$/.test(lower));

/** 'zest of', 'finely grated zest and juice of': the part of the food that is used, in front of its amount. */
function partOf(reader: AmountReader, tokens: readonly Token[]): PartInFront | null {
  let sawPart = false;
  for (let at = 0; at < tokens.length && at < 9; at++) {
    const token = itemAt(tokens, at);
    if (sawPart && (token.lower === 'of' || token.lower === 'from')) {
      const next = tokens[at + 1]?.lower === 'about' ? at + 2 : at + 1;
      if (!reader.range(next)) return null;
      const text = tokens.slice(0, at).map((word) => word.text);
      return { text: `${text.join(' ')} of`, next };
    }
    // 'zest and juice 1 lemon'
    if (sawPart && token.kind === 'number' && tokens.slice(0, at).every((word) => ZESTING.has(word.lower))) {
      return {
        text: `${tokens
          .slice(0, at)
          .map((word) => word.text)
          .join(' ')} of`,
        next: at,
      };
    }
    if (/^(?:zest|juice|rind|peel|juices|seeds|pulp|flesh|leaves|zests|whites?|yolks?)$/.test(token.lower))
      sawPart = true;
    else if (token.kind !== 'word' && token.text !== '&') return null;
  }
  return null;
}

const ZESTING = new Set(['zest', 'juice', 'rind', 'and', '&', 'grated', 'finely', 'pared', 'juiced']);
