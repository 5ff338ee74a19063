import type { Translated } from '../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  skipToContent: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  account: 'Konto',
  menu: 'Menü',
  recipeBook: 'Rezeptbuch',
  mealPlans: 'Wochenpläne',
  shoppingLists: 'Einkaufslisten',
  explore: 'Entdecken',
  bookInShort: 'Buch',
  plansInShort: 'Pläne',
  listsInShort: 'Listen',
  toolsOfPage: 'Werkzeuge dieser Seite',
  sections: 'Bereiche',
  more: 'Mehr',
  moreSections: 'Mehr Bereiche',
  mealSpinner: 'Glücksrad',
  kitchen: 'Küche',
  support: 'Hilfe',
  offline: 'Du bist offline. Sorrel macht weiter, sobald die Verbindung wieder da ist.',
  quota: (recipes, cap) => `${recipes} von ${cap} Rezepten`,
  isInTrash: (name: string) => `${name} liegt im Papierkorb.`,
  undo: 'Rückgängig',
  trash: 'Papierkorb',
  closeMenu: 'Menü schließen',
  main: 'Hauptmenü',
  quotaUsed: (quota) => `${quota} belegt`,
  upgradeToPremium: 'Zu Premium wechseln',
  freePlan: 'Kostenlos',
  premiumIsOn: 'Premium ist eingeschaltet. Vielen Dank!',
  finishPayment: 'Schließe die Zahlung im anderen Tab ab. Premium schaltet sich hier von selbst ein.',
  seePremium: 'Premium ansehen',
  close: 'Schließen',
  notNow: 'Jetzt nicht',
  loading: 'Wird geladen',
  noPayments: 'Auf diesem Server sind keine Zahlungen eingerichtet. Wer ihn betreibt, kann dir Premium geben.',
  pricePerYear: '48 £ im Jahr (4 £ im Monat)',
  pricePerMonth: '5 £ im Monat',
  youPayAtStripe: 'Du bezahlst bei Stripe. Deine Zahlungsdaten erreichen Sorrel nicht. Du kannst jederzeit kündigen.',
  whatPremiumDoes:
    'Mit Premium speicherst du so viele Rezepte, wie du magst, lässt Nährwerte berechnen, planst nach deinen Zielen und legst Familienpläne zusammen.',
  paymentOnItsWay: 'Deine Zahlung ist noch unterwegs. Premium schaltet sich von selbst ein.',
  logOutYourself: (why) => `${why} Bitte melde dich selbst ab.`,
  loggingOutIn: (seconds) => `Abmeldung in ${seconds} s`,
  newVersion: 'Eine neue Version von Sorrel ist da.',
  reload: 'Neu laden',
  offlineWithCopy: 'Kein Netz. Deine Rezepte, Pläne und Listen sind auf diesem Gerät.',
  addToList: 'Auf die Liste',
  changesWait: (count: number) =>
    count === 1
      ? 'Eine Änderung liegt auf diesem Gerät und wird von selbst gesendet.'
      : `${count} Änderungen liegen auf diesem Gerät und werden von selbst gesendet.`,
  sendNow: 'Jetzt senden',
  changedElsewhere: (name: string) =>
    `„${name}“ wurde auch anderswo geändert, während du kein Netz hattest. Beides bleibt, bis du wählst.`,
  bothChangedPlan: (name: string) =>
    `Der Plan „${name}“ wurde auch anderswo geändert, während du kein Netz hattest. Wo beide dasselbe geändert haben, gilt deines; das andere liegt im Papierkorb.`,
  aboutWhatYouDidLast: (why: string) => `Zu dem, was du zuletzt getan hast: ${why}`,
  understood: 'Verstanden',
  useMine: 'Meine nehmen',
  useTheirs: 'Die andere nehmen',
  changeRefused: (name: string, why: string) => `Deine Änderung an „${name}“ ließ sich nicht speichern. ${why}`,
  tryAgain: 'Noch einmal versuchen',
  dropChange: 'Meine Änderung verwerfen',
  logOutAndLoseTitle: 'Abmelden und Änderungen verlieren?',
  unsentChanges: (count) =>
    count === 1
      ? 'Eine Änderung liegt nur auf diesem Gerät. Sie ließ sich noch nicht senden.'
      : `${count} Änderungen liegen nur auf diesem Gerät. Sie ließen sich noch nicht senden.`,
  refusedChanges: (count) =>
    count === 1
      ? 'Eine Änderung hat der Server nicht angenommen. Sie steht oben auf jeder Seite, dort kannst du sie kopieren.'
      : `${count} Änderungen hat der Server nicht angenommen. Sie stehen oben auf jeder Seite, dort kannst du sie kopieren.`,
  lostWithLogout: (count) => (count === 1 ? 'Beim Abmelden wird sie gelöscht.' : 'Beim Abmelden werden sie gelöscht.'),
  stayLoggedIn: 'Hierbleiben',
  sendFirst: 'Erst senden',
  sendingChanges: 'Wird gesendet',
  logOutAndLose: 'Abmelden und verlieren',
  notWrittenDown:
    'Was du zuletzt getan hast, ließ sich auf diesem Gerät nicht speichern; vielleicht ist kein Platz mehr. Es liegt nur in diesem Tab: Lass ihn offen, bis es gesendet ist.',
};
