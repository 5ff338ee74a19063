import { cleanText, sameLineKey } from './clean-text.ts';
import { completeFromPage } from './complete-from-page.ts';
import { dietHints } from './diet-hints.ts';
import { findDoubts } from './find-doubts.ts';
import type { Finding } from './finding.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { hasMeasure } from './list-likeness.ts';
import { fullestFinding, mergeFindings } from './merge-findings.ts';
import { type Page, resolveUrl } from './page.ts';
import { yieldKindOf } from './parse-yield.ts';
import { declaredImages, rankImages, shownImage } from './pick-image.ts';
import { readAppState } from './read-app-state.ts';
import { authorOf } from './read-author.ts';
import { readExtras, watchAddress } from './read-extras.ts';
import { readJsonLd } from './read-json-ld.ts';
import { readMarkup } from './read-markup.ts';
import { readMicroformats } from './read-microformats.ts';
import { readThing } from './read-thing.ts';
import { readTitle, tidyTitle, titleOfState } from './read-title.ts';
import { stepHeading } from './split-steps.ts';
import { collectThings, type Things } from './structured-things.ts';
import { toldBeforeList } from './told-before-list.ts';

/** Lines with a kitchen's measure from which a list alone is a recipe's. */
const MEASURED_MIN = 4;
/** Recipes of one page that are looked at. */
const RECIPES_MAX = 30;

/** The recipe of a page, put together field by field from all its sources, or null when the page holds none. */
export function combineFindings(page: Page): ImportedRecipe | null {
  const sources = findingsOf(page);
  const description = sources.find((finding) => finding.description)?.description ?? declaredDescription(page);
  const { finding, shown, groups, notes } = completeFromPage(page, mergeFindings(sources), description);
  const { ingredientLines } = finding;
  const steps = withPartsNamed(finding.steps, groups);
  // Without data that says so, only a page that shows both lists is a recipe, or a measured list under its own name: its
  // method is elsewhere or for sale, which is said.
  const isMeasured = shown.ingredients !== null && ingredientLines.filter(hasMeasure).length >= MEASURED_MIN;
  const isRecipe =
    sources.length > 0
      ? ingredientLines.length > 0 || steps.length > 0
      : ingredientLines.length > 1 && (steps.length > 0 || isMeasured);
  const title = isRecipe ? (finding.title ? tidyTitle(page, finding.title) : readTitle(page)) : null;
  if (!title) return null;
  const imageUrls = imagesOf(page, finding, title);
  return {
    title,
    ingredientLines,
    ingredientGroups: groups,
    instructions: steps,
    servings: finding.servings,
    yieldText: finding.yieldText,
    yieldKind: finding.servings === null ? null : yieldKindOf(finding.yieldText ?? ''),
    prepMinutes: finding.prepMinutes,
    cookMinutes: finding.cookMinutes,
    totalMinutes: finding.totalMinutes ?? ((finding.prepMinutes ?? 0) + (finding.cookMinutes ?? 0) || null),
    imageUrl: imageUrls[0] ?? null,
    imageUrls,
    description: description && toldBeforeList(description, ingredientLines),
    nutrition: finding.nutrition,
    dietHints: dietHints([...finding.diets, ...finding.keywords, ...finding.category]),
    keywords: finding.keywords,
    category: finding.category,
    cuisine: finding.cuisine,
    language: (finding.language ?? page.language) || null,
    author: authorOf(page, finding.author),
    licence: finding.licence,
    videoUrl: watchAddress(finding.video, page.baseUrl),
    ...readExtras(page, finding, notes),
    siteName: cleanText(page.meta.get('og:site_name')?.[0] ?? '') || null,
    canonicalUrl: canonicalUrl(page),
    doubts: findDoubts(finding, shown),
  };
}

/** The steps with a colon behind each that only says the name of a part of the ingredients, where others follow it. */
function withPartsNamed(steps: readonly string[], groups: readonly (string | null)[]): string[] {
  const names = new Set(groups.flatMap((name) => (name === null ? [] : [sameLineKey(name)])));
  return steps.map((step, place) =>
    place < steps.length - 1 && names.has(sameLineKey(step)) ? stepHeading(step) : step,
  );
}

/** What the page's data says: JSON-LD, then microdata and RDFa, then class names of microformats, then application state, each only where the former lack a list. */
function findingsOf(page: Page): Finding[] {
  const findings: Finding[] = [];
  const lacksLists = () =>
    !findings.some((finding) => finding.ingredientLines.length > 0) ||
    !findings.some((finding) => finding.steps.length > 0);
  const addFullest = (things: Things) => {
    const read = things.recipes.slice(0, RECIPES_MAX).map((thing) => readThing(thing, things.byId));
    const finding = fullestFinding(read, `${page.meta.get('og:title')?.[0] ?? ''} ${page.title}`);
    const [first] = findings;
    // Mark-up of another recipe, such as a related one, adds nothing to this one.
    const isSame = !first?.title || !finding?.title || sameLineKey(first.title) === sameLineKey(finding.title);
    if (finding && (isSame || lacksLists())) findings.push(finding);
  };
  addFullest(readJsonLd(page));
  if (lacksLists() || findings.some(lacksFacts)) addFullest(collectThings(readMarkup(page)));
  if (lacksLists() || findings.some(lacksFacts)) addFullest(collectThings(readMicroformats(page)));
  if (lacksLists()) {
    const state = readAppState(page);
    if (state) findings.push({ ...state, title: titleOfState(state.title) });
  }
  return findings;
}

/** Whether a finding says neither for how many nor how long. */
function lacksFacts(finding: Finding): boolean {
  const { servings, prepMinutes, cookMinutes, totalMinutes } = finding;
  return servings === null || (prepMinutes === null && cookMinutes === null && totalMinutes === null);
}

function canonicalUrl(page: Page): string | null {
  const declared = page.links.get('canonical')?.[0] ?? page.meta.get('og:url')?.[0];
  return declared === undefined ? null : resolveUrl(declared, page.baseUrl);
}

function imagesOf(page: Page, finding: Finding, title: string): string[] {
  const images = rankImages(finding.images, declaredImages(page), page.baseUrl);
  if (images.length > 0) return images;
  const shown = shownImage(page, title);
  return shown ? rankImages([shown], [], page.baseUrl) : [];
}

function declaredDescription(page: Page): string | null {
  return cleanText(page.meta.get('og:description')?.[0] ?? page.meta.get('description')?.[0] ?? '') || null;
}
