import { callsReader } from './calls-reader.ts';
import { cleanText } from './clean-text.ts';
import { emptyFinding, type Finding, type ImageClaim } from './finding.ts';
import { parseDuration } from './parse-duration.ts';
import { parseYield } from './parse-yield.ts';
import { listedIngredientLines, readIngredientLines } from './read-ingredient-lines.ts';
import { readNutrition } from './read-nutrition.ts';
import { readSteps } from './read-steps.ts';
import { isThing, listOf, referredThing, type Thing } from './structured-things.ts';

const LINES_MAX = 500;
/** Labels of one kind (keywords, categories) that are kept. */
const LABELS_MAX = 200;

type ById = ReadonlyMap<string, Thing>;

/**
 * What a thing of type Recipe says, in the words of schema.org, of its predecessors and with their usual faults.
 * @param byId the things of the page that have an `@id`, for references
 */
export function readThing(thing: Thing, byId: ById): Finding {
  const finding = emptyFinding();
  const byName = withLowerCaseNames(thing);
  const get = (...names: string[]) => {
    for (const name of names) {
      const value = byName.get(name);
      if (value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
        return value;
    }
    return undefined;
  };
  finding.title = firstText(get('name', 'fn', 'headline', 'title'), byId);
  const listed = get('recipeingredient', 'ingredients', 'ingredient', 'recipeingredients', 'supply');
  finding.ingredientLines = readIngredientLines(listed, byId);
  finding.listedLines = listedIngredientLines(listed, byId);
  const steps = readSteps(get('recipeinstructions', 'instructions', 'recipeinstruction', 'step', 'steps'), byId);
  // where a publisher sells the method, its data tell none
  finding.steps = steps.every(callsReader) ? [] : steps;
  const made = readYield(get('recipeyield', 'yield', 'servings', 'recipeservings'));
  finding.yieldText = made.text;
  finding.servings = made.servings;
  finding.prepMinutes = parseDuration(get('preptime', 'prep'));
  finding.cookMinutes = parseDuration(get('cooktime', 'performtime', 'cook'));
  finding.totalMinutes = parseDuration(get('totaltime', 'duration'));
  finding.images = [
    ...imageClaims(get('image', 'photo', 'primaryimageofpage'), byId, 0),
    ...imageClaims(get('thumbnailurl'), byId, 0),
  ];
  finding.description = firstText(get('description', 'summary'), byId);
  const nutrition = listOf(get('nutrition')).find(isThing);
  // properties of nutrition that stand in the recipe itself, where their own scope was left out
  finding.nutrition = readNutrition(nutrition ? referredThing(nutrition, byId) : thing);
  finding.diets = texts(get('suitablefordiet', 'suitablefordiets'), byId);
  finding.keywords = texts(get('keywords', 'tags', 'tag'), byId)
    .flatMap(commaParts)
    .slice(0, LABELS_MAX);
  finding.category = texts(get('recipecategory', 'category'), byId).flatMap(commaParts).slice(0, LABELS_MAX);
  finding.cuisine = texts(get('recipecuisine', 'cuisine'), byId).flatMap(commaParts).slice(0, LABELS_MAX);
  finding.author = texts(get('author', 'creator'), byId).find((name) => !IS_ADDRESS.test(name)) ?? null;
  finding.licence = firstText(get('license', 'licence'), byId);
  finding.video = videoAddress(get('video'), byId);
  finding.equipment = texts(get('tool', 'tools', 'equipment'), byId)
    .flatMap(commaParts)
    .slice(0, LABELS_MAX);
  finding.language = firstText(get('inlanguage'), byId);
  return finding;
}

const IS_ADDRESS = /^(?:https?:|\/|#)/i;

/** Where a video is watched, else where it is played or kept. */
function videoAddress(value: unknown, byId: ById): string | null {
  for (const entry of listOf(value).slice(0, 10)) {
    const thing = isThing(entry) ? referredThing(entry, byId) : null;
    const given = thing === null ? [entry] : [thing['url'], thing['embedUrl'], thing['contentUrl'], thing['@id']];
    const address = given.find(
      (one): one is string => typeof one === 'string' && /^(?:https?:)?\/\//i.test(one.trim()),
    );
    if (address !== undefined) return address.trim();
  }
  return null;
}

function withLowerCaseNames(thing: Thing): Map<string, unknown> {
  const map = new Map<string, unknown>();
  for (const [name, value] of Object.entries(thing)) {
    const bare = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf(':')) + 1).toLowerCase();
    if (!map.has(bare) || map.get(bare) === null || map.get(bare) === '') map.set(bare, value);
  }
  return map;
}

function texts(value: unknown, byId: ById): string[] {
  const found: string[] = [];
  for (const entry of listOf(value).slice(0, LINES_MAX)) {
    if (typeof entry === 'string' || typeof entry === 'number') found.push(cleanText(String(entry)));
    else if (isThing(entry)) {
      const thing = referredThing(entry, byId);
      const name = thing['name'] ?? thing['@value'] ?? thing['text'] ?? thing['value'] ?? thing['@id'];
      if (typeof name === 'string' || typeof name === 'number') found.push(cleanText(String(name)));
      else if (Array.isArray(name) && typeof name[0] === 'string') found.push(cleanText(name[0]));
    }
  }
  return found.filter((text) => text !== '');
}

function firstText(value: unknown, byId: ById): string | null {
  return texts(value, byId)[0] ?? null;
}

function commaParts(text: string): string[] {
  return text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length < 80)
    .slice(0, LABELS_MAX);
}

function readYield(value: unknown): { text: string | null; servings: number | null } {
  let text: string | null = null;
  let servings: number | null = null;
  for (const entry of listOf(value).slice(0, 10)) {
    const plain = isThing(entry)
      ? (entry['value'] ?? entry['maxValue'] ?? entry['name'] ?? entry['text'] ?? entry['@value'])
      : entry;
    if (typeof plain !== 'string' && typeof plain !== 'number') continue;
    const read = cleanText(String(plain));
    if (read === '') continue;
    const count = parseYield(read);
    // '6 servings' tells more than '6', but '16 bars' tells something else
    const numbers: readonly string[] = read.match(/\d+/g) ?? [];
    const isSame = servings === null || count === null || numbers.includes(String(servings));
    servings ??= count;
    if (text === null || (isSame && /^[\d\s.,-]+$/.test(text) && /\p{L}/u.test(read))) text = read;
  }
  return { text, servings };
}

function imageClaims(value: unknown, byId: ById, depth: number): ImageClaim[] {
  if (depth > 4) return [];
  const claims: ImageClaim[] = [];
  for (const entry of listOf(value).slice(0, 40)) {
    if (typeof entry === 'string') {
      if (entry.trim() !== '') claims.push({ url: entry.trim(), width: null, height: null });
    } else if (Array.isArray(entry)) claims.push(...imageClaims(entry, byId, depth + 1));
    else if (isThing(entry)) {
      const thing = referredThing(entry, byId);
      const width = pixels(thing['width']);
      const height = pixels(thing['height']);
      const address =
        thing['url'] ?? thing['contentUrl'] ?? thing['contentURL'] ?? thing['src'] ?? thing['@id'] ?? thing['@value'];
      for (const claim of imageClaims(address, byId, depth + 1)) {
        claims.push({ url: claim.url, width: width ?? claim.width, height: height ?? claim.height });
      }
    }
  }
  return claims;
}

function pixels(value: unknown): number | null {
  const plain = isThing(value) ? (value['value'] ?? value['name']) : value;
  const number =
    typeof plain === 'number' ? plain : typeof plain === 'string' ? Number.parseInt(plain, 10) : Number.NaN;
  return Number.isFinite(number) && number > 0 && number < 100_000 ? number : null;
}
