import { remembering } from './remembering.ts';

/** Words of a page's menu in the languages that most pages are in. */
const WORDS =
  'home(?:page)?|start(?:seite)?|accueil|inicio|portada|recipes?|rezepte|recettes?|recetas?|ricette|recepten|about(?: us| me)?|über (?:uns|mich)|à propos|qui suis[- ]je|sobre (?:mí|nosotros)|chi (?:siamo|sono)|over (?:ons|mij)|contact(?: us| me)?|kontakt|contacto|contatti|contattaci|search|suchen?|rechercher?|buscar|cerca|zoeken|menu|menü|menú|blog|shop|boutique|tienda|negozio|winkel|newsletter|log ?in|sign (?:in|up)|anmelden|registrieren|connexion|se connecter|iniciar sesión|accedi|inloggen|impressum|datenschutz|privacy|faq|archive?|archiv|subscribe|mehr|more|plus|más|altro|meer';
const MENU = new RegExp(`^\\W*(?:(?:${WORDS})(?:[\\s|·•>»›/,☰]+|$))+$`, 'iu');

/** Whether a line has nothing but words of a page's menu: 'Home', 'Home Recipes About'. */
export const isMenuLine = remembering((line: string): boolean => MENU.test(line));

/** Lines within which a page's menu stands above what was copied with it. */
const MENU_WITHIN_LINES = 14;
/** How many lines of a text are the name of a site and its menu: up to the last line of it, where it has several, or is all that the text begins with. */
export function endOfMenu(lines: readonly string[]): number {
  const top = lines.slice(0, MENU_WITHIN_LINES);
  const menu = top.filter((line) => isMenuLine(line));
  const isMenu =
    menu.length > 1 || menu.some((line) => line.includes(' ')) || isMenuLine(top.find((line) => line !== '') ?? '');
  return isMenu ? top.findLastIndex(isMenuLine) + 1 : 0;
}

const TRAIL = /\s+(?:[>»›→]|\/)\s+/u;
/** A trail with a slash needs a word of the menu at its beginning, others may be told by their marks. */
const TRAIL_MARKED = /\s+[>»›→]\s+/u;
const SITE_BEHIND = /\s+(?:[|·•]|[-–—])\s+[^|·•]{2,40}$/u;

/** The name of a dish out of the way that leads to it on its site, with the site's name behind it: 'Home > Cakes > Plum cake | Ada bakes'. */
export function withoutTrail(title: string): string {
  const parts = title.split(TRAIL);
  const first = parts[0] ?? '';
  const isTrail = parts.length > 1 && (isMenuLine(first) || (parts.length > 2 && TRAIL_MARKED.test(title)));
  return isTrail ? (parts.at(-1) ?? '').replace(SITE_BEHIND, '') : title;
}

const BAR = /\s+[|·•]\s+/u;
/** The name of a dish in the title of a window that was copied with a text: the part that the text says again, else what stands before the bar. */
export function withoutSiteBehindBar(title: string, lines: readonly string[]): string {
  const parts = title.split(BAR);
  return parts.length < 2 ? title : (parts.find((part) => lines.includes(part)) ?? parts[0]!);
}
