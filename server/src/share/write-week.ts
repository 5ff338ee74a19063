import type { MealPlan } from '@sorrel/contract/plans';
import { DAY_MS } from '@sorrel/core/durations';
import type { IsoDate } from '@sorrel/core/iso-date';
import { DAY_NAMES } from '@sorrel/core/plans/days';
import { dateOfDay, daysFrom, firstDayOf } from '@sorrel/core/plans/plan-dates';
import { slotName } from '@sorrel/core/plans/sides';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { escapeHtml } from '../escape-html.ts';
import type { sentencesIn } from '../language/sentences.ts';
import type { WeekPictures } from './find-shared.ts';
import { COVER, inThemes, type PicturePlace } from './picture-place.ts';
import { dishKeyOf } from './week-pictures.ts';

/** The last place on earth where a day ends lies 12 hours behind. */
const LAST_ZONE_MS = DAY_MS / 2;
const isOverEverywhere = (date: IsoDate, now: Date) =>
  Date.parse(`${date}T00:00:00Z`) + DAY_MS + LAST_ZONE_MS <= now.getTime();

type Words = ReturnType<typeof sentencesIn>['share'];

/** How many meals a week names; words in place of a recipe are none. */
export const mealsIn = (plan: MealPlan): number =>
  plan
    .flatMap((day) => MEAL_TYPES.flatMap((type) => day[type]))
    .filter(({ name, note }) => name !== '' && note === undefined).length;

type Meal = MealPlan[number]['lunch'][number];

const nameHtml = (meal: Meal, words: Words): string =>
  meal.note?.kind === 'link'
    ? `<a href="${escapeHtml(meal.note.url)}" rel="noopener noreferrer nofollow ugc">${escapeHtml(meal.name)}</a>`
    : escapeHtml(slotName(meal.leftover === undefined ? meal : { ...meal, name: words.leftovers(meal.name) }));

const placeOf = ({ isPhoto }: { isPhoto: boolean }) => (isPhoto ? 0 : COVER);
/** The address of the picture of a dish, below the address of the link. */
const pathOfPicture = (key: string, place: PicturePlace, widthPx: number) => `meals/${key}/${place}-${widthPx}.webp`;

/** What messengers show of a week, below the address of the link: a photo before a drawing; null where it names no dish. */
export function pathOfWeekPicture(pictures: WeekPictures): string | null {
  const all = [...pictures.values()];
  const shown = all.find(({ isPhoto }) => isPhoto) ?? all[0];
  return shown === undefined ? null : pathOfPicture(shown.key, placeOf(shown), 1000);
}

/**
 * A week for people: a card a day with its meals. Who eats what is its owners' alone. Of the running week the days that are over
 * wherever it is read are folded, so that it opens near today.
 * @param where the address of the link on this server, and the time
 */
export function weekHtml(
  {
    name,
    plan,
    weekStart,
    pictures,
  }: { name: string; plan: MealPlan; weekStart: IsoDate | null; pictures: WeekPictures },
  { address, words, now }: { address: string; words: Words; now: Date },
): string {
  const pictureHtml = (meal: Meal): string => {
    const picture = pictures.get(dishKeyOf(meal) ?? '');
    if (picture === undefined) return '';
    return inThemes(placeOf(picture), (place, theme) => {
      const src = `${address}/${pathOfPicture(picture.key, place, 320)}`;
      return `<img class="${theme === '' ? 'thumb' : `thumb ${theme}`}" src="${src}" alt="" loading="lazy">`;
    });
  };
  const dayHtml = (index: number): string => {
    const day = plan[index];
    if (day === undefined) return '';
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
          return `<li>${pictureHtml(meal)}<small>${words.meal(type)}</small> <span dir="auto">${nameHtml(meal, words)}</span>${facts.length === 0 ? '' : ` <small>${facts.join(' · ')}</small>`}</li>`;
        }),
    );
    const dayName = DAY_NAMES[index];
    const plainTitle = dayName === undefined ? '' : words.day(dayName);
    const title = weekStart === null ? plainTitle : words.dated(new Date(`${dateOfDay(weekStart, index)}T00:00:00Z`));
    const list = meals.length === 0 ? `<p>${words.noMeals}</p>` : `<ul>${meals.join('')}</ul>`;
    return `<section><h2>${title}</h2>${list}</section>`;
  };
  const days = daysFrom(weekStart === null ? 'monday' : firstDayOf(weekStart));
  const past = weekStart === null ? [] : days.filter((day) => isOverEverywhere(dateOfDay(weekStart, day), now));
  const isRunning = past.length > 0 && past.length < days.length;
  const shown = isRunning ? days.slice(past.length) : days;
  const daysHtml = (some: readonly number[]) => `<div class="days">${some.map(dayHtml).join('')}</div>`;
  const earlier = isRunning ? `<details><summary><b>${words.earlier}</b></summary>${daysHtml(past)}</details>` : '';
  return `<h1 dir="auto">${escapeHtml(name)}</h1><p class="facts">${words.meals(mealsIn(plan))}</p>${daysHtml(shown)}${earlier}`;
}
