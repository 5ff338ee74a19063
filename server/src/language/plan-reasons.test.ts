import type { PlanReason } from '@sorrel/core/plans/plan-reasons';
import { expect, test } from 'vitest';
import { personReasonDe, reasonDe } from './plan-reasons.de.ts';
import { personReasonEn, reasonEn } from './plan-reasons.en.ts';

const SLOTS = { mealType: 'breakfast', emptySlots: 2 } as const;
const PROTEIN = { nutrient: 'protein', goal: 200, distancePercent: -20, add: null } as const;
const CALORIES = { nutrient: 'calories', goal: 2000, distancePercent: 20, add: null } as const;
const CASES: [PlanReason, en: string, de: string][] = [
  [{ code: 'no_recipes', ...SLOTS }, 'Your book has no breakfasts yet.', 'In deinem Buch steht noch kein Frühstück.'],
  [
    { code: 'loans_used_up', ...SLOTS },
    'A week is made with 20 borrowed recipes at most, too few for all the breakfasts. ‘Pick for me’ may borrow one more.',
    'Eine Woche wird mit höchstens 20 geliehenen Rezepten gemacht, und für das Frühstück reichen sie nicht mehr. „Vorschlagen“ kann noch eins leihen.',
  ],
  [
    { code: 'filtered_out', ...SLOTS },
    'None of your breakfasts passes the tags, favourites and dietary needs chosen in the plan settings.',
    'Für das Frühstück passt keins deiner Rezepte zu den Schlagwörtern, den Favoriten und der Ernährung in den Einstellungen des Plans.',
  ],
  [
    { code: 'too_few_without_repeats', ...SLOTS, isFiltered: false },
    'Your book has too few breakfasts to fill the week without repeats.',
    'Für das Frühstück hat dein Buch zu wenige Rezepte, um die Woche ohne Wiederholung zu füllen.',
  ],
  [
    { code: 'too_few_without_repeats', ...SLOTS, isFiltered: true },
    'Too few of your breakfasts pass the tags, favourites and dietary needs in the plan settings to fill the week without repeats.',
    'Für das Frühstück passen zu wenige deiner Rezepte zu den Schlagwörtern, den Favoriten und der Ernährung in den Einstellungen des Plans, um die Woche ohne Wiederholung zu füllen.',
  ],
  [
    { code: 'same_day_repeats', count: 7 },
    'Your book has too few recipes to avoid having the same one twice on a day.',
    'Dein Buch hat zu wenige Rezepte, als dass keins zweimal an einem Tag vorkäme.',
  ],
  [
    { code: 'wish_use_up', foods: ['spinach', 'leek'] },
    'No meal was found for spinach and leek, to be used up.',
    'Zum Aufbrauchen fand sich kein Gericht mit spinach und leek.',
  ],
  [
    { code: 'wish_use_up_unknown', foods: ['spinach', 'leek'] },
    'Only recipes whose nutrition is not known use up spinach and leek. They are not chosen while you plan to goals; Search puts one in.',
    'Nur Rezepte, deren Nährwerte nicht bekannt sind, brauchen spinach und leek auf. Solange du nach Zielen planst, werden sie nicht gewählt; mit „Suchen“ setzt du eins ein.',
  ],
  [
    { code: 'wish_time', meals: 1 },
    '1 meal takes longer than its day has time for, or nobody knows how long it takes.',
    '1 Gericht dauert länger, als sein Tag Zeit hat, oder niemand weiß, wie lange.',
  ],
  [
    { code: 'wish_time', meals: 3 },
    '3 meals take longer than their days have time for, or nobody knows how long they take.',
    '3 Gerichte dauern länger, als ihre Tage Zeit haben, oder niemand weiß, wie lange.',
  ],
  [
    { code: 'wish_again', meals: 1 },
    '1 meal comes again sooner than you wish.',
    '1 Gericht kommt früher wieder, als du möchtest.',
  ],
  [
    { code: 'wish_again', meals: 2 },
    '2 meals come again sooner than you wish.',
    '2 Gerichte kommen früher wieder, als du möchtest.',
  ],
  [
    { code: 'wish_at_most', group: 'redMeat', meals: 4, most: 2 },
    '4 meals hold red meat; you wished for 2 at most.',
    '4 Gerichte enthalten rotes Fleisch, gewünscht sind höchstens 2.',
  ],
  [
    { code: 'wish_at_most', group: 'fish', meals: 1, most: 0 },
    '1 meal holds fish; you wished for none.',
    '1 Gericht enthält Fisch, gewünscht ist keins.',
  ],
  [
    { code: 'wish_at_most', group: 'poultry', meals: 2, most: 1 },
    '2 meals hold poultry; you wished for 1 at most.',
    '2 Gerichte enthalten Geflügel, gewünscht ist höchstens 1.',
  ],
  [
    { code: 'wish_at_most_unknown', meals: 1 },
    'No ingredient of 1 meal is known, so it may hold what you wished for less often.',
    'Von 1 Gericht ist keine Zutat bekannt: Es kann enthalten, was du seltener möchtest.',
  ],
  [
    { code: 'wish_at_most_unknown', meals: 2 },
    'No ingredient of 2 meals is known, so they may hold what you wished for less often.',
    'Von 2 Gerichten ist keine Zutat bekannt: Sie können enthalten, was du seltener möchtest.',
  ],
  [
    { code: 'unknown_nutrition', count: 1 },
    '1 meal has no nutrition yet, so its day adds up to more than is shown.',
    '1 Gericht hat noch keine Nährwerte, sein Tag hat also mehr als angezeigt.',
  ],
  [
    { code: 'unknown_nutrition', count: 3 },
    '3 meals have no nutrition yet, so their days add up to more than is shown.',
    '3 Gerichte haben noch keine Nährwerte, ihre Tage haben also mehr als angezeigt.',
  ],
  [
    { code: 'unknown_nutrient', nutrient: 'fiber', count: 1 },
    'Fibre: of 1 meal it is not known, so its day has more than is shown.',
    'Ballaststoffe: bei 1 Gericht unbekannt, sein Tag hat also mehr als angezeigt.',
  ],
  [
    { code: 'unknown_nutrient', nutrient: 'protein', count: 2 },
    'Protein: of 2 meals it is not known, so their days have more than is shown.',
    'Eiweiß: bei 2 Gerichten unbekannt, ihre Tage haben also mehr als angezeigt.',
  ],
  [
    { code: 'goals_disagree', nutrient: 'calories', goalKcal: 2000, ofOtherGoalsKcal: 2500.2 },
    'Your goals disagree: the protein, carbs and fat come to 2,501 kcal a day, and the calories goal is 2,000 kcal.',
    'Deine Ziele widersprechen sich: Eiweiß, Kohlenhydrate und Fett ergeben 2.501 kcal am Tag, das Ziel für Kalorien ist 2.000 kcal.',
  ],
  [
    { code: 'empty_slots', ...PROTEIN, average: 80.4 },
    'Protein: with slots left empty, the days reach 80 g of 200 g on average.',
    'Eiweiß: Weil Mahlzeiten leer bleiben, kommen die Tage im Durchschnitt nur auf 80 g von 200 g.',
  ],
  [
    { code: 'locked_over_goal', ...CALORIES, days: ['Monday', 'Tuesday'] },
    'Calories: the locked meals of Monday and Tuesday alone are over the goal of 2,000 kcal.',
    'Kalorien: Schon die gesperrten Gerichte am Montag und Dienstag liegen über dem Ziel von 2.000 kcal.',
  ],
  [
    { code: 'goal_out_of_reach_low', ...PROTEIN, reach: 110, add: { mealType: 'lunch', amount: 'more' } },
    'Protein: even the meals highest in it come to 110 g a day at most, below the goal of 200 g. Add lunches with more of it.',
    'Eiweiß: Selbst die Gerichte, die am meisten davon haben, kommen am Tag höchstens auf 110 g, weniger als das Ziel von 200 g. Nimm für das Mittagessen Rezepte mit mehr davon auf.',
  ],
  [
    { code: 'goal_out_of_reach_high', ...CALORIES, reach: 2400 },
    'Calories: even the meals lowest in it come to 2,400 kcal a day at least, above the goal of 2,000 kcal.',
    'Kalorien: Selbst die Gerichte, die am wenigsten davon haben, kommen am Tag mindestens auf 2.400 kcal, mehr als das Ziel von 2.000 kcal.',
  ],
  [
    { code: 'goals_compete', ...CALORIES, average: 2300, direction: 'over' },
    'Calories go over their goal: 2,300 kcal a day on average for a goal of 2,000 kcal. No mix of your recipes was found that meets it together with the other goals.',
    'Kalorien: im Durchschnitt 2.300 kcal am Tag bei einem Ziel von 2.000 kcal, also darüber. Unter deinen Rezepten fand sich keine Mischung, die es zusammen mit den anderen Zielen erreicht.',
  ],
  [
    { code: 'goals_compete', ...PROTEIN, average: 198, direction: 'around' },
    'Protein swings around its goal: 198 g a day on average for a goal of 200 g. No mix of your recipes was found that meets it together with the other goals.',
    'Eiweiß: im Durchschnitt 198 g am Tag bei einem Ziel von 200 g, mal darunter, mal darüber. Unter deinen Rezepten fand sich keine Mischung, die es zusammen mit den anderen Zielen erreicht.',
  ],
];

test.each(CASES)('%j is said in English and in German', (reason, en, de) => {
  expect([reasonEn(reason), reasonDe(reason)]).toEqual([en, de]);
});

test.each([
  [
    1,
    0,
    'Mia does not eat 1 of the meals, and the book has no other for it. Add a recipe that suits Mia.',
    'Mia isst 1 der Gerichte nicht, und im Buch steht kein anderes dafür. Nimm ein passendes Rezept auf.',
  ],
  [
    6,
    0,
    'Mia does not eat 6 of the meals, and the book has no others for them. Add recipes that suit Mia.',
    'Mia isst 6 der Gerichte nicht, und im Buch stehen keine anderen dafür. Nimm passende Rezepte auf.',
  ],
  [
    6,
    14,
    'Mia does not eat 6 of the meals, and of 14 nobody knows whether they suit, since not all of their ingredients are known. Add recipes that suit Mia.',
    'Mia isst 6 der Gerichte nicht, und bei 14 weiß niemand, ob Mia sie isst, denn nicht alle Zutaten davon sind bekannt. Nimm passende Rezepte auf.',
  ],
  [
    0,
    1,
    'Nobody knows whether 1 of the meals suits Mia, since not all of its ingredients are known. Add a recipe that suits Mia.',
    'Bei 1 der Gerichte weiß niemand, ob Mia es isst, denn nicht alle Zutaten davon sind bekannt. Nimm ein passendes Rezept auf.',
  ],
])('%i meals that somebody does not eat and %i of which nobody knows it are said apart', (meals, unknown, en, de) => {
  const reason = { code: 'person_unfed', person: 'mia', meals, unknown } as const;
  expect([personReasonEn(reason, 'Mia'), personReasonDe(reason, 'Mia')]).toEqual([en, de]);
});

test('who swings around a goal is not told to eat less of it', () => {
  const reason = {
    code: 'person_goal',
    person: 'mia',
    nutrient: 'calories',
    goal: 2000,
    average: 2000,
    direction: 'around',
    add: null,
  } as const;
  expect([personReasonEn(reason, 'Mia'), personReasonDe(reason, 'Mia')]).toEqual([
    'Mia: Calories 2,000 kcal a day on average for a goal of 2,000 kcal, on some days less and on others more.',
    'Mia: Kalorien im Durchschnitt 2.000 kcal am Tag bei einem Ziel von 2.000 kcal, mal darunter, mal darüber.',
  ]);
});
