import { elementsWithin, innermost, linesOf, outermost, textOf } from './element-text.ts';
import { ingredientLikeness, meanLikeness, stepLikeness } from './list-likeness.ts';
import type { Page, PageElement } from './page.ts';
import { imageAddress, itemLines } from './read-markup.ts';
import { sectionOf } from './section-words.ts';
import { stepOfLines } from './split-steps.ts';
import type { Thing } from './structured-things.ts';

const RECIPE = /\s(?:hrecipe|h-recipe)\s/;
const RECIPES_MAX = 30;
const VALUES_MAX = 500;
const STEPS_MEAN_MIN = 0.5;
const INGREDIENTS_MEAN_MIN = 0.4;
/** What a person, an organisation or a comment within a recipe says is not the recipe's. */
const OTHER_THING = /\s(?:v-?card|h-card|p-author|author|h-cite|h-review|hreview|comments?)\s/;

/** The class names of a property, of hRecipe and of h-recipe, by the name that schema.org gives it. */
const PROPERTIES: Readonly<Record<string, RegExp>> = {
  name: /\s(?:fn|p-name)\s/,
  recipeIngredient: /\s(?:ingredient|p-ingredient)\s/,
  recipeInstructions: /\s(?:instructions?|e-instructions|directions?)\s/,
  recipeYield: /\s(?:yield|p-yield)\s/,
  prepTime: /\s(?:preptime|prep-time|dt-prep-?time)\s/,
  cookTime: /\s(?:cooktime|cook-time|dt-cook-?time)\s/,
  totalTime: /\s(?:duration|dt-duration|totaltime|dt-total-?time)\s/,
  image: /\s(?:photo|u-photo)\s/,
  description: /\s(?:summary|p-summary)\s/,
  author: /\s(?:author|p-author)\s/,
  keywords: /\s(?:tag|p-category)\s/,
};

/** The recipes that a page marks up by class names: hRecipe and h-recipe, in the shape of JSON-LD. */
export function readMicroformats(page: Page): Thing[] {
  const recipes = outermost(elementsWithin(page, null, ({ classes }) => RECIPE.test(classes)));
  return recipes.slice(0, RECIPES_MAX).map((recipe) => {
    const isOfOther = withinOneOf(outermost(elementsWithin(page, recipe, ({ classes }) => OTHER_THING.test(classes))));
    const thing: Record<string, unknown> = { '@type': 'Recipe' };
    for (const [name, pattern] of Object.entries(PROPERTIES)) {
      const marked = elementsWithin(page, recipe, (element) => pattern.test(element.classes) && !isOfOther(element));
      const elements = (name === 'recipeIngredient' ? innermost(marked) : outermost(marked)).slice(0, VALUES_MAX);
      const values = elements.flatMap((element) => valuesOf(page, element, name)).filter((value) => value !== '');
      if (values.length > 0 && isLike(name, values)) thing[name] = values.length === 1 ? values[0] : values;
    }
    return thing;
  });
}

/** Whether an element stands within one of others, none of which holds another. */
function withinOneOf(others: readonly PageElement[]): (element: PageElement) => boolean {
  return ({ index }) => {
    let low = 0;
    let high = others.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (others[middle]!.index < index) low = middle + 1;
      else high = middle;
    }
    const before = others[low - 1];
    return before !== undefined && index < before.end;
  };
}

/** Class names such as 'directions' are used for much else: what does not read like a list is left to those who read headings. */
function isLike(name: string, values: readonly string[]): boolean {
  if (name === 'recipeInstructions') return meanLikeness(values, stepLikeness) >= STEPS_MEAN_MIN;
  return name !== 'recipeIngredient' || meanLikeness(values, ingredientLikeness) >= INGREDIENTS_MEAN_MIN;
}

function valuesOf(page: Page, element: PageElement, name: string): string[] {
  if (name === 'image') {
    const image = element.name === 'img' ? element : elementsWithin(page, element, (inner) => inner.name === 'img')[0];
    return image ? [imageAddress(image) ?? ''] : [];
  }
  if (name === 'recipeInstructions') {
    const lines = itemLines(page, element).filter((line) => sectionOf(line.join(' ')) !== 'steps');
    return lines.flatMap(stepOfLines);
  }
  if (name === 'recipeIngredient') return [linesOf(page, element).join(' ')];
  if (/Time$/.test(name)) return [hiddenValue(page, element) ?? textOf(page, element)];
  return [textOf(page, element)];
}

/** The value that a machine reads: of a time element, an abbreviation, or an element that is only there for it. */
function hiddenValue(page: Page, element: PageElement): string | undefined {
  const own = element.attributes['datetime'] || (element.name === 'abbr' ? element.attributes['title'] : '');
  if (own) return own;
  for (const inner of elementsWithin(page, element, ({ attributes }) => Object.keys(attributes).length > 0)) {
    const value = /\svalue-title\s/.test(inner.classes) ? inner.attributes['title'] : inner.attributes['datetime'];
    if (value) return value;
  }
  return undefined;
}
