import { GERMAN_AISLES } from '@sorrel/core/foods/german-aisles';
import { formatQuantity } from '@sorrel/core/ingredients/format-ingredient';
import { germanUnit } from '@sorrel/core/ingredients/german-units';
import { parseUnit } from '@sorrel/core/ingredients/units';
import { DAYS_DE, MEALS_DE } from './meals.de.ts';
import type { shareEn } from './share.en.ts';

const dayOfYear = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayInWeek = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const decimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3, useGrouping: false });
const grouped = new Intl.NumberFormat('de-DE');

export const shareDe: typeof shareEn = {
  linkEnded: 'Der Link gilt nicht mehr. Niemand kann ihn noch öffnen.',
  overTitle: 'Hier ist nichts geteilt',
  serves: (count) => `Für ${count} ${count === 1 ? 'Portion' : 'Portionen'}`,
  forServes: (count) => (count === 1 ? 'für 1 Person' : `für ${count} Personen`),
  prep: (time) => `Vorbereiten ${time}`,
  cook: (time) => `Kochen ${time}`,
  minutes: (minutes) => `${minutes}\u00a0Min.`,
  hours: (hours, minutes) => (minutes === 0 ? `${hours}\u00a0Std.` : `${hours}\u00a0Std. ${minutes}\u00a0Min.`),
  calories: (kcal) => `${grouped.format(kcal)} kcal je Portion`,
  caloriesBetween: (kcal, low, high) =>
    `${grouped.format(kcal)} kcal je Portion (zwischen ${grouped.format(low)} und ${grouped.format(high)})`,
  portions: (count) => `${count} Portionen`,
  leftovers: (meal) => `Reste von ${meal}`,
  ingredients: 'Zutaten',
  method: 'Zubereitung',
  units: 'Einheiten',
  unitChoices: { written: 'wie im Rezept', metric: 'metrisch', us: 'USA' },
  source: 'Quelle',
  by: (author) => `Von ${author}`,
  copy: 'In mein Rezeptbuch',
  register: 'Kostenlos registrieren',
  noAccount: 'Noch kein Konto? Dann registriere dich zuerst und öffne diesen Link noch einmal.',
  about: 'Sorrel ist ein Rezeptbuch, das sich selbst füllt, deine Woche plant und deine Einkaufsliste schreibt.',
  sharedRecipe: 'Ein Rezept aus Sorrel',
  sharedPlan: 'Eine Woche aus Sorrel',
  sharedList: 'Eine Einkaufsliste aus Sorrel',
  recipes: (count) => (count === 1 ? '1 Rezept' : `${count} Rezepte`),
  noRecipes: 'Darin steht gerade kein Rezept.',
  copyAll: (count) => (count === 1 ? 'In mein Rezeptbuch' : `Alle ${count} in mein Rezeptbuch`),
  backToAll: 'Alle Rezepte',
  noMeals: 'Nichts geplant',
  emptyList: 'Auf dieser Liste steht nichts.',
  checked: 'im Korb',
  toBuy: (count) => (count === 1 ? '1 Sache zu kaufen' : `${count} Sachen zu kaufen`),
  meals: (count) => (count === 1 ? '1 Mahlzeit' : `${count} Mahlzeiten`),
  actions: 'Was du damit machen kannst',
  otherLanguage: 'Sprache',
  day: (name) => DAYS_DE[name],
  dated: (day) => dayInWeek.format(day),
  earlier: 'Früher in dieser Woche',
  weekOf: (day) => `Woche vom ${dayOfYear.format(day)}`,
  meal: (type) => MEALS_DE[type],
  aisle: (aisle) => GERMAN_AISLES[aisle],
  atHome: 'Wahrscheinlich zu Hause',
  amount: ({ quantity, unit, gramsEach }) => {
    if (quantity === null) return 'kleine Menge';
    const number = decimal.format(quantity);
    if (unit === '') return number;
    const known = parseUnit(unit);
    // a word of somebody's own, whose plural nobody knows
    if (known === null && quantity > 1) return `${number} x ${unit}`;
    const holds = gramsEach === undefined ? '' : ` zu ${decimal.format(gramsEach)} g`;
    return `${number} ${germanUnit(known ?? unit, quantity)}${holds}`;
  },
  quantity: (quantity) => formatQuantity(quantity).replace('.', ','),
  unit: germanUnit,
};
