/** Words of an address or a name that recipes stand under, in the languages that recipes are read in. */
const RECIPE_WORDS =
  /(?:^|[^\p{L}])(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receita|receitas|recept(?:en|er)?|opskrift(?:er)?|oppskrift(?:er)?|przepis(?:y)?|resepti|kochrezepte?|cooking|kitchen|backen|kochen)(?:$|[^\p{L}])/iu;
/** The same within a compound: 'kochrezept', 'rezeptideen', 'apfelkuchenrezept'. */
const WITHIN_COMPOUND = /rezept|recipe|recette|receta|ricetta/i;
/** Places of a site that hold no recipe of their own. */
const NO_RECIPE =
  /(?:^|\/)(?:tags?|categor(?:y|ies)|kategorien?|schlagwort|authors?|autor|page|seite|feed|search|suche|about|about-us|ueber-mich|uber-mich|contact|kontakt|impressum|imprint|datenschutz|privacy|privacy-policy|terms|agb|shop|store|cart|warenkorb|checkout|login|register|account|wp-(?:content|admin|includes|json|login\.php)|newsletter|press|jobs|archive|sitemap|collections?|videos?|podcast|forum|cookies?)(?:\/|$)/i;
/** A list of recipes rather than one. */
const OVERVIEW =
  /^\/?(?:recipes?|rezepte?|recettes?|recetas?|ricette|recepten|blog|index|all-recipes|rezeptindex)?\/?$/i;
/** What is no page. */
const FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|zip|mp[34]|css|js|xml|json|ico|txt|gz|docx?)$/i;
/** Sites whose addresses never are a recipe's. */
const OTHER_SITES =
  /(?:^|\.)(?:google\.[a-z.]+|bing\.com|facebook\.com|twitter\.com|x\.com|linkedin\.com|github\.com|amazon\.[a-z.]+|ebay\.[a-z.]+|paypal\.com|wikipedia\.org|netflix\.com|maps\.apple\.com|youtube\.com|reddit\.com)$/i;
/** Words that only dishes have in their names; enough of them to tell one, no list of all. */
const DISHES =
  /(?:^|[^\p{L}])(?:soup|stew|curry|salad|pasta|risotto|cake|cookies?|bread|pie|muffins?|pancakes?|lasagn[ae]|tacos?|chicken|salmon|lentils?|chickpeas?|roast|baked|grilled|sauce|chutney|brownies?|smoothie|omelette|noodles?|suppe|eintopf|salat|kuchen|torte|brot|auflauf|plätzchen|kekse|nudeln|kartoffel\p{L}*|gemüse\p{L}*|hähnchen|linsen|gratin|soupe|gâteau|gateau|tarte|salade|poulet|sopa|ensalada|pollo|tortilla|zuppa|torta|insalata|taart|soep|koek(?:jes)?)(?:$|[^\p{L}])/iu;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Whether an address, and what it is called where it was found, speak for one recipe. It decides what is ticked before somebody
 * looks, nothing more: whoever chooses may tick any other.
 */
export function looksLikeRecipe(address: string, name: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname, search } = new URL(address);
  const path = decoded(pathname);
  if (OTHER_SITES.test(hostname) || FILE.test(path) || NO_RECIPE.test(path)) return false;
  const told = `${path} ${search}`.replace(/[-_+./%]/g, ' ');
  const isNamed = DISHES.test(told) || DISHES.test(name) || RECIPE_WORDS.test(name) || WITHIN_COMPOUND.test(name);
  if (OVERVIEW.test(path)) return search.length > 1 && isNamed;
  if (RECIPE_WORDS.test(told) || WITHIN_COMPOUND.test(path)) return true;
  return isNamed;
}

/** Share of the pages of a site that have to look like recipes for it to be a site of recipes. */
const RECIPE_SITE_SHARE = 0.15;
/** 'lemon-and-thyme-orzo': how blogs address their entries. */
const ENTRY = /(?:^|\/)[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+(?:\.html?|\.php)?\/?$/u;

/**
 * The pages of one site, judged together: where many of them are recipes, those whose address is a name of several words, as
 * entries of blogs have, are likely ones too.
 */
export function judgedTogether<Page extends { address: string; isLikely: boolean }>(pages: readonly Page[]): Page[] {
  const likely = pages.filter((page) => page.isLikely).length;
  if (likely === 0 || likely < pages.length * RECIPE_SITE_SHARE) return [...pages];
  return pages.map((page) => ({ ...page, isLikely: page.isLikely || isEntry(page.address) }));
}

function isEntry(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  const path = decoded(pathname);
  return ENTRY.test(path) && !OTHER_SITES.test(hostname) && !FILE.test(path) && !NO_RECIPE.test(path);
}
