import { fold } from '../ingredients/languages/fold.ts';

/** What a food may be cut or picked into, where its name says so and no unit does. */
export type NamedMeasure =
  | 'floret'
  | 'half'
  | 'quarter'
  | 'leaf'
  | 'wedge'
  | 'slice'
  | 'ring'
  | 'strip'
  | 'cube'
  | 'bulb'
  | 'fillet';

/**
 * The words for it, folded: the end of a German or Dutch compound ('Salatblätter', 'citroenpartjes'), the end of an English name
 * ('apple slices'), the beginning of a Romance one ('cimette di broccoli', 'demi-concombre').
 */
const WORDS: readonly (readonly [measure: NamedMeasure, words: RegExp])[] = [
  [
    'floret',
    /roschen$|roos(?:je)?s?$|\bflorets?$|^(?:fleurette|sommite|bouquet|ramillete|ramito|arbolito|florete)s? |^flor(?:es)? |^cim(?:ett)?[ae] |^mazzetti? /,
  ],
  ['half', /halften?$|helft(?:en)?$|(?<!\band )\b(?:half|halves)$|^demie?s?-|^moities? |^mitad(?:es)? |^meta /],
  ['quarter', /viertel$|\bquarters?$/],
  ['leaf', /bl(?:att|atter|attern|attchen)$|blad(?:eren)?$|blaadjes?$|\blea(?:f|ves)$/],
  ['wedge', /(?:spalten?|schnitze?)$|partjes?$|\b(?:wedge|segment)s?$/],
  ['slice', /scheib(?:en?|chen)$|pla(?:k|kjes?|kken)$|schij(?:f|fjes?|ven)$|sneetjes?$|\bslices?$/],
  // 'Heringe' are none
  ['ring', /(?:zwiebel|paprika|apfel|ananas|uien|appel)ring(?:en?)?$|\brings?$/],
  [
    'cube',
    /wurfel(?:chen|n)?$|blokjes?$|\bcubes?$|^(?:de|cube)s? de |^cubett[io] (?:di|d) |^dadini (?:di|d) |^(?:cubito|taquito|dado)s? de /,
  ],
  ['strip', /streifen$|reepjes?$|\bstrips?$/],
  ['bulb', /knolle$|knoflookbol(?:len)?$|\bbulbs?$/],
  [
    'fillet',
    /\w{2}filets?$|\bfilets?\b|\bfilett[oi]\b|\bfiletes?\b|^(?:lomo|pave|darne|supreme|moot|moten|tranci|trancio)s? |mo(?:ot|ten|otjes?)$/,
  ],
];

/** The measure that a name says of what is counted: 'leaf' of '10 Salatblätter'. */
export function measureInName(name: string): NamedMeasure | null {
  const called = fold(name.trim());
  return WORDS.find(([, words]) => words.test(called))?.[0] ?? null;
}
