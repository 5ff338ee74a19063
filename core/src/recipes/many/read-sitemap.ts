import { Parser } from 'htmlparser2';
import { addressGatherer, type FoundAddress, webAddress } from './found-address.ts';

/** Addresses of one sitemap that are read; the standard allows 50,000. A guard. */
export const SITEMAP_ADDRESSES_MAX = 20_000;
/** Maps within a map of maps that are looked at. */
const MAPS_MAX = 500;

/** What a sitemap tells: pages, or further sitemaps. */
export type Sitemap =
  | { readonly kind: 'pages'; readonly found: readonly FoundAddress[] }
  | { readonly kind: 'maps'; readonly addresses: readonly string[] };

/** Whether a text is a sitemap of sitemaps.org, or a feed, rather than a page for people. */
export const isSitemap = (text: string): boolean =>
  /<(?:\w+:)?(?:urlset|sitemapindex|rss|feed)\b/i.test(text.slice(0, 5_000)) && !/<html\b/i.test(text.slice(0, 5_000));

/**
 * The pages of a sitemap, of an index of sitemaps, or of a feed: what stands in `loc`, and `link` of a feed. Entities that a
 * document declares itself are never expanded. @see https://www.sitemaps.org/protocol.html
 */
export function readSitemap(xml: string, url: string): Sitemap {
  const gathered = addressGatherer();
  const maps = new Set<string>();
  let isIndex = false;
  let isIn: 'loc' | 'title' | null = null;
  let text = '';
  let title = '';
  /** Names of elements around, without their prefix; pictures and videos have a `loc` of their own. */
  const around: string[] = [];
  const take = () => {
    const address = text.trim() === '' ? null : webAddress(text.trim(), url);
    if (address === null) return;
    if (isIndex && maps.size < MAPS_MAX) maps.add(address);
    else if (!isIndex && gathered.count() < SITEMAP_ADDRESSES_MAX) gathered.add(address, title);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const [prefix, plain] = name.includes(':') ? name.split(':') : ['', name];
        if (plain === 'sitemapindex') isIndex = true;
        if (around.length < 100) around.push(plain ?? '');
        const parent = around.at(-2);
        text = '';
        isIn = null;
        if (prefix !== 'image' && prefix !== 'video' && plain === 'loc' && (parent === 'url' || parent === 'sitemap'))
          isIn = 'loc';
        else if (parent === 'item' || parent === 'entry') {
          if (plain === 'title') isIn = 'title';
          else if (
            plain === 'link' &&
            attributes['href'] !== undefined &&
            (attributes['rel'] ?? 'alternate') === 'alternate'
          ) {
            text = attributes['href'];
            take();
            text = '';
          } else if (plain === 'link') isIn = 'loc';
        } else if (plain === 'url' || plain === 'item' || plain === 'entry') title = '';
      },
      ontext(part) {
        if (isIn !== null && text.length < 5_000) text += part;
      },
      onclosetag() {
        if (isIn === 'loc') take();
        else if (isIn === 'title') title = text;
        isIn = null;
        text = '';
        around.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  return isIndex ? { kind: 'maps', addresses: [...maps] } : { kind: 'pages', found: gathered.found() };
}

const OF_RECIPES = /recipe|rezept|recette|receta|ricett|recept/i;
const OF_ENTRIES = /post|article|artikel|entr(?:y|ies)|blog|page|seite/i;
const OF_OTHER =
  /categor|kategor|tag|author|autor|image|bild|video|product|produkt|user|attachment|media|archive|store|locat/i;

/** The maps of an index in the order in which they are worth asking for: those of recipes, of entries, of what nobody knows. */
export function worthAsking(addresses: readonly string[]): string[] {
  const rank = (address: string) => {
    const name = address.replace(/^https?:\/\/[^/]+/i, '');
    if (OF_RECIPES.test(name)) return 0;
    if (OF_OTHER.test(name)) return 3;
    return OF_ENTRIES.test(name) ? 1 : 2;
  };
  return addresses.filter((address) => rank(address) < 3).sort((one, other) => rank(one) - rank(other));
}
