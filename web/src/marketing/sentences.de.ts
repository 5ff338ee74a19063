import { de as terms } from '../language/terms.de.ts';
import type { Translated } from '../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  logIn: 'Anmelden',
  tryFree: 'Kostenlos starten',
  features: 'Funktionen',
  about: 'Über uns',
  support: 'Hilfe',
  claim: 'Mahlzeiten und Rezepte planen: gesund essen, wie es zu dir passt.',
  product: 'Produkt',
  legal: 'Rechtliches',
  privacyPolicy: 'Datenschutzerklärung',
  termsOfService: 'Nutzungsbedingungen',
  shareOnFacebook: 'Auf Facebook teilen',
  copyright: '© 2021 Sorrel',
  startTitle: 'Deck den Tisch für nächste Woche',
  startText: 'Eine E-Mail-Adresse genügt. Der Tarif Basic ist kostenlos, so lange du magst.',
  tag: terms.tag,
  screens: {
    week: 'Eine Woche in den Wochenplänen: die Mahlzeiten eines Tages und seine Nährwerte neben den Zielen',
    import: 'Das Formular eines neuen Rezepts, ausgefüllt von einer Webadresse',
    nutrition: 'Ein Rezept mit seinen Zutaten und seinen Nährwerten pro Portion',
    list: 'Eine Einkaufsliste, nach Abteilungen sortiert',
    spinner: 'Das Glücksrad mit dem Rezept, das es ausgesucht hat',
    explore: 'Entdecken, mit einem ausgewählten Rezept und den Kategorien',
    'list-phone': 'Dieselbe Woche als Einkaufsliste auf dem Handy',
    'week-phone': 'Ein Tag des Wochenplans auf dem Handy',
  },
};
