import type { Translated } from './language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  tooSlow: 'Sorrel hat nicht rechtzeitig geantwortet. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  unreachable: 'Sorrel ist nicht zu erreichen. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  unreadable: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  tooOften: 'Das war zu viel auf einmal. Bitte warte eine Minute und versuche es noch einmal.',
  tooLarge: 'Das war zum Senden zu groß. Kleinere oder weniger Bilder helfen.',
  somebodyElse: 'Hier ist jetzt jemand anderes angemeldet. Es wurde nichts gesendet.',
  downloadBrokeOff: 'Der Download ist abgebrochen. Bitte versuche es noch einmal.',
  notFound: 'Nicht gefunden',
  nothingHere: 'Hoppla, hier ist nichts.',
  offTheMenu: 'Diese Seite steht nicht auf der Karte.',
  goBack: 'Zurück',
  notHereYet: 'Diese Seite ist noch nicht da.',
  wentWrong: 'Etwas ist schiefgegangen.',
  opensByItself: 'Sie öffnet sich von selbst, sobald die Verbindung wieder da ist.',
  couldNotBeShown: 'Diese Seite konnte nicht angezeigt werden. Oft hilft es, sie neu zu laden.',
  loadAgain: 'Neu laden',
  recipeBook: 'Rezeptbuch',
  needsNetwork: 'Das geht nur mit Netz.',
  ofReleaseBefore: 'Sie stammt aus einer früheren Version von Sorrel und lässt sich mit dieser nicht senden.',
};
