import type { Language } from '@sorrel/contract/language';
import { type ShownLanguage, setShownLanguage, shownLanguage } from './shown-language.ts';
import type { Texts, Translated } from './texts.ts';

/** English comes with the code that shows it; each other language is a file of its own. */
type Loaders<T> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translated<T>>>>;

interface Catalogue {
  texts: Partial<Record<ShownLanguage, Texts>>;
  loaders: Loaders<Texts>;
}

const catalogues: Catalogue[] = [];

/**
 * The sentences of one feature, in the language that is shown: `say.noMatch`, `say.dropFilter('Tags', 3)`. They are read
 * while drawing, never kept from before: what a module reads once stays in one language.
 */
export function sentences<T extends Texts>(en: T, loaders: Loaders<T>): Translated<T> {
  const catalogue: Catalogue = { texts: { en }, loaders: loaders as unknown as Loaders<Texts> };
  catalogues.push(catalogue);
  return new Proxy(en as Texts, {
    get: (_en, name) => (catalogue.texts[shownLanguage()] ?? en)[name as string],
  }) as unknown as Translated<T>;
}

async function load(catalogue: Catalogue, language: ShownLanguage) {
  const { texts, loaders } = catalogue;
  if (language === 'en' || texts[language] !== undefined) return;
  texts[language] =
    language === 'pseudo'
      ? (await import('./pseudo.ts')).pseudo(texts.en as Texts)
      : ((await loaders[language]()) as unknown as Texts);
}

/** Waits for the sentences of everything that is loaded so far. In English there is nothing to wait for. */
async function loadSentences(language: ShownLanguage) {
  // a catalogue may bring another one along
  for (let known = 0; known < catalogues.length; ) {
    known = catalogues.length;
    await Promise.all(catalogues.map((catalogue) => load(catalogue, language)));
  }
}

/** Around what is loaded later, a page or a dialog: it comes with its sentences. `lazy(withSentences(() => import(…)))` */
export function withSentences<Module>(loadModule: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const module = await loadModule();
    await loadSentences(shownLanguage());
    return module;
  };
}

/** Shows a language once all its sentences are here. */
export async function showLanguage(language: ShownLanguage) {
  if (language === shownLanguage()) return;
  await loadSentences(language);
  setShownLanguage(language);
}
