import { isElement } from './element-text.ts';
import type { ImageClaim } from './finding.ts';
import { type Page, type PageElement, resolveUrl } from './page.ts';
import { imageAddress } from './read-markup.ts';

/** Pictures of one recipe that are handed on. */
export const IMAGES_MAX = 12;

const NOT_A_DISH =
  /(?:^|[/_.-])(?:logo|logos|icon|icons|favicon|avatar|gravatar|placeholder|blank|spacer|sprite|pixel|default[-_]?(?:image|share|og|social)|(?:share|social|partage|teilen|compartir)[-_]?(?:default|d[eé]faut|standard)|no[-_]?image|fallback)(?:[/_.\d-]|$)/i;
const MAYBE_SIZE = /\d{2}/;

/** Width and height in pixels that stand in an address, such as '-1200x800.jpg', '?w=1200', 'resize=1200:*'; else null. */
function sizeInAddress(address: string): { width: number | null; height: number | null } | null {
  if (!MAYBE_SIZE.test(address)) return null;
  const pair =
    /(?<![\da-z])(\d{2,4})[x×](\d{2,4})(?![\da-z])/i.exec(address) ??
    /(?:resize|size)(?:=|%3D|\/)(\d{2,4})(?:,|%2C|x|:|\/)(\d{2,4})/i.exec(address);
  if (pair) return { width: Number(pair[1]), height: Number(pair[2]) };
  const width = /[?&/,_;](?:w|width|wid|imwidth|resize|maxwidth|max-w)[=_:-]?(\d{2,4})(?!\d)/i.exec(address);
  const height = /[?&/,_;](?:h|height|hei)[=_:-]?(\d{2,4})(?!\d)/i.exec(address);
  if (!width && !height) return null;
  return { width: width ? Number(width[1]) : null, height: height ? Number(height[1]) : null };
}

/** A picture of less than this many square pixels is a thumbnail: one of unknown size is likely larger. */
const THUMBNAIL_AREA = 120_000;

/** Area in square pixels of a picture by what is known of its size; 0 when nothing is. */
function areaOf(claim: ImageClaim): number {
  const known =
    claim.width && claim.height
      ? { width: claim.width, height: claim.height }
      : (sizeInAddress(claim.url) ?? { width: claim.width, height: claim.height });
  const { width, height } = known;
  if (width && height) return width * height;
  const side = width ?? height;
  return side ? side * side * 0.66 : 0;
}

/** The pictures that the head of a page declares for sharing, with their sizes. */
export function declaredImages(page: Page): ImageClaim[] {
  const claims: { url: string; width: number | null; height: number | null }[] = [];
  for (const [key, content] of page.openGraph) {
    const last = claims.at(-1);
    if (key === 'og:image' || key === 'og:image:url') {
      if (last?.url !== content) claims.push({ url: content, width: null, height: null });
    } else if (last && (key === 'og:image:width' || key === 'og:image:height')) {
      const pixels = Number.parseInt(content, 10);
      if (pixels > 0) last[key === 'og:image:width' ? 'width' : 'height'] = pixels;
    }
  }
  for (const key of [
    'og:image:secure_url',
    'twitter:image',
    'twitter:image:src',
    'image',
    'thumbnail',
    'sailthru.image.full',
  ]) {
    for (const url of page.meta.get(key) ?? []) claims.push({ url, width: null, height: null });
  }
  for (const url of page.links.get('image_src') ?? []) claims.push({ url, width: null, height: null });
  return claims;
}

const SHOWN_CLASSES = /recipe|hero|featured|wp-post-image|main|photo|lead|cover|header|product|dish|figure|aligncenter/;

/**
 * The picture that a page shows for its recipe without declaring it: one whose name or description shares words with the
 * title, or that a class name sets above others, or the only one. Null when none stands out.
 */
export function shownImage(page: Page, title: string): ImageClaim | null {
  const words = namesOf(wordsOf(title));
  const whole = [...words].join('');
  let best: ImageClaim | null = null;
  let bestWorth = 1;
  const shown: ImageClaim[] = [];
  for (const node of page.nodes) {
    if (!isElement(node) || (node.name !== 'img' && node.name !== 'amp-img')) continue;
    const url = imageAddress(node);
    if (url === null || url.startsWith('data:') || isNoDish(url)) continue;
    const { attributes } = node;
    const width = Number.parseInt(attributes['width'] ?? '', 10) || sizeInAddress(url)?.width || 0;
    if (width > 0 && width < 150) continue;
    const told = `${attributes['alt'] ?? ''} ${attributes['title'] ?? ''} ${url.slice(url.lastIndexOf('/') + 1)}`;
    const said = wordsOf(told);
    let shared = 0;
    for (const word of words) if (said.has(word)) shared += 1;
    // the words of a name may stand in a file's without a space
    if (whole.length >= WHOLE_NAME_MIN && told.toLowerCase().includes(whole)) shared = words.size;
    let worth = words.size > 0 ? (3 * shared) / words.size : 0;
    for (let above: PageElement | null = node, step = 0; above && step < 4; above = above.parent, step += 1) {
      if (above.name === 'nav' || above.name === 'footer') worth -= 5;
      if (SHOWN_CLASSES.test(above.classes)) {
        worth += 1;
        break;
      }
    }
    if (width >= 300) worth += 1;
    if (worth >= 0 && !isInHead(node)) shown.push({ url, width: width || null, height: null });
    if (worth > bestWorth) {
      best = { url, width: width || null, height: null };
      bestWorth = worth;
    }
  }
  // the only picture of a page is of what it tells
  return best ?? (new Set(shown.map(({ url }) => url)).size === 1 ? shown[0]! : null);
}

/** Whether an element stands in the head or beside the text of a page, or leads elsewhere on its site. */
function isInHead(element: PageElement): boolean {
  for (let above = element.parent; above; above = above.parent)
    if (above.name === 'header' || above.name === 'aside' || HEAD_CLASSES.test(above.classes)) return true;
  return false;
}
const HEAD_CLASSES = /(?:^|[\s_-])(?:header|masthead|banner|sidebar|widget|comments?|author|logo|brand)(?:$|[\s_-])/;

/** Letters of a name without its spaces that are no other word by chance. */
const WHOLE_NAME_MIN = 8;

/** Of the words of a title those that are long enough to name something, where it has any. */
function namesOf(words: ReadonlySet<string>): ReadonlySet<string> {
  const long = [...words].filter((word) => word.length > 3);
  return long.length > 0 ? new Set(long) : words;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}

/** A picture that is named for a network and nothing else is the mark that a site shows there. */
const OF_NETWORK =
  /\/(?:facebook|twitter|instagram|pinterest|youtube|whatsapp|linkedin|tiktok|google[-_]?plus|rss|open-?graph|og)[-_]?(?:share|card|default)?\.(?:png|jpe?g|gif|webp)(?:$|\?)/i;

function isNoDish(address: string): boolean {
  const path = address.replace(/^https?:\/\/[^/]+/, '');
  // the address of a whole site is that of no picture
  if (path === '' || path === '/') return true;
  return /\.svg(?:$|\?)/i.test(address) || NOT_A_DISH.test(path) || OF_NETWORK.test(path);
}

/**
 * The addresses of a recipe's pictures, absolute, the best first: the largest by declared size or by the size in its address;
 * where sizes are not known the recipe's own come before those declared for sharing. Logos, icons and embedded data are left out.
 * @param own pictures that the recipe's data names
 * @param declared pictures that the page's head names
 */
export function rankImages(own: readonly ImageClaim[], declared: readonly ImageClaim[], baseUrl: string): string[] {
  const byUrl = new Map<string, { url: string; area: number; rank: number }>();
  const all = [...own, ...declared].slice(0, 60);
  for (const [rank, claim] of all.entries()) {
    const url = resolveUrl(claim.url.replace(/&amp;/g, '&'), baseUrl);
    // a recipe's own picture that some sites call its avatar is no person's
    if (url === null || isNoDish(rank < own.length ? url.replace(/(?<!gr)avatar/gi, '') : url)) continue;
    const pixels = areaOf(claim);
    const area = pixels > 0 && pixels < THUMBNAIL_AREA ? -1 : pixels;
    const known = byUrl.get(url);
    if (!known) byUrl.set(url, { url, area, rank });
    else if (area > known.area) known.area = area;
  }
  return [...byUrl.values()]
    .sort((a, b) => b.area - a.area || a.rank - b.rank)
    .slice(0, IMAGES_MAX)
    .map((image) => image.url);
}
