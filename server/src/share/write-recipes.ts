import { escapeHtml } from '../escape-html.ts';
import type { sentencesIn } from '../language/sentences.ts';
import { inThemes } from './picture-place.ts';
import type { SharedCard } from './shared-recipes-repo.ts';
import { factsOf, firstPictureOf } from './write-recipe.ts';

type Words = ReturnType<typeof sentencesIn>['share'];

/** A recipe of a page of several: what is shown of it, and the last part of its address. */
export type KeyedCard = Omit<SharedCard, 'id'> & { key: string };

/** The address of the page of one recipe, below the address of the link. */
export const pathOfRecipe = (key: string) => `recipes/${key}`;

const pictureHtml = (card: KeyedCard, address: string): string =>
  inThemes(firstPictureOf(card), (place, theme) => {
    const themed = theme === '' ? '' : ` class="${theme}"`;
    return `<img${themed} src="${address}/${pathOfRecipe(card.key)}/${place}-640.webp" alt="" loading="lazy">`;
  });

/** Several recipes for people: a card each, which leads to its page. */
export function recipesHtml(
  name: string,
  cards: readonly KeyedCard[],
  { words, actions, address, query }: { words: Words; actions: string; address: string; query: string },
): string {
  const items = cards.map((card) => {
    const facts = factsOf(card, words).map(escapeHtml).join(' · ');
    const caption = card.caption === '' ? '' : `<p class="facts" dir="auto">${escapeHtml(card.caption)}</p>`;
    return `<li><a href="${address}/${pathOfRecipe(card.key)}${query}">${pictureHtml(card, address)}<h2 dir="auto">${escapeHtml(card.name)}</h2></a>${caption}<p class="facts">${facts}</p></li>`;
  });
  const body = items.length === 0 ? `<p>${words.noRecipes}</p>` : `<ul class="days cards">${items.join('')}</ul>`;
  return `<h1 dir="auto">${escapeHtml(name)}</h1><p class="facts">${words.recipes(cards.length)}</p>${items.length === 0 ? '' : actions}${body}`;
}

/** The list for programs, as the text of a script element: each recipe is read at its own address. */
export function recipesData(name: string, cards: readonly KeyedCard[], address: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: cards.length,
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: card.name,
      url: `${address}/${pathOfRecipe(card.key)}`,
    })),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
