import type { Translated } from '../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  pleaseChoose: 'Bitte wählen',
  thankYouForYourFeedback: 'Danke für deine Rückmeldung!',
  afterAReview: 'Nach einer Prüfung schicken wir dir per E-Mail einen Gratismonat Premium und einen Gutscheincode.',
  feedback: 'Rückmeldung',
  tellUsWhatYouThink: 'Sag uns, was du denkst',
  feedbackRewarded: 'Für eine Rückmeldung gibt es nach einer Prüfung einen Gratismonat Premium.',
  howDidYouHearAboutUs: 'Wie hast du von uns erfahren?',
  yourFeedback: 'Deine Rückmeldung',
  oops: 'Hoppla! Etwas ist schiefgegangen',
  tryLater:
    'Bitte versuche es später noch einmal oder wende dich an die Hilfe. Was du geschrieben hast, steht noch hier.',
  sending: 'Wird gesendet',
  sendFeedback: 'Rückmeldung senden',
  support: 'Hilfe',
  shortAnswersByPartOfThe: 'Kurze Antworten, nach Bereichen.',
  topic: 'Thema',
  questionsOf: (topic) => `Fragen zu ${topic}`,
  oneMonthOnUs: 'Ein Monat geht auf uns',
  tellUs: 'Sag uns, was gut ist und was nicht. Wir lesen jede Nachricht.',
  feedbackQuestions: 'Fragen zur Rückmeldung',
  open: (topic) => `${topic} öffnen`,
  recipeBook: 'Rezeptbuch',
  bookDescription:
    'Jedes Rezept, das du schreibst, übernimmst oder aus „Entdecken“ speicherst, steht hier. Suche und filtere darin, und öffne ein Rezept zum Kochen.',
  howToAdd: 'Wie füge ich ein Rezept hinzu?',
  howToAddAnswer:
    'Wähle „Neues Gericht“. Schreib das Rezept auf, oder füge die Adresse einer Rezeptseite ein und wähle „Ausfüllen“; ändere dann, was du magst, und wähle „Rezept hinzufügen +“.',
  whyNotRead: 'Eine Seite konnte nicht gelesen werden. Warum?',
  whyNotReadAnswer:
    'Manche Seiten weisen Programme ab, manche antworten zu langsam, und auf manchen steht kein Rezept. Unter der Meldung steht, was es war. Du kannst das Rezept trotzdem aufschreiben oder Zutaten und Schritte als Listen einfügen.',
  howMany: 'Wie viele Rezepte kann ich speichern?',
  howManyAnswer: (cap) =>
    `Der kostenlose Tarif fasst ${cap} Rezepte, Premium hat keine Grenze. Auch bei ${cap} gehören deine Rezepte dir, und du kannst sie weiter bearbeiten oder löschen.`,
  howFavourite: 'Wie mache ich ein Rezept zum Favoriten?',
  howFavouriteAnswer:
    'Wähle das Herz auf seinem Bild oder „Favorit“ auf seiner Seite. Der Filter „Favoriten“ zeigt nur sie.',
  whyNoNutrition: 'Warum hat ein Rezept keine Nährwerte?',
  whyNoNutritionAnswer:
    'Nährwerte werden mit Premium berechnet, wenn „Nährwerte berechnen“ eingeschaltet ist. Ein übernommenes Rezept behält die Werte der Seite, von der es kommt, wenn sie welche hatte.',
  wrongFood: 'Eine Zutat wurde als falsches Lebensmittel gezählt.',
  wrongFoodAnswer:
    'Öffne die Erklärung bei den Nährwerten. Mit Premium kannst du dort ein anderes Lebensmittel oder Gewicht wählen, und Sorrel merkt es sich.',
  mealPlans: 'Wochenpläne',
  plansDescription:
    'Eine Woche mit Gerichten aus deinen eigenen Rezepten, so nah an deinen Zielen, wie dein Buch es erlaubt.',
  whatGenerate: 'Was macht „Plan erstellen“?',
  whatGenerateAnswer:
    'Es füllt jede Mahlzeit, die nicht gesperrt ist, mit Rezepten aus deinem Buch, die zu ihr und zu deinen Einstellungen passen, und sucht die Tage, die deinen Zielen am nächsten kommen.',
  whyEmpty: 'Warum bleibt eine Mahlzeit leer?',
  whyEmptyAnswer:
    'Es war kein Rezept mehr da, das passt: zu wenige für diese Mahlzeit, Schlagwörter, die keines übrig lassen, oder ausgeschaltete Wiederholungen. Bei der Mahlzeit steht, woran es liegt. Ändere die Einstellungen oder füge Rezepte hinzu.',
  whatLock: 'Was macht eine Sperre?',
  whatLockAnswer:
    'Eine gesperrte Mahlzeit bleibt stehen, wenn du den Plan neu erstellst. „Tag sperren“ sperrt jede Mahlzeit des Tages; „Tag zurücksetzen“ leert den Tag und hebt seine Sperren auf.',
  whatVariation: 'Was ist Abwechslung?',
  whatVariationAnswer:
    'Sie sagt, wie anders die nächste Woche sein darf: „Keine“ nimmt immer, was am besten passt, „Viel“ gibt etwas Genauigkeit für mehr neue Gerichte her.',
  whoGoals: 'Wer kann Nährwertziele setzen?',
  whoGoalsAnswer:
    'Ziele gehören zu Premium, ebenso zusätzliche Mahlzeiten an einem Tag und die Auswertung. „Aus dem Profil übernehmen“ berechnet sie aus Geburtsdatum, Geschlecht, Größe, Gewicht und Aktivität.',
  howShop: 'Wie kaufe ich für einen Plan ein?',
  howShopAnswer:
    'Wähle „Einkaufsliste“. Der Plan wird gespeichert, und seine Zutaten öffnen sich als Liste nach Abteilungen.',
  shoppingLists: 'Einkaufslisten',
  listsDescription: 'Was du kaufst, nach Abteilungen: aus einem Plan oder von Hand.',
  howPlanToList: 'Wie wird aus einem Plan eine Liste?',
  howPlanToListAnswer:
    'Wähle beim Plan „Einkaufsliste“. Die Zutaten aller Mahlzeiten werden für eine Portion zusammengezählt; „Portionen“ vervielfacht sie.',
  whyTwoAmounts: 'Warum zeigt ein Artikel zwei Mengen?',
  whyTwoAmountsAnswer:
    'Gramm und Kilogramm lassen sich zusammenzählen, Tassen und Gramm nicht, ohne zu raten. Solche Mengen stehen nebeneinander.',
  howAddMyself: 'Wie füge ich selbst etwas hinzu?',
  howAddMyselfAnswer:
    'Wähle „Hinzufügen“ oben oder in einer Abteilung. Steht dort schon ein Artikel mit diesem Namen, kommt die Menge dazu.',
  whatTicks: 'Was geschieht mit meinen Haken?',
  whatTicksAnswer:
    'Sie werden sofort auf deinem Gerät gespeichert. „Haken entfernen“ nimmt alle weg; „Leeren“ leert die Liste.',
  howToShop: 'Wie nehme ich die Liste mit in den Laden?',
  howToShopAnswer:
    '„Weitergeben“ kopiert die Liste als Text, druckt sie, speichert sie als Tabelle oder teilt sie, wo dein Gerät das kann. Mit Premium geht sie auch an einen Supermarkt: Du siehst vorher, was weitergegeben wird.',
  mealSpinner: 'Glücksrad',
  spinnerDescription: 'Unentschlossen? Lass es eines deiner Rezepte aussuchen.',
  whichRecipes: 'Aus welchen Rezepten wählt es?',
  whichRecipesAnswer: 'Aus deinem eigenen Rezeptbuch, unter denen, die zu den Filtern daneben passen.',
  whatColours: 'Was bedeuten die Farben der Schlagwörter und Zutaten?',
  whatColoursAnswer: 'Einmal tippen: Das Rezept muss es haben. Zweimal: Es darf es nicht haben. Dreimal: Es ist egal.',
  noneMatch: 'Es sagt, dass kein Gericht passt.',
  noneMatchAnswer:
    'Die Filter haben kein Rezept übrig gelassen. Die Meldung nennt die Filter, ohne die wieder welche passen würden.',
  howFreeMonth: 'Wie bekomme ich den Gratismonat?',
  howFreeMonthAnswer:
    'Nach einer Prüfung wird der Monat deinem Konto gutgeschrieben, und wir schicken dir den Code per E-Mail. Du musst nichts eintippen.',
  willIGetAnAnswer: 'Bekomme ich eine Antwort?',
  willIGetAnAnswerAnswer: 'Wenn wir eine Frage haben, schreiben wir an die Adresse deines Kontos.',
  heardFrom: {
    'social-media': 'Soziale Medien',
    'search-engine': 'Suchmaschine',
    'friend-referral': 'Empfehlung von Freunden',
    'online-advertisement': 'Werbung im Netz',
    'blog-review': 'Blog oder Besprechung',
    other: 'Anderes',
  },
};
