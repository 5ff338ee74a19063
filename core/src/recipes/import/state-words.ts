import { isThing, type Thing } from './structured-things.ts';

/** What the states of web applications call the parts of a recipe in other languages, by the English word for it. */
const WORDS: readonly (readonly [english: string, words: RegExp])[] = [
  ['amount', /^(?:cantidad|hoeveelheid|menge|quantit[éeàa]|quantidade|m[äa]ngd|m[æa]ngde|ilo[śs][ćc]|mnozstvi)$/i],
  ['unit', /^(?:unidad|unidade|eenheid|einheit|unit[éeàa]|enhet|enhed|jednostka|jednotka|medida|masseinheit)$/i],
  ['name', /^(?:nombre|naam|nom|nome|namn|navn|bezeichnung|nazwa|nazev|zutat|produkt|producto|alimento)$/i],
  ['title', /^(?:titel|titulo|título|titre|titolo|tytul|tytuł|titulek|t[íi]tulo_?receta|rezepttitel|rezeptname)$/i],
  ['text', /^(?:tekst|texto|texte|testo|stap_?tekst|schritt_?text|anweisung|instrucci[oó]n|istruzione)$/i],
  [
    'description',
    /^(?:descripci[oó]n|descri[çc][ãa]o|descrizione|beschreibung|beschrijving|omschrijving|beskrivning|beskrivelse|opis|popis)$/i,
  ],
  [
    'ingredients',
    /^(?:(?:liste?_?|lista_?)?(?:de?_?)?(?:ingrédients|ingredientes|ingredienti|ingredi[eë]nten|ingredienser|zutaten|skladniki|składniki|suroviny)|(?:ingr[eé]dient(?:s|es|i|en)?|zutaten)_?(?:groepen|gruppen|grupos|gruppi|groupes|grupper|liste|lista|lijst))$/i,
  ],
  [
    'steps',
    /^(?:pasos|stappen|(?:arbeits|zubereitungs|koch)?schritte|[ée]tapes|passaggi|passi|passos|steg|trin|kroki|kroky|bereiding(?:swijze)?|werkwijze|zubereitung|anleitung|elaboraci[oó]n|preparaci[oó]n|preparazione|pr[eé]paration|procedimi?ento|preparo|modo_?de_?preparo|tillagning|fremgangsm[åa]de|przygotowanie|postup)$/i,
  ],
  [
    'servings',
    /^(?:(?:aantal_?)?(?:personen|porties)|(?:anzahl_?)?(?:portionen|personen)|(?:nb_?|nombre_?(?:de_?)?)?(?:personnes|parts|portions|couverts)|comensales|raciones|porciones|personas|(?:numero_?)?(?:porzioni|persone)|por[çc][õo]es|portioner|personer|porcje|porce)$/i,
  ],
  [
    'prepTime',
    /^(?:(?:tiempo_?(?:de_?)?)?preparaci[oó]n|bereidingstijd|voorbereiding(?:stijd)?|vorbereitung(?:szeit)?|zubereitungszeit|arbeitszeit|(?:temps_?(?:de_?)?)?pr[eé]paration|(?:tempo_?(?:di_?|de_?)?)?(?:preparazione|prepara[çc][ãa]o|preparo)|f[öo]rberedelse)(?:_?(?:min(?:uten|utos|uti|utes)?))?$/i,
  ],
  [
    'cookTime',
    /^(?:(?:tiempo_?(?:de_?)?)?(?:cocci[oó]n|horneado)|kooktijd|oventijd|baktijd|kochzeit|backzeit|garzeit|(?:temps_?(?:de_?)?)?cuisson|(?:tempo_?(?:di_?|de_?)?)?(?:cottura|cozimento|cozedura)|tillagningstid|gr[äa]ddning(?:stid)?)(?:_?(?:min(?:uten|utos|uti|utes)?))?$/i,
  ],
  [
    'totalTime',
    /^(?:tiempo_?total|totale?_?tijd|totaaltijd|gesamtzeit|(?:temps_?|dur[eé]e_?)total|tempo_?totale?|total_?tid)(?:_?(?:min(?:uten|utos|uti|utes)?))?$/i,
  ],
  ['author', /^(?:autora?|autore|auteure?|auteur|chef|cocinero|koch|forfatter|f[öo]rfattare)$/i],
];
/** What holds the times of a recipe as things of its own. */
const TIMES = /^(?:times?|timings?|durations?|tiempos?|tijd(?:en)?|zeit(?:en)?|temps|tempi|tempos?|tider)$/i;
const DEPTH_MAX = 8;
/** A method is told in a list, a thing or a text; what is shorter is a time. */
const METHOD_CHARACTERS_MIN = 20;

function englishFor(key: string, value: unknown): string {
  const isShort = typeof value === 'number' || (typeof value === 'string' && value.length < METHOD_CHARACTERS_MIN);
  return WORDS.find(([english, words]) => !(english === 'steps' && isShort) && words.test(key))?.[0] ?? key;
}

/** The recipe of a state with the names of its parts in English; a name that it has already stays what it is. */
export function withEnglishKeys(value: unknown, depth = 0): unknown {
  if (depth > DEPTH_MAX) return value;
  if (Array.isArray(value)) return value.map((entry) => withEnglishKeys(entry, depth + 1));
  if (!isThing(value)) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(withTimesOfThing(value))) {
    const english = englishFor(key, entry);
    const name = english !== key && value[english] === undefined && renamed[english] === undefined ? english : key;
    renamed[name] = withEnglishKeys(entry, depth + 1);
  }
  return renamed;
}

/** A thing with the times that another within it holds beside its own. */
function withTimesOfThing(thing: Thing): Thing {
  const times = Object.entries(thing).find(([key, entry]) => TIMES.test(key) && isThing(entry))?.[1];
  return isThing(times) ? { ...times, ...thing } : thing;
}
