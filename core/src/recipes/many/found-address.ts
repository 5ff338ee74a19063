import { parseUrl } from '../../addresses/parse-url.ts';
import { sourceKey } from '../same-recipe.ts';
import { looksLikeRecipe } from './looks-like-recipe.ts';
import { ADDRESS_CHARACTERS_MAX } from './many-limits.ts';

/** A page that somebody may want to have read. */
export interface FoundAddress {
  readonly address: string;
  /** What the place it was found in calls it; '' where it has no name there. */
  readonly name: string;
  /** Whether address and name speak for a recipe. */
  readonly isLikely: boolean;
}

const NAME_CHARACTERS_MAX = 200;

/** The web address in a string, without its fragment; null where it is none. */
export function webAddress(text: string, base?: string): string | null {
  const url = text.length > ADDRESS_CHARACTERS_MAX ? null : parseUrl(text, base);
  if (url === null) return null;
  const isPage = (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';
  if (!isPage || url.hostname === '') return null;
  // a page of an application is named by what follows the sign
  const href = /^#!?\//.test(url.hash) ? url.href : url.href.replace(/#.*$/, '');
  return href.length > ADDRESS_CHARACTERS_MAX ? null : href;
}

/** Gathers addresses, each once, in the order they come; the first name that is one stays. */
export function addressGatherer() {
  const byKey = new Map<string, { address: string; name: string }>();
  return {
    add(address: string, name: string) {
      const key = sourceKey(address) ?? address;
      const said = name.replace(/\s+/g, ' ').trim().slice(0, NAME_CHARACTERS_MAX);
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, { address, name: said });
      else if (known.name === '') known.name = said;
    },
    count: () => byKey.size,
    found: (): FoundAddress[] =>
      [...byKey.values()].map((one) => ({ ...one, isLikely: looksLikeRecipe(one.address, one.name) })),
  };
}

/** The likely ones first, otherwise in the order they came; so many at most, and how many there are in all. */
export function likelyFirst(found: readonly FoundAddress[], most: number) {
  const ordered = [...found.filter((one) => one.isLikely), ...found.filter((one) => !one.isLikely)];
  return { found: ordered.slice(0, most), total: found.length };
}
