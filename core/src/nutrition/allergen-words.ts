import { fold } from '../ingredients/languages/fold.ts';
import { LANGUAGES, type Language } from '../ingredients/languages/language.ts';

/** Allergens that a name gives away by itself, whatever food it is taken for: 'sesame bun', 'Selleriesalz', 'Kräutersenf'. */
export type NamedAllergen = 'celery' | 'mustard' | 'sesame' | 'lupin';

/** What a word holds, folded, in each language. Short ones stand at the edge of a word: there is 'apio' in 'tapioca'. */
const WORDS: Readonly<Record<Language, Readonly<Record<NamedAllergen, string>>>> = {
  en: {
    celery: 'celery|celeriac|mirepoix',
    mustard: 'mustard|piccalilli|remoulade',
    sesame: 'sesame|tahini|hummus|baba gh?an|gomasio|\\bza.?atar|\\bdu[kq]+a|\\bsimit|koulouri',
    lupin: '\\blupin',
  },
  de: {
    celery: 'sellerie|suppengrun|suppengemuse|wurzelwerk',
    mustard: '\\bsenf|senf\\b',
    sesame: 'sesam|\\btahin',
    lupin: '\\blupine',
  },
  fr: { celery: '\\bceleri', mustard: 'moutarde', sesame: 'sesame|\\btahin|houmous', lupin: '\\blupin' },
  es: { celery: '\\bapio(?:nabo)?\\b', mustard: 'mostaza', sesame: 'sesamo|ajonjoli', lupin: '\\baltramu|\\blupino' },
  it: { celery: '\\bsedan[oi](?:rapa)?\\b|soffritto', mustard: 'senape|mostarda', sesame: 'sesamo', lupin: '\\blupin' },
  nl: { celery: 'selder|soepgroente', mustard: 'mosterd', sesame: 'sesam', lupin: '\\blupine' },
};
/** 'ohne Sellerie', 'sesame-free'. */
const WITHOUT = 'no|not|without|ohne|keine?n?|nicht|sans|sin|senza|zonder|geen';
const FREE = 'free|frei|vrij';

const wordsOf = (allergen: NamedAllergen): RegExp => {
  const words = LANGUAGES.map((language) => WORDS[language][allergen]).join('|');
  return new RegExp(words);
};
const PATTERNS: Readonly<Record<NamedAllergen, RegExp>> = {
  celery: wordsOf('celery'),
  mustard: wordsOf('mustard'),
  sesame: wordsOf('sesame'),
  lupin: wordsOf('lupin'),
};
/** Looked for from where a word begins: from each of its letters, a long one would take the square of its length. */
const DENIED = new RegExp(`\\b(?:${WITHOUT}) \\S+|(?<!\\S)\\S*[- ]?(?:${FREE})(?:e[snrm]?)?\\b`, 'g');

/** Whether a name, in any of the languages, says that something is in it. */
export const namesAllergen = (name: string, allergen: NamedAllergen): boolean =>
  PATTERNS[allergen].test(fold(name).replace(DENIED, ' '));
