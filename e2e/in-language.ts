/**
 * Journeys and looks name what they press in English, as the specification has it. In another language the catalogues of
 * the pages tell what it is called there, so that no journey is written twice.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ShownLanguage, setShownLanguage } from '../web/src/language/shown-language.ts';

export type Name = string | RegExp;

/** Sentences with values in them are functions of these. */
type Sentence = string | ((...values: unknown[]) => string);
interface Texts {
  readonly [name: string]: Sentence | Texts;
}
interface Pair {
  en: Sentence;
  de: Sentence;
}

const SRC = path.join(import.meta.dirname, '../web/src');
/** Stand for the values while the words around them are looked at. */
const VALUES = ['\uE000', '\uE001', '\uE002', '\uE003'];

function* pairsOf(en: Texts, de: Texts): Generator<Pair> {
  for (const [name, text] of Object.entries(en)) {
    const german = de[name];
    if (german === undefined) continue;
    if (typeof text === 'object') yield* pairsOf(text, german as Texts);
    else yield { en: text, de: german as Sentence };
  }
}

async function readCatalogue(file: string): Promise<Pair[]> {
  const read = async (language: string) =>
    (await import(pathToFileURL(file.replace(/\.en\.ts$/, `.${language}.ts`)).href)) as Record<string, Texts>;
  const [{ en = {} }, { de = {} }] = await Promise.all([read('en'), read('de')]);
  return [...pairsOf(en, de)];
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|[\\/-])(sentences|terms)\.en\.ts$/.test(name),
);
const PAIRS = (await Promise.all(files.map((file) => readCatalogue(path.join(SRC, file))))).flat();

/** Links and bold words of a sentence are marked in the catalogue and not in what is read. */
const unmarked = (text: string) => text.replace(/<[^>]*>/g, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** What a sentence says with these values; nothing where it wants others. */
function said(sentence: Sentence, values: readonly unknown[]): string | null {
  if (typeof sentence === 'string') return sentence;
  try {
    // a table looked up by a value that it does not hold says nothing
    return (sentence(...values) as string | undefined) ?? null;
  } catch {
    return null;
  }
}

/** The German of an English sentence, from every catalogue that has it; a regular expression fits any of them. */
function germanOf(english: string) {
  const numbers = [...english.matchAll(/\d+/g)].map(([number]) => Number(number));
  const found = PAIRS.flatMap(({ en, de }) => {
    if (typeof en === 'string') return en === english ? [said(de, [])] : [];
    // what is called by its own name in English: tags, nutrients, units
    if (en.length > 0 && said(en, [english]) === english) return [said(de, [english])];
    if (numbers.length === en.length && said(en, numbers) === english) return [said(de, numbers)];
    const around = said(en, VALUES);
    if (around === null || !/[\uE000-\uE003]/.test(around) || !/\p{L}{2}/u.test(around)) return [];
    const pattern = escaped(around).replace(/[\uE000-\uE003]/g, '(.+)');
    const match = new RegExp(`^${pattern}$`).exec(english);
    if (match === null) return [];
    const order = [...around.matchAll(/[\uE000-\uE003]/g)].map(([value]) => VALUES.indexOf(value));
    const values = VALUES.map((_, index) => match[order.indexOf(index) + 1]);
    // a value may be a word of a catalogue itself: 'Lock Monday'
    const german = values.map((value) => PAIRS.find((pair) => pair.en === value)?.de ?? value);
    return [said(de, values), said(de, german)];
  });
  // where another sentence happens to fit, it must not let English pass for German
  const isGerman = (text: string | null): text is string =>
    text !== null && text !== english && !text.includes('undefined');
  return found.filter(isGerman).map(unmarked);
}

function inGerman(name: Name): Name {
  const literal = typeof name === 'string' ? name : name.source.replace(/^\^|\$$/g, '').replaceAll('\\', '');
  const found = [...new Set(germanOf(literal))];
  // what people wrote is the same in every language
  if (found.length === 0) return name;
  const isOpen = typeof name !== 'string' && !name.source.endsWith('$');
  return new RegExp(`^(${found.map(escaped).join('|')})${isOpen ? '' : '$'}`);
}

/** The longer language puts letters behind every sentence, also behind one that stands within another. */
function inPseudo(name: Name): RegExp {
  const isText = typeof name === 'string';
  const source = isText ? `^${escaped(name)}$` : name.source;
  return new RegExp(source.replaceAll(' ', '[ äöü]+').replace(/\$$/, '[ äöü]*$'), isText ? '' : name.flags);
}

/** What is called so in English, in the language that is shown. */
export function nameIn(language: ShownLanguage, name: Name): Name {
  if (language === 'en') return name;
  // plurals and numbers of the catalogues go by it
  setShownLanguage(language);
  return language === 'pseudo' ? inPseudo(name) : inGerman(name);
}
