import type { MealType } from '@sorrel/core/recipes/meal-type';
import { de as terms } from '../language/terms.de.ts';
import type { Translated } from '../language/texts.ts';
import { plural, writeAll, writeNumber } from '../language/write.ts';
import type { en } from './sentences.en.ts';

const meals = (count: number) => plural(count, { one: '# Gericht', other: '# Gerichte' });
const recipes = (count: number) => plural(count, { one: '# Rezept', other: '# Rezepte' });
const slots = (count: number) => plural(count, { one: '# Mahlzeit', other: '# Mahlzeiten' });

const THE: Readonly<Record<MealType, string>> = {
  breakfast: 'Das Frühstück',
  lunch: 'Das Mittagessen',
  dinner: 'Das Abendessen',
  snack: 'Der Snack',
};
const THE_LAST: Readonly<Record<MealType, string>> = {
  breakfast: 'Das letzte Frühstück',
  lunch: 'Das letzte Mittagessen',
  dinner: 'Das letzte Abendessen',
  snack: 'Der letzte Snack',
};

export const de: Translated<typeof en> = {
  mealPlans: 'Wochenpläne',
  planName: 'Name des Plans',
  nameYourPlan: 'Plan benennen',
  weekOf: (monday) => `Woche vom ${monday}`,
  day: 'Tag',
  nutrition: 'Nährwerte',
  resultsFor: 'Werte für',
  cancel: 'Abbrechen',
  search: 'Suchen',
  premium: 'Premium',
  empty: 'Leer',
  atLeast: 'mindestens',
  meals,
  portions: (count) => plural(count, { one: '# Portion', other: '# Portionen' }),

  noOtherMeal: 'Für diese Mahlzeit fand sich kein anderes Rezept.',
  plates: {
    whoseDay: 'Wessen Tag',
    kcalOf: (kcal, goal, isPart) =>
      `${isPart ? 'mindestens ' : ''}${writeNumber(kcal)}${goal === null ? '' : ` von ${writeNumber(goal)}`} kcal`,
    instead: (name) => `Stattdessen: ${name}`,
    somebodyWhoLeft: 'Jemand, der nicht mehr da ist',
    noWeight: '(Gewicht unbekannt)',
  },

  tools: {
    plan: 'Plan',
    generatePlan: 'Plan erstellen',
    generate: 'Erstellen',
    generating: 'Wird erstellt',
    shoppingList: 'Einkaufsliste',
    clear: 'Leeren',
    load: 'Laden',
    save: 'Speichern',
    settings: 'Einstellungen',
    more: 'Mehr',
    insights: 'Auswertung',
    familyPlan: 'Familienplan',
    calendar: 'Kalender',
    shareLink: 'Link teilen',
    print: 'Drucken',
  },

  weeks: {
    week: 'Woche',
    weeks: 'Wochen',
    thisWeek: 'Diese Woche',
    nextWeek: 'Nächste Woche',
    lastWeek: 'Letzte Woche',
    ago: (weeks: number) => plural(weeks, { one: 'Vor # Woche', other: 'Vor # Wochen' }),
    ahead: (weeks: number) => plural(weeks, { one: 'In # Woche', other: 'In # Wochen' }),
    noDate: 'Ohne Datum',
    before: (week: string) => `Die Woche davor: ${week}`,
    after: (week: string) => `Die Woche danach: ${week}`,
    bring: 'In diese Woche kopieren',
    notPlanned: 'Für diese Woche gibt es noch keinen Plan.',
    planIt: 'Woche planen',
    copyLast: (name: string) => `Letzte kopieren: ${name}`,
    copyOther: 'Gespeicherten Plan kopieren',
    copied: (name: string) => (name === '' ? 'Eine Kopie steht in dieser Woche.' : `${name} wurde kopiert.`),
    unsaved: 'nicht gespeichert',
    date: 'Ein Tag der Woche',
    go: 'Dorthin',
    moveHere: 'Diesen Plan dorthin legen',
    takeOff: 'Datum entfernen',
    moved: (week: string) => `Dieser Plan gilt jetzt für ${week}.`,
    dateTaken: 'Dieser Plan hat jetzt kein Datum.',
    undated: (name: string) => `${name} hat kein Datum mehr. Der Plan bleibt gespeichert.`,
    giveBack: 'Zurückgeben',
    renamed: (name: string) => `Gespeichert als ${name}: Eine andere Woche heißt schon so.`,
    firstDay: 'Wochen beginnen am',
    firstDays: { monday: 'Montag', saturday: 'Samstag', sunday: 'Sonntag' },
    today: 'heute',
  },

  done: {
    planSaved: 'Plan gespeichert',
    savedOver: 'Die vorher gespeicherte Woche ist ersetzt.',
    saveFailed: 'Der Plan konnte nicht gespeichert werden',
    makingYourWeek: 'Deine Woche wird erstellt.',
    weekMadeAnew: 'Deine Woche wurde neu erstellt.',
    weekReady: 'Deine Woche ist fertig.',
    weekReadyButEmpty: (count) =>
      `Deine Woche ist fertig; ${plural(count, { one: '# Mahlzeit bleibt', other: '# Mahlzeiten bleiben' })} leer.`,
    cancelled: 'Abgebrochen. Deine Woche ist, wie sie war.',
    asBefore: 'Deine Woche ist wieder wie zuvor.',
    weekCleared: 'Die Woche wurde geleert.',
    dayReset: (day) => `Der ${day} wurde zurückgesetzt.`,
    locked: (what) => `${what} ist jetzt gesperrt.`,
    unlocked: (what) => `${what} ist wieder frei.`,
    slotAdded: (mealType) => `${terms.types[mealType]} hinzugefügt.`,
    slotRemoved: (mealType) => `${THE_LAST[mealType]} wurde entfernt.`,
    cleared: (what) => `${what} wurde herausgenommen.`,
    chosen: (meal) => `Ausgewählt: ${meal}.`,
    moved: (meal, day, mealType) => `${meal} steht jetzt bei ${day}, ${terms.types[mealType]}.`,
    added: (day, mealType) => `Eingeplant: ${day}, ${mealType}`,
    isLoaded: (plan) => `${plan} ist geladen.`,
    wasLoaded: (plan) => `${plan} wurde geladen.`,
    undo: 'Rückgängig',
    dismiss: 'Ausblenden',
  },

  needsPremium: {
    slots: 'Zusätzliche Mahlzeiten gehören zu Premium.',
    family: 'Familienpläne gehören zu Premium.',
    insights: 'Die Auswertung deiner Woche gehört zu Premium.',
    goals: 'Mit Premium wird deine Woche nach deinen eigenen Nährwertzielen geplant.',
  },

  onlyKnownToHave: (needs) =>
    `Es werden nur Rezepte gewählt, bei denen das bekannt ist: ${writeAll(needs.map(startingSmall))}.`,
  change: 'Ändern',

  slots: {
    beingPlanned: 'Eine neue Woche wird geplant.',
    count: (count, locked) => `${slots(count)}, ${locked} gesperrt`,
    lockDay: 'Tag sperren',
    unlockDay: 'Tag freigeben',
    resetDay: 'Tag zurücksetzen',
    add: (mealType) => `${terms.types[mealType]} hinzufügen`,
    remove: (mealType) => `${terms.types[mealType]} entfernen`,
    name: (mealType, number) => (number === undefined ? terms.types[mealType] : `${terms.types[mealType]} ${number}`),
    the: (mealType) => THE[mealType],
    lockWord: 'Gesperrt',
    keptEmpty: 'Bleibt leer',
    nothingYet: 'Noch nichts geplant',
    pickForMe: 'Vorschlagen',
    pickFor: (slot) => `Vorschlagen, ${slot}`,
    picking: 'Wird gesucht',
    searchFor: (slot) => `Suchen, ${slot}`,
    keepEmpty: (slot) => `${slot} leer lassen`,
    reroll: (meal) => `Etwas anderes statt ${meal} vorschlagen`,
    replace: (meal) => `Ersatz für ${meal} suchen`,
    move: (meal) => `${meal} verschieben`,
    moveIt: 'Verschieben',
    more: (meal) => `Mehr zu ${meal}`,
    clear: (meal) => `${meal} herausnehmen`,
    lock: (what) => `${what} sperren`,
    unlock: (what) => `${what} freigeben`,
  },

  place: {
    addToPlan: 'Einplanen',
    add: 'Hinzufügen',
    givesWay: 'Was dort schon steht, wird durch dieses Gericht ersetzt.',
    move: 'Verschieben',
    moveUnnamed: 'Gericht verschieben',
    changesPlaces: 'Was dort schon steht, tauscht mit diesem Gericht den Platz.',
    slot: 'Mahlzeit',
    holding: (slot, held) => `${slot}: ${held}`,
    empty: 'leer',
    allLocked: 'Alle anderen Mahlzeiten dieses Tages sind gesperrt.',
  },

  results: {
    atAGlance: (shortDay, day) => `<short>${shortDay}</short><spoken>${day}</spoken> im Überblick`,
    percentOfGoal: 'Anteil am Ziel',
    amountsOfTheDay: 'Mengen des Tages',
    unusualDay: 'Ungewöhnlich viel oder wenig:',
    tooLittle:
      'Weniger, als fast jeder Erwachsene am Tag braucht. Fehlt eine Mahlzeit, oder steht ein Rezept für zu viele Portionen da?',
    tooMuch: 'Mehr, als für einen Tag gewöhnlich gemeint ist. Steht ein Rezept für zu wenige Portionen da?',
    elsewhere: (percent) =>
      `Ein Teil dieses Tages wird auswärts gegessen: Es gelten ${percent} der Ziele eines ganzen Tages.`,
    bar: (nutrient, amount) => `${nutrient} ${amount}`,
    unknown: (count) =>
      `${plural(count, {
        one: 'Von # Gericht sind die Nährwerte',
        other: 'Von # Gerichten sind die Nährwerte',
      })} nicht bekannt; der Tag hat also mehr, als hier steht.`,
  },

  goals: {
    title: 'Nährwertziele',
    dailyGoals: 'Ziele pro Tag',
    planToYourOwn: 'Plane nach deinen eigenen Nährwertzielen',
    upgrade: 'Zu Premium wechseln',
    priority: (nutrient) => `Vorrang: ${nutrient}`,
    zeroIsNone: '0 heißt kein Ziel. Ein Ziel mit Stern zählt beim Erstellen der Woche dreimal so viel wie die anderen.',
    maleAndFemaleOnly:
      'Die Formel hinter den empfohlenen Kalorien kennt nur männlich und weiblich. Aus deinem Profil lassen sich die Ziele deshalb nicht berechnen.',
    fillInProfile:
      'Trage im Profil Geburtsdatum, Geschlecht, Größe, Gewicht und Aktivität ein. Dann lassen sich deine Ziele daraus berechnen.',
    recommended: 'Nach deinem Profil empfohlen',
    aDay: (amount) => `${amount} am Tag`,
    macroSplit: 'Nährstoffverteilung',
    splits: {
      Balanced: 'Ausgewogen',
      'Higher protein': 'Mehr Eiweiß',
      'Lower carb': 'Weniger Kohlenhydrate',
      'Higher carb': 'Mehr Kohlenhydrate',
    },
    split: (name, carbs, protein, fat) => `${name} (Kohlenhydrate ${carbs}, Eiweiß ${protein}, Fett ${fat})`,
    splitAmounts: (protein, carbs, fat, fibre) =>
      `${protein} Eiweiß, ${carbs} Kohlenhydrate, ${fat} Fett, ${fibre} Ballaststoffe`,
    fill: 'Aus dem Profil übernehmen',
  },

  showRecipesToAdd: 'Zeig sie mir',

  firstWeek: {
    filled: (filled, slots) =>
      `${writeNumber(filled)} von ${plural(slots, { one: '# Mahlzeit ist', other: '# Mahlzeiten sind' })} geplant`,
    bookHas: (count) =>
      count === 0
        ? 'Dein Buch ist leer.'
        : plural(count, { one: 'Dein Buch hat # Rezept.', other: 'Dein Buch hat # Rezepte.' }),
    borrowFor: (loans, cap) =>
      `Leih dir für diese Woche ${loans} aus „Entdecken“${cap === null ? '.' : `; sie zählen nicht zu deinen ${cap}.`}`,
    borrowingOver:
      'Speichere, was dir in „Entdecken“ gefällt, in dein eigenes Buch, oder lass deine Rezepte mehr als einmal vorkommen.',
    borrow: (loans) => `${loans} leihen`,
    explore: 'Entdecken',
    addMeal: 'Rezept hinzufügen',
    repeatMine: 'Meine wiederholen',
    borrowed: 'Geliehen',
    keep: (meal) => `${meal} in deinem Buch behalten`,
    kept: (meal) => `${meal} steht jetzt in deinem Buch.`,
    onLoan: (loans) =>
      plural(loans, {
        one: '# Rezept ist aus „Entdecken“ geliehen. Mit dem Lesezeichen auf seiner Karte behältst du es.',
        other: '# Rezepte sind aus „Entdecken“ geliehen. Mit dem Lesezeichen auf einer Karte behältst du eins.',
      }),
    returnAll: 'Alle zurückgeben',
    returned: 'Das Geliehene ist zurückgegeben.',
  },

  settings: {
    title: 'Einstellungen des Plans',
    recipes: 'Rezepte',
    nutrition: 'Nährwerte',
    chooseFrom: 'Auswahl',
    yourRecipes: 'Deine Rezepte',
    favouritesOnly: 'Nur Favoriten',
    repeatMeals: 'Gerichte wiederholen',
    mayRepeat: 'Darf dasselbe Rezept mehr als einmal in der Woche vorkommen?',
    tags: 'Schlagwörter',
    aboutTags:
      'Einmal tippen verlangt ein Schlagwort, zweimal schließt es aus. Ein Rezept muss alle verlangten Schlagwörter haben.',
    noTags: 'Es gibt noch keine Schlagwörter.',
    variation: 'Abwechslung',
    aboutVariation:
      'Wie sehr sich die nächste Woche von der letzten unterscheidet. Mit mehr Abwechslung kommt sie den Zielen vielleicht etwas weniger nah.',
    variations: { None: 'Keine', Low: 'Wenig', Balanced: 'Mittel', High: 'Viel' },
  },

  wishes: {
    title: 'Wünsche',
    about: 'Deine Wünsche gelten auch für die nächsten Wochen. Was nicht geht, steht über der Woche.',
    useUp: 'Aufbrauchen',
    aboutUseUp: 'Was noch im Kühlschrank ist. Mit Enter oder Antippen kommt ein Gericht damit in die Woche.',
    foodsFull: (most) => `Mehr als ${most} Lebensmittel lassen sich nicht wünschen.`,
    addFood: (food) => `${food} aufbrauchen`,
    dropFood: (food) => `${food} nicht aufbrauchen`,
    aboutTime: 'Wie lange ein Gericht an dem Tag dauern darf, Vorbereitung und Kochen zusammen.',
    timeOn: (day) => `Zeit am ${day}`,
    noLimit: 'Keine Grenze',
    notWithin: 'Nicht noch einmal innerhalb von',
    aboutNotWithin: 'Rezepte aus Wochen, die du in dieser Zeit gespeichert hast, kommen nicht noch einmal.',
    anyTime: 'Kein Wunsch',
    days: (count) => plural(count, { one: '# Tag', other: '# Tagen' }),
    aboutAtMost: 'Höchstens so viele Gerichte in der Woche mit diesen Lebensmitteln.',
    groups: { redMeat: 'Rotes Fleisch', poultry: 'Geflügel', fish: 'Fisch' },
    mealsAWeek: (count) => `${meals(count)} in der Woche`,
    sameFoodRuns: 'Dieselbe Hauptzutat darf zweimal am Tag oder drei Tage hintereinander kommen',
  },

  finder: {
    title: 'Rezepte suchen',
    search: 'Rezepte suchen',
    filters: 'Filter',
    active: 'aktiv',
    mealType: 'Mahlzeit',
    maxTime: 'Max. Zeit',
    noLimit: 'unbegrenzt',
    favouritesOnly: 'Nur Favoriten',
    tags: 'Schlagwörter',
    found: recipes,
    noneFound: 'Keine Rezepte gefunden.',
    recipes: 'Rezepte',
    pages: 'Seiten',
    previousPage: '← Vorige Seite',
    nextPage: '→ Nächste Seite',
  },

  saved: {
    load: 'Plan laden',
    search: 'Pläne durchsuchen',
    plans: 'Gespeicherte Pläne',
    noneYet: 'Noch keine gespeicherten Pläne.',
    noneFound: 'Keine Pläne gefunden.',
  },

  family: {
    chooseOrMore: (plans) => `Wähle mindestens ${plans} Pläne.`,
    plansFor: (plans, people) =>
      `${plural(plans, { one: '# Plan', other: '# Pläne' })} für ${plural(people, { one: '# Person', other: '# Personen' })}`,
    merging: 'Wird zusammengelegt',
    merge: 'Zusammenlegen',
    about:
      'Speichere für jede Person einen Plan mit eigenen Zielen und lege sie hier zusammen. Gemeinsame Gerichte werden nur einmal gekocht, und eine Einkaufsliste reicht für alle.',
    name: 'Name des Familienplans',
    toMerge: 'Pläne zum Zusammenlegen',
    peopleOf: (plan) => `Personen, die nach ${plan} essen`,
    people: (count) => plural(count, { one: 'Person', other: 'Personen' }),
    atMost: (plans) => `Ein Familienplan fasst höchstens ${plans} Pläne zusammen.`,
  },

  calendar: {
    about:
      'Dein Kalenderprogramm kann diesen Plan Woche für Woche zeigen. Abonniere darin die Adresse als Kalender. Wer die Adresse kennt, kann den Plan lesen.',
    saveFirst: 'Speichere den Plan zuerst: Der Kalender zeigt ihn, wie er zuletzt gespeichert wurde.',
    address: 'Geheime Adresse',
    shownOnce: 'Sie wird nur jetzt gezeigt. Eine neue Adresse macht die vorige ungültig.',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert',
    copyByHand: 'Bitte kopiere die Adresse von Hand',
    newAddress: 'Neue Adresse',
    making: 'Wird erstellt',
    stop: 'Nicht mehr teilen',
    stopping: 'Wird beendet',
  },

  insights: {
    into: 'Auswertung von',
    thisWeek: 'Diese Woche',
    recipeBook: 'Rezeptbuch',
    nothingPlanned: 'Noch ist nichts geplant.',
    planFirst: 'Erstelle eine Woche oder wähle ein paar Gerichte und komm dann wieder.',
    average: 'Ein Tag im Durchschnitt',
    ofGoal: (percent) => `${percent} des Ziels`,
    dayByDay: 'Tag für Tag',
    noMeals: 'keine Gerichte',
    closest: (best, worst) =>
      `Der ${best} kommt deinen Zielen am nächsten, der ${worst} ist am weitesten davon entfernt.`,
    mostUsedRecipes: 'Häufigste Rezepte',
    mostUsedIngredients: 'Häufigste Zutaten',
    variety: (different, planned) =>
      `${plural(different, { one: '# Rezept', other: '# verschiedene Rezepte' })} in ${plural(planned, { one: '# Gericht', other: '# Gerichten' })}.`,
    uses: (times) => plural(times, { one: 'einmal', other: '#-mal' }),
    notKnown: 'Nicht bekannt.',
    emptyBook: 'Dein Rezeptbuch ist leer.',
    addRecipes: 'Füge ein paar Rezepte hinzu und komm dann wieder.',
    noneUsed:
      'Noch enthält kein gespeicherter Plan ein Rezept aus deinem Buch. Speichere einen Plan, dann siehst du, was du verwendest.',
    outOf: (planned) =>
      `Von ${plural(planned, { one: '# Gericht', other: '# Gerichten' })} in deinen gespeicherten Plänen.`,
    averageByType: 'Durchschnittliche Portion nach Mahlzeit',
    neverPlanned: 'Noch nie geplant',
    allPlanned: 'Jedes Rezept deines Buchs steht in einem gespeicherten Plan.',
    unplanned: (count) =>
      plural(count, {
        one: '# Rezept deines Buchs steht in keinem gespeicherten Plan.',
        other: '# Rezepte deines Buchs stehen in keinem gespeicherten Plan.',
      }),
    andMore: (count) => `und ${writeNumber(count)} weitere`,
    recipes,
    onAverage: (mealType, amount) => `${mealType}: durchschnittlich ${amount}`,
    nutritionUnknown: 'Die Nährwerte sind nicht bekannt.',
    nutritionKnownOf: (known, all) => `Nährwerte bekannt: ${known} von ${all}.`,
  },

  doubts: {
    amount: (weight, ingredient) => `${weight} ${ingredient}? Bitte prüfe das Rezept.`,
    someAmount: 'Eine Menge in diesem Rezept sieht ungewöhnlich aus.',
    servings: (kcal) => `${kcal} pro Portion? Bitte prüfe die Zahl der Portionen.`,
    otherCalories: 'Auf der Seite, von der es stammt, stehen andere Kalorien. Bitte prüfe die Zahl der Portionen.',
    time: 'Die Zeiten in diesem Rezept sehen ungewöhnlich aus.',
  },
  print: { mealPlan: 'Wochenplan', nothingPlanned: 'Für diese Woche ist noch nichts geplant.' },
};

/** 'Ohne Gluten' within a sentence. */
function startingSmall(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
