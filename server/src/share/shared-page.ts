import { LANGUAGE_NAMES, type Language, LOCALES, OFFERED_LANGUAGES } from '@sorrel/contract/language';
import { ogPicturePath, sitePath } from '@sorrel/contract/site';
import { UNIT_CHOICES, type UnitChoice } from '@sorrel/core/ingredients/kitchen-amount';
import { escapeHtml } from '../escape-html.ts';
import { errorSentence, sentencesIn } from '../language/sentences.ts';
import type { Shared } from './find-shared.ts';
import type { PicturePlace } from './picture-place.ts';
import { itemsToBuy, listHtml } from './write-list.ts';
import { factsOf, firstPictureOf, hasOtherUnits, recipeData, recipeHtml } from './write-recipe.ts';
import { pathOfRecipe, recipesData, recipesHtml } from './write-recipes.ts';
import { mealsIn, pathOfWeekPicture, weekHtml } from './write-week.ts';

interface SharedPage {
  title: string;
  html: string;
  head: string;
}

const DESCRIPTION_MAX = 200;

/** What messengers show of a link. */
function headOf(title: string, description: string, address: string, picture: string, language: Language): string {
  const properties = {
    'og:site_name': 'Sorrel',
    'og:type': 'article',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:locale': LOCALES[language].replace('-', '_'),
  };
  return [
    '<meta name="robots" content="noindex, nofollow">',
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** The same page in the other languages: readable without a script, so by links. */
function languagesHtml(language: Language, units: UnitChoice = 'written'): string {
  const more = units === 'written' ? '' : `&amp;units=${units}`;
  const others = OFFERED_LANGUAGES.filter((other) => other !== language).map(
    (other) => `<a href="?lang=${other}${more}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`,
  );
  return others.join(' ');
}

function descriptionOf(shared: Shared, language: Language): string {
  const words = sentencesIn(language).share;
  if (shared.kind === 'plan') return words.meals(mealsIn(shared.plan));
  if (shared.kind === 'list') return words.toBuy(itemsToBuy(shared.list));
  if (shared.kind === 'recipes') return words.recipes(shared.cards.length);
  const { caption } = shared.recipe.fields;
  return (
    caption === '' ? factsOf({ ...shared.recipe, serves: shared.recipe.fields.serves }, words).join(' · ') : caption
  ).slice(0, DESCRIPTION_MAX);
}

/** The same recipe in other units, by links as well; nothing where it reads the same in all. */
function unitsHtml(shared: Extract<Shared, { kind: 'recipe' }>, language: Language, units: UnitChoice): string {
  if (!hasOtherUnits(shared.recipe)) return '';
  const words = sentencesIn(language).share;
  const choices = UNIT_CHOICES.map((choice) =>
    choice === units
      ? `<b aria-current="true">${words.unitChoices[choice]}</b>`
      : `<a href="?lang=${language}&amp;units=${choice}" rel="nofollow">${words.unitChoices[choice]}</a>`,
  );
  return `<p class="when">${words.units}: ${choices.join(' · ')}</p>`;
}

/** What can be done with recipes: one press copies it for whoever is signed in. */
function actionsHtml(path: string, language: Language, label = sentencesIn(language).share.copy): string {
  const words = sentencesIn(language).share;
  // behind the #, which browsers send to nobody
  return `<p class="actions"><a class="press" href="/app/copy#${path}">${label}</a> <a href="/auth/register">${words.register}</a></p><p class="when">${words.noAccount}</p>`;
}

/** From one of several recipes back to all of them. */
function backHtml(path: string, language: Language): string {
  const [secret, ...below] = path.split('/');
  if (below.length === 0) return '';
  return `<p class="when"><a href="/share/${secret}?lang=${language}">← ${sentencesIn(language).share.backToAll}</a></p>`;
}

/**
 * The page of a link, whole without a script.
 * @param path what stands after `/share/`: the secret of the link, of one of several recipes with its key; where it opens something it
 * has letters, digits, `-`, `_` and `/` alone
 * @param server its address, and its time
 */
export function sharedPage(
  shared: Shared,
  path: string,
  { language, units }: { language: Language; units: UnitChoice },
  { origin, now }: { origin: string; now: Date },
): SharedPage {
  const words = sentencesIn(language).share;
  const address = `${origin}/share/${path}`;
  const description = descriptionOf(shared, language);
  const sitePicture = `${origin}${ogPicturePath({ file: 'home', language })}`;
  const footer = `<footer><p><a href="${sitePath('home', language)}">${words.about}</a></p><p>${languagesHtml(language, units)}</p></footer>`;
  const title = shared.name === '' ? description : shared.name;
  const page = (body: string, picture: string, more = ''): SharedPage => ({
    title,
    html: `<article class="shared">${body}${footer}</article>`,
    head: headOf(title, description, address, picture, language) + more,
  });
  if (shared.kind === 'plan') {
    const picture = pathOfWeekPicture(shared.pictures);
    return page(
      weekHtml(shared, { address: `/share/${path}`, words, now }),
      picture === null ? sitePicture : `${address}/${picture}`,
    );
  }
  if (shared.kind === 'list') return page(listHtml(shared.name, shared.list, shared.serves, words), sitePicture);
  if (shared.kind === 'recipes') {
    const { cards } = shared;
    const actions = actionsHtml(path, language, words.copyAll(cards.length));
    const html = recipesHtml(title, cards, { words, actions, address: `/share/${path}`, query: `?lang=${language}` });
    const shown = cards.find(({ imageKeys }) => imageKeys.length > 0) ?? cards[0];
    const picture =
      shown === undefined ? sitePicture : `${address}/${pathOfRecipe(shown.key)}/${firstPictureOf(shown)}-1000.webp`;
    return page(html, picture, `<script type="application/ld+json">${recipesData(title, cards, address)}</script>`);
  }
  const { recipe, tags } = shared;
  const addressOf = (place: PicturePlace, widthPx: number) => `${address}/${place}-${widthPx}.webp`;
  const data = `<script type="application/ld+json">${recipeData(recipe, tags, addressOf)}</script>`;
  const picture = addressOf(firstPictureOf(recipe), 1000);
  const actions = actionsHtml(path, language) + unitsHtml(shared, language, units);
  return page(backHtml(path, language) + recipeHtml(recipe, { words, units }, actions, addressOf), picture, data);
}

/** What is said where a link leads nowhere, whatever the reason. */
export function overPage(language: Language): SharedPage {
  const { overTitle } = sentencesIn(language).share;
  const sentence = escapeHtml(errorSentence('share_over', language));
  return {
    title: overTitle,
    html: `<article class="shared"><h1>${overTitle}</h1><p>${sentence}</p><footer><p>${languagesHtml(language)}</p></footer></article>`,
    head: '<meta name="robots" content="noindex, nofollow">',
  };
}
