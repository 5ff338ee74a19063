import { MINIMUM_AGE_YEARS } from '@sorrel/core/account/age';
import { PASSWORD_CHARACTERS } from '@sorrel/core/account/password-length';
import { PERSONS_MAX } from '@sorrel/core/households/person';
import { TRASHED_RECIPES_MAX } from '@sorrel/core/households/trash';
import { SUB_RECIPE_LEVELS_MAX, SUB_RECIPES_MAX } from '@sorrel/core/ingredients/sub-recipe-share';
import { REGULARS_MAX, SHOPS_MAX } from '@sorrel/core/lists/habits/habit';
import { AISLE_CHOICES_MAX, LISTS_MAX } from '@sorrel/core/lists/list';
import { LIST_CHARACTERS_MAX, LIST_ITEMS_MAX } from '@sorrel/core/lists/operations/operation';
import { PLANS_MAX } from '@sorrel/core/plans/plan-name';
import { PRICES_MAX } from '@sorrel/core/prices/price';
import {
  COLLECTIONS_MAX,
  COLLECTIONS_OF_RECIPE_MAX,
  RECIPES_IN_COLLECTION_MAX,
} from '@sorrel/core/recipes/collections/limits';
import {
  ACCOUNT_PICTURES_MAX,
  FOOD_CORRECTIONS_MAX,
  FREE_RECIPE_CAP,
  INGREDIENT_NAMES_MAX,
  PICTURE_MAX,
  RECIPE_CHARACTERS_MAX,
  RECIPE_IMAGES_MAX,
  TAGS_MAX,
  UPLOAD_MAX_MEGABYTES,
} from '@sorrel/core/recipes/limits';
import { MANY_ADDRESSES_MAX } from '@sorrel/core/recipes/many/many-limits';
import { SHARE_LINKS_MAX } from '@sorrel/core/share/share';
import type { ErrorCode } from './errors.ts';

const grouped = new Intl.NumberFormat('de-DE');

/** The sentences of the table of errors in German. */
export const ERROR_SENTENCES_DE: Readonly<Record<ErrorCode, string>> = {
  // any call
  bad_request: 'Etwas an der Anfrage ist nicht wie erwartet.',
  not_signed_in: 'Bitte melde dich an.',
  not_allowed: 'Das darfst du nicht.',
  premium_needed: 'Das gehört zu Premium. Wechsle zu Premium, um es zu nutzen.',
  foreign_origin: 'Das kam von der Seite einer anderen Website und wurde deshalb nicht ausgeführt.',
  not_found: 'Hier gibt es nichts.',
  key_used_before:
    'Mit diesem Idempotency-Key wurde schon etwas anderes gesendet. Bitte sende dies mit einem eigenen Schlüssel.',
  body_too_large: 'Was du gesendet hast, ist zu groß.',
  unsupported_type: 'Diese Art von Inhalt wird hier nicht verstanden.',
  too_many_requests: 'Zu viele Versuche. Bitte versuche es in {wait} noch einmal.',
  too_much_at_once: 'Bei dir laufen schon mehrere Dinge, die etwas dauern. Bitte versuche es in {wait} noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  work_too_long:
    'Das ist mehr, als Sorrel auf einmal bearbeiten kann. Bitte frag nach weniger oder versuche es in {wait} noch einmal.',
  unavailable: 'Sorrel ist gerade beschäftigt. Bitte versuche es in {wait} noch einmal.',

  undo_over: 'Das ist schon rückgängig gemacht oder lässt sich nicht mehr rückgängig machen.',
  changed_since_saved:
    'Nichts wurde rückgängig gemacht: Jemand hat es inzwischen geändert. Was vorher da war, liegt im Papierkorb.',
  changed_since: 'Nichts wurde rückgängig gemacht: Jemand hat es inzwischen geändert.',

  // households
  household_changed: 'Du gehörst inzwischen zu einer anderen Küche. Bitte lade die Seite neu.',
  household_reader:
    'In dieser Küche darfst du alles ansehen und Listen abhaken. Wer sie besitzt, kann dir mehr erlauben.',
  household_owner_needed: 'Das darf nur, wer die Küche besitzt.',
  household_alone: 'Du bist allein in deiner Küche: Es gibt niemanden zu verlassen.',
  household_same: 'Du gehörst schon zu dieser Küche.',
  invite_over: 'Diese Einladung ist abgelaufen oder schon benutzt. Bitte um eine neue, das dauert drei Klicks.',
  member_not_found: 'Damit ist niemand aus dieser Küche gemeint.',
  person_not_found: 'Diese Person gehört nicht zu deiner Küche.',
  person_limit_reached: `In deiner Küche essen schon ${PERSONS_MAX} Personen, mehr sind nicht möglich.`,
  household_needs_owner: 'Bitte mache zuerst jemand anderen zur Besitzerin oder zum Besitzer deiner Küche.',

  // accounts
  wrong_credentials: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  email_not_verified: 'Bitte bestätige zuerst deine E-Mail-Adresse. Wir haben dir einen Link geschickt.',
  email_same: 'Das ist schon die E-Mail-Adresse deines Kontos.',
  email_taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
  password_length: `Bitte wähle ein Passwort mit ${PASSWORD_CHARACTERS.min} bis ${PASSWORD_CHARACTERS.max} Zeichen.`,
  password_common: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  password_is_address: 'Bitte wähle ein Passwort, das nicht deine E-Mail-Adresse ist: Die kennen andere.',
  password_wrong: 'Das Passwort stimmt nicht.',
  password_not_set: 'Bitte lege zuerst in den Einstellungen ein Passwort fest.',
  session_ended: 'Deine Sitzung ist beendet. Bitte melde dich wieder an.',
  session_not_found: 'Diese Sitzung ist schon beendet.',
  link_expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  local_account_only: 'Du meldest dich mit Google an. Deine E-Mail-Adresse änderst du deshalb dort.',
  too_young: `Um Sorrel zu nutzen, musst du mindestens ${MINIMUM_AGE_YEARS} Jahre alt sein.`,
  birth_date_invalid: 'Bitte gib ein Geburtsdatum ein, das nicht in der Zukunft liegt.',

  // recipes
  recipe_not_found: 'Dieses Rezept wurde nicht gefunden: Vielleicht wurde es gelöscht, oder es gehört dir nicht.',
  recipe_limit_reached: `Mehr als ${FREE_RECIPE_CAP} Rezepte sind ohne Premium nicht möglich. Wechsle zu Premium oder lösche Rezepte.`,
  recipe_name_missing: 'Bitte gib dem Rezept einen Namen.',
  recipe_in_book: 'Dieses Rezept steht schon in deinem Rezeptbuch.',
  version_not_found: 'Diese Fassung des Rezepts ist nicht mehr aufbewahrt.',
  cook_entry_not_found: 'Dieser Eintrag wurde nicht gefunden: Vielleicht wurde er entfernt, oder er gehört dir nicht.',
  cook_log_full: 'Mehr Gekochtes kann ein Konto nicht festhalten. Bitte entferne zuerst einige Einträge.',
  recipe_changed: 'Dieses Rezept wurde anderswo geändert, seit du es geöffnet hast.',
  sub_recipe_not_found:
    'Eine Zutat führt zu einem Rezept, das nicht in deinem Buch steht. Bitte löse die Verknüpfung oder lege das Rezept zuerst zurück.',
  sub_recipe_circle:
    'Ein Rezept kann nicht aus sich selbst bestehen: Das Rezept einer dieser Zutaten führt zu diesem zurück. Bitte löse diese Verknüpfung.',
  sub_recipe_too_deep: `Ein Gericht reicht höchstens ${SUB_RECIPE_LEVELS_MAX} Rezepte tief, dies wäre eines mehr. Bitte löse eine Verknüpfung.`,
  too_many_sub_recipes: `Ein Rezept kann höchstens zu ${SUB_RECIPES_MAX} anderen führen. Bitte löse einige Verknüpfungen.`,
  sub_recipes_too_long:
    'Zusammen sind die Rezepte, zu denen dieses führt, zu lang. Bitte kürze einige davon oder löse Verknüpfungen.',
  recipe_too_long: `Dieses Rezept ist zu lang: Es darf insgesamt ${grouped.format(RECIPE_CHARACTERS_MAX)} Zeichen haben und ${grouped.format(INGREDIENT_NAMES_MAX)} in den Namen der Zutaten. Bitte kürze es.`,
  tag_not_found: 'Dieses Schlagwort wurde nicht gefunden: Vielleicht wurde es gelöscht, oder es gehört dir nicht.',
  tag_exists: 'Du hast schon ein Schlagwort mit diesem Namen.',
  tag_limit_reached: `Deine Küche hat ${TAGS_MAX} Schlagwörter, mehr geht nicht. Bitte lösche eines, das du nicht mehr brauchst.`,
  correction_limit_reached: `Deine Küche hat ${grouped.format(FOOD_CORRECTIONS_MAX)} Lebensmittel berichtigt, mehr geht nicht. Überlass bei einem Lebensmittel und Gewicht wieder Sorrel, dann ist Platz.`,
  trash_full: `In den Papierkorb passen ${grouped.format(TRASHED_RECIPES_MAX)} Rezepte. Bitte lösche zuerst einige davon endgültig.`,
  collection_not_found:
    'Diese Sammlung wurde nicht gefunden: Vielleicht wurde sie gelöscht, oder sie gehört dir nicht.',
  collection_exists: 'Du hast schon eine Sammlung mit diesem Namen. Bitte wähle einen anderen.',
  collection_limit_reached: `Deine Küche hat ${COLLECTIONS_MAX} Sammlungen, mehr geht nicht. Bitte lösche eine, die du nicht mehr brauchst.`,
  collection_full: `In eine Sammlung passen ${RECIPES_IN_COLLECTION_MAX} Rezepte. Bitte nimm erst welche heraus, oder lege eine weitere an.`,
  recipe_in_too_many: `Ein Rezept kann in ${COLLECTIONS_OF_RECIPE_MAX} Sammlungen stehen. Bitte nimm es erst aus einer heraus.`,
  not_a_picture: 'Bitte wähle ein Bild: JPEG, PNG, WebP, AVIF oder GIF.',
  picture_too_large: `Dieses Bild ist zu groß. Bitte wähle eines unter ${PICTURE_MAX.megabytes} MB und ${PICTURE_MAX.megapixels} Megapixeln.`,
  picture_not_kept:
    'Das Bild konnte gerade nicht gespeichert werden. Bitte versuche es in {wait} noch einmal oder speichere ohne das Bild.',
  pictures_unavailable: 'Bilder können gerade nicht gezeigt werden. Bitte versuche es in {wait} noch einmal.',
  upload_too_large: `Zusammen sind diese Bilder zu groß. Bitte sende höchstens ${UPLOAD_MAX_MEGABYTES} MB auf einmal: weniger oder kleinere Bilder.`,
  picture_limit_reached: `Du hast ${grouped.format(ACCOUNT_PICTURES_MAX)} Bilder, mehr kann ein Konto nicht behalten. Bitte lösche einige, die du nicht mehr brauchst.`,
  too_many_pictures: `Du kannst höchstens ${RECIPE_IMAGES_MAX} Bilder hochladen.`,

  // plans
  borrowing_over:
    'Aus „Entdecken“ leihen ging in deinen ersten vier Wochen. Speichere dort, was dir gefällt, in dein eigenes Buch.',

  // import
  import_address_invalid: 'Bitte füge die ganze Adresse einer Rezeptseite ein, zum Beispiel https://example.com/suppe.',
  import_address_refused: 'Diese Adresse liegt nicht im öffentlichen Netz und kann deshalb nicht gelesen werden.',
  import_not_reachable: 'Die Seite war nicht zu erreichen. Prüfe die Adresse oder versuche es später noch einmal.',
  import_refused:
    'Diese Website lässt Programme die Seite nicht lesen. Deinen Browser lässt sie vielleicht: Öffne die Seite dort und füge sie hier ein.',
  import_too_long: 'Die Seite ist zu umfangreich, um sie rechtzeitig zu lesen. Du kannst das Rezept von Hand eingeben.',
  import_too_large:
    'Die Seite ist zu groß, um sie zu lesen. Kopiere nur das Rezept daraus und füge es ein, oder gib es von Hand ein.',
  import_too_slow: 'Die Seite hat zu lange gebraucht, um zu antworten. Bitte versuche es später noch einmal.',
  import_not_a_page: 'Diese Adresse ist keine Webseite.',
  import_page_missing: 'Bitte füge die Seite oder ihren Text ein.',
  import_no_recipe: 'Auf dieser Seite wurde kein Rezept gefunden.',
  import_no_recipe_in_text:
    'In diesem Text wurde kein Rezept gefunden. Er braucht eine Liste von Zutaten oder Schritte.',
  import_robots:
    'Diese Website bittet Programme, die Seite nicht unter vielen zu lesen. Dein Browser darf es vielleicht: Öffne die Seite dort und füge sie hier ein.',
  import_busy: 'Die Website hatte mehrmals zu viel zu tun. Bitte versuche es später noch einmal.',
  import_none: 'Bitte wähle mindestens eine Adresse aus.',
  import_no_pages:
    'Dort wurden keine Seiten gefunden. Gib die Adresse einer Sitemap an oder die einer Seite, die zu deinen Rezepten führt.',
  import_list_too_large:
    'Diese Liste von Seiten ist zu groß, um sie zu lesen. Gib die Adresse einer Seite an, die zu den gewünschten Rezepten führt.',
  import_not_found:
    'Dieser Import wurde nicht gefunden: Vielleicht ist er nicht mehr aufbewahrt, oder er gehört dir nicht.',
  import_others_first: `Seiten, die du vorher ausgewählt hast, warten noch: auf ihre Reihe, auf Platz oder auf eine Antwort. Höchstens ${MANY_ADDRESSES_MAX} können zugleich warten: Bitte kümmere dich zuerst um diese.`,

  // plans and lists
  plan_not_found: 'Dieser Plan wurde nicht gefunden: Vielleicht wurde er gelöscht, oder er gehört dir nicht.',
  plan_name_missing: 'Bitte gib deinem Wochenplan einen Namen',
  plan_name_of_merged:
    'So heißt schon einer der Pläne, die zusammengelegt werden. Bitte wähle für den Familienplan einen anderen Namen.',
  plan_too_many_meals: 'Zusammen haben diese Pläne zu viele Gerichte für einen Tag.',
  list_not_found: 'Diese Einkaufsliste wurde nicht gefunden: Vielleicht wurde sie gelöscht, oder sie gehört dir nicht.',
  list_name_missing: 'Bitte gib deiner Einkaufsliste einen Namen',
  plan_limit_reached: `Du hast ${grouped.format(PLANS_MAX)} Wochenpläne, mehr kann ein Konto nicht behalten. Bitte lösche einen, den du nicht mehr brauchst.`,
  list_limit_reached: `Du hast ${grouped.format(LISTS_MAX)} Einkaufslisten, mehr kann ein Konto nicht behalten. Bitte lösche eine, die du nicht mehr brauchst.`,
  aisle_limit_reached: `Deine Küche hat für ${grouped.format(AISLE_CHOICES_MAX)} Lebensmittel den Gang gewählt, mehr geht nicht. Schieb eines in seinen üblichen Gang zurück, dann ist Platz.`,
  recipes_too_long: 'Zusammen sind diese Rezepte zu lang. Bitte wähle weniger auf einmal.',
  list_full: `Eine Einkaufsliste fasst höchstens ${grouped.format(LIST_ITEMS_MAX)} Einträge und ${grouped.format(LIST_CHARACTERS_MAX)} Zeichen. Bitte entferne zuerst einige Einträge.`,
  too_many_shops: `Eine Küche hat höchstens ${SHOPS_MAX} Geschäfte. Bitte entferne eines, das du nicht mehr brauchst.`,
  too_many_prices: `Eine Küche hat höchstens ${PRICES_MAX} Preise. Bitte entferne einen, den du nicht mehr brauchst.`,
  other_currency:
    'Deine Küche hat ihre Preise inzwischen in einer anderen Währung. Bitte sieh dir den Preis noch einmal an.',
  price_unit_unknown:
    'Was eine solche Einheit von diesem Lebensmittel wiegt, ist nicht bekannt. Bitte wähle eine andere Einheit.',
  too_many_regulars: `Eine Küche hat höchstens ${REGULARS_MAX} Artikel, die immer wieder gekauft werden. Bitte beende zuerst einen.`,
  share_over: 'Dieser Link gilt nicht mehr, oder es hat ihn nie gegeben. Bitte um einen neuen, wo du ihn herhast.',
  share_limit_reached: `Deine Küche hat ${grouped.format(SHARE_LINKS_MAX)} offene Links, mehr geht nicht. Bitte beende einen, den du nicht mehr brauchst.`,
  no_meal_found: 'Kein anderes Rezept in deinem Buch passt hierher.',

  mail_not_set_up: 'Dieses Sorrel verschickt keine E-Mails und kann deshalb niemanden erinnern.',
  supermarket_not_set_up: 'Hier ist kein Supermarkt eingerichtet, der ganze Listen annimmt.',
  supermarket_refused:
    'Der Supermarkt hat die Liste nicht angenommen. Es wurde nichts gesendet; bitte versuche einen anderen.',
  supermarket_busy: 'Der Supermarkt ist gerade beschäftigt. Bitte versuche es in {wait} noch einmal.',
  supermarket_not_reachable:
    'Der Supermarkt war nicht zu erreichen. Bitte versuche es später noch einmal oder wähle einen anderen.',

  // payments
  signature_invalid: 'Die Signatur ist nicht gültig.',
  payments_not_set_up: 'Auf diesem Server sind keine Zahlungen eingerichtet.',
};
