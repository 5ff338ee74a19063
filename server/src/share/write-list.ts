import { AISLES } from '@sorrel/core/foods/aisles';
import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { isAtHome, itemsAtHome } from '@sorrel/core/lists/edit-list';
import type { ListItem, ShoppingList } from '@sorrel/core/lists/list';
import { escapeHtml } from '../escape-html.ts';
import type { sentencesIn } from '../language/sentences.ts';

type Words = ReturnType<typeof sentencesIn>['share'];

/** What is still to be bought. */
export const itemsToBuy = (list: ShoppingList): number =>
  AISLES.flatMap((aisle) => list[aisle]).filter((item) => !item.checked && !isAtHome(item)).length;

function itemHtml(item: ListItem, serves: number, words: Words): string {
  const amount = displayQuantity(item, serves, words.amount);
  const text = `<span dir="auto">${escapeHtml(item.name)}</span>${amount === '' ? '' : ` <small>${escapeHtml(amount)}</small>`}`;
  return item.checked ? `<li><s>${text}</s> <small>${words.checked}</small></li>` : `<li>${text}</li>`;
}

/** A list for people, an aisle after the other. */
export function listHtml(name: string, list: ShoppingList, serves: number, words: Words): string {
  const aisles = AISLES.flatMap((aisle) => {
    const items = list[aisle].filter((item) => !isAtHome(item));
    if (items.length === 0) return [];
    return [
      `<section><h2>${words.aisle(aisle)}</h2><ul>${items.map((item) => itemHtml(item, serves, words)).join('')}</ul></section>`,
    ];
  });
  const atHome = itemsAtHome(list).map((item) => escapeHtml(item.name));
  const home = atHome.length === 0 ? '' : `<p>${words.atHome}: ${atHome.join(', ')}</p>`;
  const facts = [words.toBuy(itemsToBuy(list)), serves > 1 ? words.forServes(serves) : ''].filter(
    (fact) => fact !== '',
  );
  const body = aisles.length === 0 ? `<p>${words.emptyList}</p>` : `<div class="days">${aisles.join('')}</div>`;
  return `<h1 dir="auto">${escapeHtml(name)}</h1><p class="facts">${facts.join(' · ')}</p>${body}${home}`;
}
