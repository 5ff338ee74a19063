import type { Translated } from '../language/texts.ts';
import { plural, writeAll } from '../language/write.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  whatCanICook: 'Was kann ich kochen?',
  inTheKitchen: 'In der Küche',
  things: (things) => plural(things, { one: '# Zutat', other: '# Zutaten' }),
  addWhatIsThere: 'Ergänzen, was da ist',
  forInstance: 'Noch da: ein halber Kürbis',
  addFood: (food) => `${food} hinzufügen`,
  full: (most) =>
    `Das sind ${most} Zutaten, mit mehr lässt sich nicht auf einmal suchen. Nimm eine weg, um eine andere hinzuzufügen.`,
  groups: {
    added: 'Ergänzt',
    lately: 'Von deinen Listen',
    fresh: 'Kühlschrank',
    stored: 'Vorrat',
  },
  loadingFoods: 'Was du meistens dahast, wird geladen…',
  nothingKnown:
    'Sobald Rezepte in deinem Buch sind oder etwas auf deinen Listen steht, kannst du es hier antippen. Bis dahin: Tippe ein, was da ist.',
  foodsFailed: (why) => `Was du meistens dahast, konnte nicht geladen werden. ${why}`,
  whatIsSoon: 'Was muss bald weg?',
  isSoon: 'muss bald weg',
  toUseSoon: (food) => `${food} muss bald weg`,
  withUsual: 'Salz, Pfeffer, Öl, Zucker, Weizenmehl, Backpulver, getrocknete Kräuter und Gewürze gelten als vorhanden',
  whatYouCanCook: 'Was du kochen kannst',
  whereToLook: 'Wo gesucht wird',
  yourBook: 'Dein Buch',
  exploreToo: 'Mit „Entdecken“',
  timeAndMeal: 'Dauer und Mahlzeit',
  upTo: (time) => `Bis ${time}`,
  clearAll: 'Alles abwählen',
  cleared: 'Alles ist abgewählt.',
  undo: 'Rückgängig',
  missing: {
    none: 'Alles da',
    one: 'Eine Zutat fehlt',
    two: 'Zwei Zutaten fehlen',
  },
  shownOf: (shown, all) => `${plural(shown, { other: '#' })} von ${plural(all, { other: '#' })}`,
  missingFoods: 'Fehlt',
  putOnList: (food) => `${food} auf die Liste setzen`,
  isOnList: (food) => `${food} steht auf der Liste`,
  fromExplore: 'Aus „Entdecken“',
  usesUp: (foods) => `Verbraucht ${writeAll(foods)}`,
  instead: (food, of) => `${food} statt ${of}`,
  found: {
    ready: (recipes) => plural(recipes, { other: '# sofort' }),
    needOne: (recipes) => plural(recipes, { other: '# mit einer fehlenden Zutat' }),
    needTwo: (recipes) => plural(recipes, { other: '# mit zwei fehlenden Zutaten' }),
    nothing: 'Nichts gefunden',
  },
  loadingRecipes: 'Wird geladen…',
  notRead: (recipes) =>
    plural(recipes, {
      one: 'Dein Buch ist sehr groß: Das älteste Rezept wurde nicht angesehen.',
      other: 'Dein Buch ist sehr groß: Die # ältesten Rezepte wurden nicht angesehen.',
    }),
  freeExplore:
    'Aus „Entdecken“ wurden die ausgewählten Gerichte angesehen. Die anderen Rezepte dort gehören zu Premium.',
  tapFirst: 'Tippe an, was in der Küche ist',
  tapFirstHint:
    'Dann kommen zuerst die Rezepte, für die alles da ist, und danach die, denen eine oder zwei Zutaten fehlen.',
  nothingInBook: 'Nichts in deinem Buch lässt sich daraus kochen',
  nothingAnywhere: 'Weder in deinem Buch noch in „Entdecken“ lässt sich etwas daraus kochen',
  nothingHint: 'Überall fehlen mehr als zwei Zutaten. Tippe an, was sonst noch da ist.',
  nothingQuickHint: (time) =>
    `Überall fehlen mehr als zwei Zutaten, oder ${time} reichen nicht. Tippe an, was sonst noch da ist.`,
  nothingMealHint: (meal) => `Angesehen wurde nur, was für „${meal}“ oder jede Mahlzeit ist.`,
  anyTime: 'Beliebig lang',
  anyMeal: 'Jede Mahlzeit',
  bookEmpty: 'Dein Rezeptbuch ist noch leer',
  bookEmptyHint: 'Gesucht wird in deinem Buch und, wenn du magst, auch in „Entdecken“.',
  openExplore: '„Entdecken“ öffnen',
};
