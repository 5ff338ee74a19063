import { foldForSearch } from '../fold-text.ts';

/** Parameters that say how somebody came to a page, and nothing of which page it is. */
const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|ttclid|yclid|igshid|igsh|mc_[ce]id|_ga|_gl|_hs\w+|vero_id|ref_src|cmpid|srsltid|epik|mibextid|sfnsn|rdt_cid|li_fat_id|xtor|smid|wt_z?mc|wt\.z?mc|s_cid|__twitter_impression|amp|amp_\w+|outputtype=amp|(?:print|printable|print_?view)=(?:1|true|yes|on)?|(?:view|output|format|layout|mode)=print(?:able)?)$/i;
/** Another form of the same page, for phones or for paper: 'amp.site', 'm.site', '/recipe/amp', '/recipe/print'. Never a word within a name: '/amp-stew' is a stew. */
const OTHER_HOSTS = /^(?:www\d?|m|mobile|amp)\.(?=[^.]+\.)/;
const OTHER_FORMS =
  /\/(?:amp|amp\.html|print(?:er)?(?:\.html?)?|drucken|imprimer|imprimir|stampa|index\.(?:html?|php))$/i;
/** A fragment that names a page of an application, where all others name a place within one. */
const IS_ROUTE = /^#!?\//;

/**
 * What stays of the address of a page when all is taken away that does not tell which page it is: the same for the same recipe,
 * however somebody came to it. Null where a source is no address.
 */
export function sourceKey(source: string): string | null {
  const address = source.trim();
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { host, pathname, search, hash } = new URL(address);
  const told = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=')[0] ?? '') && !TRACKING.test(part))
    .sort();
  const path = pathname.replace(/\/+$/, '').replace(OTHER_FORMS, '').replace(/\/+$/, '');
  const query = told.length === 0 ? '' : `?${told.join('&')}`;
  return `${host.replace(OTHER_HOSTS, '')}${path}${query}${IS_ROUTE.test(hash) ? hash : ''}`;
}

/** What is compared of a recipe. */
export interface Comparable {
  readonly name: string;
  readonly source: string;
  readonly ingredientNames: readonly string[];
}

/** How two recipes are the same one. */
export type SameBy = 'address' | 'content';

/** Ingredients that two recipes share, of the longer list, from which they are the same one. */
const SHARED_LEAST = 0.9;
/** Fewer ingredients tell nothing. */
const INGREDIENTS_LEAST = 2;
/** Words that a name may have or lack. */
const IDLE_WORDS = new Set(
  'a an the and with recipe easy best simple homemade rezept einfach mit und recette facile de la le receta facil con ricetta facile recept'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const nameKey = (name: string): string => {
  const words = wordsOf(name);
  const telling = words.filter((word) => !IDLE_WORDS.has(word));
  return (telling.length > 0 ? telling : words).sort().join(' ');
};
const ingredientKey = (name: string): string =>
  wordsOf(name)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ');

/** Whether two recipes are the same one: from one address, or of one name with nearly the same ingredients. Null where they are not. */
export function sameBy(one: Comparable, other: Comparable): SameBy | null {
  const key = sourceKey(one.source);
  if (key !== null && key === sourceKey(other.source)) return 'address';
  const name = nameKey(one.name);
  if (name === '' || name !== nameKey(other.name)) return null;
  const [first, second] = [one, other].map(({ ingredientNames }) => new Set(ingredientNames.map(ingredientKey)));
  if (first === undefined || second === undefined) return null;
  const longer = Math.max(first.size, second.size);
  const shared = [...first].filter((ingredient) => second.has(ingredient)).length;
  return longer >= INGREDIENTS_LEAST && shared >= longer * SHARED_LEAST ? 'content' : null;
}

/** What a recipe that may be the same has in its name or its source: the longest word of the name, the path of the address. */
export function likenessProbe({ name, source }: Pick<Comparable, 'name' | 'source'>) {
  const words = wordsOf(name).sort((a, b) => b.length - a.length);
  const key = sourceKey(source);
  const path = key === null ? null : key.replace(/^[^/?#]*/, '');
  return { nameWord: words[0] ?? null, sourcePart: key === null ? null : path || key };
}
