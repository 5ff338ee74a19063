import { kitchenAmountIn, UNIT_CHOICES, type UnitChoice } from '@sorrel/core/ingredients/kitchen-amount';
import { nutrientsOfWhole } from '@sorrel/core/nutrition/coverage';
import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { inGroups } from '@sorrel/core/recipes/groups';
import { recipeJsonLd } from '@sorrel/core/recipes/recipe-json-ld';
import { languageOfRecipe } from '@sorrel/core/recipes/recipe-language';
import { temperaturesIn } from '@sorrel/core/recipes/temperatures-in';
import { escapeHtml } from '../escape-html.ts';
import type { sentencesIn } from '../language/sentences.ts';
import { withKitchen } from '../recipes/reply-foods.ts';
import { COVER, inThemes, type PicturePlace } from './picture-place.ts';
import type { SharedRecipe } from './shared-recipe.ts';
import type { SharedCard } from './shared-recipes-repo.ts';

type Words = ReturnType<typeof sentencesIn>['share'];
type Ingredient = SharedRecipe['ingredients'][number];
/** The address of a picture by its place among those of the recipe. */
type AddressOfPicture = (place: PicturePlace, widthPx: number) => string;
/** In which words and units a recipe is shown. */
interface Shown {
  words: Words;
  units: UnitChoice;
  /** Of what the recipe's owners wrote, as an attribute: of their language, where it is known, and their direction. */
  own: string;
}

const HOUR_MINUTES = 60;

function timeIn(words: Words, minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours === 0 ? words.minutes(minutes) : words.hours(hours, minutes % HOUR_MINUTES);
}

/** 'Serves 4', 'Prep 10 min', 'Cook 1 h', '430 kcal a serving': what is known of it. */
export function factsOf(
  {
    serves,
    prepMinutes,
    cookMinutes,
    calories,
    kcalRange = null,
  }: Pick<SharedCard, 'serves' | 'prepMinutes' | 'cookMinutes' | 'calories'> & Partial<Pick<SharedRecipe, 'kcalRange'>>,
  words: Words,
): string[] {
  return [
    words.serves(serves),
    prepMinutes > 0 ? words.prep(timeIn(words, prepMinutes)) : '',
    cookMinutes > 0 ? words.cook(timeIn(words, cookMinutes)) : '',
    calories === null ? '' : energyFact(calories, kcalRange, words),
  ].filter((fact) => fact !== '');
}

function energyFact(calories: number, range: SharedRecipe['kcalRange'], words: Words): string {
  const kcal = shownAmount(calories, 'kcal');
  return range === null ? words.calories(kcal) : words.caloriesBetween(kcal, ...range);
}

function amountIn(units: UnitChoice, ingredient: Ingredient) {
  const { food } = withKitchen(ingredient);
  return kitchenAmountIn(units, ingredient, food && 'kitchen' in food ? food.kitchen : null);
}

/** Whether a recipe reads otherwise in other units. */
export const hasOtherUnits = ({ ingredients, method }: SharedRecipe): boolean =>
  UNIT_CHOICES.some(
    (units) =>
      ingredients.some((ingredient) => amountIn(units, ingredient) !== null) ||
      method.some(({ desc }) => temperaturesIn(desc, units) !== desc),
  );

function ingredientHtml(ingredient: Ingredient, { words, units, own }: Shown): string {
  const { name, quantity, unit, preparation } = ingredient;
  const parts = amountIn(units, ingredient) ?? [{ quantity, unit }];
  const written = parts.map((part) =>
    `${words.quantity(part.quantity)} ${words.unit(part.unit, part.quantity)}`.trim(),
  );
  const amount = quantity === 0 ? words.unit(unit, 1) : written.join(' + ');
  const rest = preparation ? `, ${preparation}` : '';
  return `<li>${amount === '' ? '' : `<b>${escapeHtml(amount)}</b> `}<span ${own}>${escapeHtml(name + rest)}</span></li>`;
}

/** Lists under the names of their groups. */
function grouped<Item extends { group?: string | undefined }>(
  items: readonly Item[],
  list: (items: readonly Item[]) => string,
): string {
  return inGroups(items)
    .map(({ name, items: inside }) => `${name === null ? '' : `<h3>${escapeHtml(name)}</h3>`}${list(inside)}`)
    .join('');
}

/** The picture that stands for a recipe. */
export const firstPictureOf = ({ imageKeys }: Pick<SharedRecipe, 'imageKeys'>) => (imageKeys.length === 0 ? COVER : 0);

const pictureHtml = (addressOf: AddressOfPicture, shown: number | typeof COVER, className: string) =>
  inThemes(shown, (place, theme) => {
    const loading = theme === '' ? '' : ' loading="lazy"';
    const name = theme === '' ? className : `${className} ${theme}`;
    return `<img class="${name}" src="${addressOf(place, 640)}" srcset="${addressOf(place, 640)} 640w, ${addressOf(place, 1000)} 1000w" sizes="(min-width: 60rem) 56rem, 100vw" alt=""${loading}>`;
  });

function methodHtml(recipe: SharedRecipe, { units, own }: Shown, addressOf: AddressOfPicture): string {
  let place = recipe.imageKeys.length;
  let number = 0;
  return grouped(recipe.method, (steps) => {
    const items = steps.map(({ desc, imageKey }) => {
      const picture = imageKey === undefined ? '' : pictureHtml(addressOf, place, 'step-picture');
      if (imageKey !== undefined) place += 1;
      return `<li><p ${own}>${escapeHtml(temperaturesIn(desc, units))}</p>${picture}</li>`;
    });
    const start = number + 1;
    number += steps.length;
    return `<ol start="${start}">${items.join('')}</ol>`;
  });
}

function originHtml({ fields, source }: SharedRecipe, words: Words): string {
  const isAddress = /^https?:\/\//i.test(source);
  const shown = escapeHtml(source);
  const from = isAddress ? `<a href="${shown}" rel="nofollow noopener">${shown}</a>` : shown;
  return [
    fields.author === '' ? '' : `<p dir="auto">${escapeHtml(words.by(fields.author))}</p>`,
    source === '' || source === 'admin' ? '' : `<p>${words.source}: ${from}</p>`,
  ].join('');
}

/** The recipe for people: picture, facts, ingredients, method. */
export function recipeHtml(
  recipe: SharedRecipe,
  { words, units }: Omit<Shown, 'own'>,
  actions: string,
  addressOf: AddressOfPicture,
): string {
  const language = languageOfRecipe(recipe);
  const own = language === undefined ? 'dir="auto"' : `dir="auto" lang="${escapeHtml(language)}"`;
  const shown = { words, units, own };
  const { caption } = recipe.fields;
  return [
    pictureHtml(addressOf, firstPictureOf(recipe), 'picture'),
    `<h1 ${own}>${escapeHtml(recipe.name)}</h1>`,
    caption === '' ? '' : `<p class="caption" ${own}>${escapeHtml(caption)}</p>`,
    `<p class="facts">${factsOf({ ...recipe, serves: recipe.fields.serves }, words)
      .map(escapeHtml)
      .join(' · ')}</p>`,
    actions,
    '<div class="columns">',
    `<section><h2>${words.ingredients}</h2>${grouped(recipe.ingredients, (items) => `<ul>${items.map((item) => ingredientHtml(item, shown)).join('')}</ul>`)}</section>`,
    `<section><h2>${words.method}</h2>${methodHtml(recipe, shown, addressOf)}</section>`,
    '</div>',
    originHtml(recipe, words),
  ].join('');
}

/** The recipe for programs, as the text of a script element. */
export function recipeData(recipe: SharedRecipe, tags: readonly string[], addressOf: AddressOfPicture): string {
  let place = recipe.imageKeys.length - 1;
  const data = recipeJsonLd({
    ...recipe.fields,
    name: recipe.name,
    category: recipe.category,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    ingredients: recipe.ingredients,
    method: recipe.method.map(({ desc, group, imageKey }) => {
      if (imageKey !== undefined) place += 1;
      return { desc, group, image: imageKey === undefined ? undefined : addressOf(place, 1000) };
    }),
    source: recipe.source,
    tags,
    collections: [],
    images: recipe.imageKeys.map((_key, index) => addressOf(index, 1000)),
    isFavorite: false,
    nutrients: nutrientsOfWhole(recipe),
    createdAt: recipe.createdAt,
    updatedAt: recipe.updatedAt,
  });
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
