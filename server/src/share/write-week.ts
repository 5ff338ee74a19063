import type { MealPlan } from '@sorrel/contract/plans';
import { DAY_NAMES } from '@sorrel/core/plans/days';
import { slotName } from '@sorrel/core/plans/sides';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { escapeHtml } from '../escape-html.ts';
import type { sentencesIn } from '../language/sentences.ts';

type Words = ReturnType<typeof sentencesIn>['share'];

/** How many meals a week names; words in place of a recipe are none. */
export const mealsIn = (plan: MealPlan): number =>
  plan
    .flatMap((day) => MEAL_TYPES.flatMap((type) => day[type]))
    .filter(({ name, note }) => name !== '' && note === undefined).length;

const nameHtml = (meal: MealPlan[number]['lunch'][number], words: Words): string =>
  meal.note?.kind === 'link'
    ? `<a href="${escapeHtml(meal.note.url)}" rel="noopener noreferrer nofollow ugc">${escapeHtml(meal.name)}</a>`
    : escapeHtml(slotName(meal.leftover === undefined ? meal : { ...meal, name: words.leftovers(meal.name) }));

/** A week for people: a card a day with its meals. Who eats what is its owners' alone. */
export function weekHtml(name: string, plan: MealPlan, words: Words): string {
  const days = plan.map((day, index) => {
    const meals = MEAL_TYPES.flatMap((type) =>
      day[type]
        .filter((meal) => meal.name !== '')
        .map((meal) => {
          // what is left of a dish takes no time again
          const minutes = meal.leftover === undefined ? meal.prep_time + meal.cook_time : 0;
          const portions = meal.portions ?? 1;
          const facts = [minutes > 0 && words.minutes(minutes), portions > 1 && words.portions(portions)].filter(
            Boolean,
          );
          return `<li><small>${words.meal(type)}</small> <span dir="auto">${nameHtml(meal, words)}</span>${facts.length === 0 ? '' : ` <small>${facts.join(' · ')}</small>`}</li>`;
        }),
    );
    const dayName = DAY_NAMES[index];
    const list = meals.length === 0 ? `<p>${words.noMeals}</p>` : `<ul>${meals.join('')}</ul>`;
    return `<section><h2>${dayName === undefined ? '' : words.day(dayName)}</h2>${list}</section>`;
  });
  return `<h1 dir="auto">${escapeHtml(name)}</h1><p class="facts">${words.meals(mealsIn(plan))}</p><div class="days">${days.join('')}</div>`;
}
