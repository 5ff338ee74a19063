import type { FoodGroup } from '@sorrel/core/foods/food-groups';
import { type GoalNutrient, NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { BORROWED_MAX } from '@sorrel/core/plans/borrowing';
import { SWEET_USES_MAX } from '@sorrel/core/plans/candidates';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import type { PersonReason } from '@sorrel/core/plans/household/person-reasons';
import type { PlanReason } from '@sorrel/core/plans/plan-reasons';
import { DAYS_DE, FOR_MEAL_DE, MEALS_DE } from './meals.de.ts';

const NAMES: Readonly<Record<GoalNutrient, string>> = {
  calories: 'Kalorien',
  protein: 'Eiweiß',
  carbohydrates: 'Kohlenhydrate',
  fat: 'Fett',
  fiber: 'Ballaststoffe',
  sugar: 'Zucker',
};
const GROUPS: Readonly<Record<FoodGroup, string>> = { redMeat: 'rotes Fleisch', poultry: 'Geflügel', fish: 'Fisch' };
const grouped = new Intl.NumberFormat('de-DE');
const days = new Intl.ListFormat('de-DE');

function amountText(nutrient: GoalNutrient, amount: number): string {
  const { unit } = NUTRIENTS[nutrient];
  return `${grouped.format(shownAmount(amount, unit))} ${unit}`;
}

export function reasonDe(reason: PlanReason): string {
  switch (reason.code) {
    case 'no_recipes':
      return `In deinem Buch steht noch kein ${MEALS_DE[reason.mealType]}.`;
    case 'loans_used_up':
      return `Eine Woche wird mit höchstens ${BORROWED_MAX} geliehenen Rezepten gemacht, und für ${FOR_MEAL_DE[reason.mealType]} reichen sie nicht mehr. „Vorschlagen“ kann noch eins leihen.`;
    case 'filtered_out':
      return `Für ${FOR_MEAL_DE[reason.mealType]} passt keins deiner Rezepte zu den Schlagwörtern, den Favoriten und der Ernährung in den Einstellungen des Plans.`;
    case 'too_few_without_repeats':
      return reason.isFiltered
        ? `Für ${FOR_MEAL_DE[reason.mealType]} passen zu wenige deiner Rezepte zu den Schlagwörtern, den Favoriten und der Ernährung in den Einstellungen des Plans, um die Woche ohne Wiederholung zu füllen.`
        : `Für ${FOR_MEAL_DE[reason.mealType]} hat dein Buch zu wenige Rezepte, um die Woche ohne Wiederholung zu füllen.`;
    case 'sweets_in_turn':
      return `Etwas Süßes kommt höchstens ${SWEET_USES_MAX}-mal in der Woche vor, und für ${FOR_MEAL_DE[reason.mealType]} hat dein Buch sonst zu wenig. Es hilft zum Beispiel Obst, Nüsse oder Joghurt.`;
    case 'same_day_repeats':
      return 'Dein Buch hat zu wenige Rezepte, als dass keins zweimal an einem Tag vorkäme.';
    case 'unknown_nutrition':
      return reason.count === 1
        ? '1 Gericht hat noch keine Nährwerte, sein Tag hat also mehr als angezeigt.'
        : `${reason.count} Gerichte haben noch keine Nährwerte, ihre Tage haben also mehr als angezeigt.`;
    case 'unknown_nutrient':
      return reason.count === 1
        ? `${NAMES[reason.nutrient]}: bei 1 Gericht unbekannt, sein Tag hat also mehr als angezeigt.`
        : `${NAMES[reason.nutrient]}: bei ${reason.count} Gerichten unbekannt, ihre Tage haben also mehr als angezeigt.`;
    case 'wish_use_up':
      return `Zum Aufbrauchen fand sich kein Gericht mit ${days.format(reason.foods)}.`;
    case 'wish_use_up_unknown':
      return `Nur Rezepte, deren Nährwerte nicht bekannt sind, brauchen ${days.format(reason.foods)} auf. Solange du nach Zielen planst, werden sie nicht gewählt; mit „Suchen“ setzt du eins ein.`;
    case 'wish_time':
      return reason.meals === 1
        ? '1 Gericht dauert länger, als sein Tag Zeit hat, oder niemand weiß, wie lange.'
        : `${reason.meals} Gerichte dauern länger, als ihre Tage Zeit haben, oder niemand weiß, wie lange.`;
    case 'wish_cook_on':
      return reason.meals === 1
        ? '1 Gericht wird an einem anderen Tag gekocht, als du möchtest: Dafür bleibt nichts übrig, das sich hält, und von zu wenigen deiner Rezepte ist bekannt, dass sie ohne Kochen auskommen.'
        : `${reason.meals} Gerichte werden an anderen Tagen gekocht, als du möchtest: Dafür bleibt zu wenig übrig, das sich hält, und von zu wenigen deiner Rezepte ist bekannt, dass sie ohne Kochen auskommen.`;
    case 'wish_again':
      return reason.meals === 1
        ? '1 Gericht kommt früher wieder, als du möchtest.'
        : `${reason.meals} Gerichte kommen früher wieder, als du möchtest.`;
    case 'wish_at_most':
      return `${reason.meals === 1 ? '1 Gericht enthält' : `${reason.meals} Gerichte enthalten`} ${GROUPS[reason.group]}, gewünscht ${wished(reason.most)}.`;
    case 'wish_at_most_unknown':
      return reason.meals === 1
        ? 'Von 1 Gericht ist keine Zutat bekannt: Es kann enthalten, was du seltener möchtest.'
        : `Von ${reason.meals} Gerichten ist keine Zutat bekannt: Sie können enthalten, was du seltener möchtest.`;
    case 'goals_disagree':
      return `Deine Ziele widersprechen sich: Eiweiß, Kohlenhydrate und Fett ergeben ${amountText('calories', reason.ofOtherGoalsKcal)} am Tag, das Ziel für Kalorien ist ${amountText('calories', reason.goalKcal)}.`;
    default:
      return missedGoal(reason);
  }
}

const wished = (most: number) => (most === 0 ? 'ist keins' : `${most === 1 ? 'ist' : 'sind'} höchstens ${most}`);

function missedGoal(reason: Extract<PlanReason, { distancePercent: number }>): string {
  const { nutrient, add } = reason;
  const amount = add?.amount === 'more' ? 'mehr' : 'weniger';
  const todo = add ? ` Nimm für ${FOR_MEAL_DE[add.mealType]} Rezepte mit ${amount} davon auf.` : '';
  const name = NAMES[nutrient];
  const goal = amountText(nutrient, reason.goal);
  switch (reason.code) {
    case 'empty_slots':
      return `${name}: Weil Mahlzeiten leer bleiben, kommen die Tage im Durchschnitt nur auf ${amountText(nutrient, reason.average)} von ${goal}.`;
    case 'locked_over_goal': {
      const isEvery = reason.days.length === DAYS_IN_PLAN;
      const which = isEvery ? 'an jedem Tag' : `am ${days.format(reason.days.map((day) => DAYS_DE[day]))}`;
      return `${name}: Schon die gesperrten Gerichte ${which} liegen über dem Ziel von ${goal}.`;
    }
    case 'goal_out_of_reach_low':
      return `${name}: Selbst die Gerichte, die am meisten davon haben, kommen am Tag höchstens auf ${amountText(nutrient, reason.reach)}, weniger als das Ziel von ${goal}.${todo}`;
    case 'goal_out_of_reach_high':
      return `${name}: Selbst die Gerichte, die am wenigsten davon haben, kommen am Tag mindestens auf ${amountText(nutrient, reason.reach)}, mehr als das Ziel von ${goal}.${todo}`;
    case 'goals_compete': {
      const direction = { around: 'mal darunter, mal darüber', under: 'also darunter', over: 'also darüber' };
      return `${name}: im Durchschnitt ${amountText(nutrient, reason.average)} am Tag bei einem Ziel von ${goal}, ${direction[reason.direction]}. Unter deinen Rezepten fand sich keine Mischung, die es zusammen mit den anderen Zielen erreicht.${todo}`;
    }
  }
}

/** Was jemanden aus einem Haushalt von den Zielen abhält, in einer Zeile, und was zu tun ist. */
export function personReasonDe(reason: PersonReason, person: string): string {
  if (reason.code === 'person_unfed') return unfed(reason, person);
  const { nutrient, average, goal } = reason;
  const figures = `${NAMES[nutrient]} im Durchschnitt ${amountText(nutrient, average)} am Tag bei einem Ziel von ${amountText(nutrient, goal)}`;
  if (reason.direction === 'around') return `${person}: ${figures}, mal darunter, mal darüber.`;
  const what = reason.direction === 'under' ? 'mehr' : 'weniger';
  return `${person}: ${figures}. Rezepte mit ${what} davon brächten die Tage näher heran.`;
}

function unfed({ meals, unknown }: Extract<PersonReason, { code: 'person_unfed' }>, person: string): string {
  const add = `Nimm ${meals + unknown === 1 ? 'ein passendes Rezept' : 'passende Rezepte'} auf.`;
  const notEaten = `${person} isst ${meals} der Gerichte nicht`;
  const why = `denn nicht alle Zutaten davon sind bekannt. ${add}`;
  if (unknown === 0)
    return `${notEaten}, und im Buch ${meals === 1 ? 'steht kein anderes' : 'stehen keine anderen'} dafür. ${add}`;
  if (meals === 0)
    return `Bei ${unknown} der Gerichte weiß niemand, ob ${person} ${unknown === 1 ? 'es' : 'sie'} isst, ${why}`;
  return `${notEaten}, und bei ${unknown} weiß niemand, ob ${person} ${unknown === 1 ? 'es' : 'sie'} isst, ${why}`;
}
