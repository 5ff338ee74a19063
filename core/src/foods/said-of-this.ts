/** What is cooked as somebody is told to, or after it was rinsed, is weighed raw: 'quinoa, rinsed and cooked', 'cooked al dente'. */
const COOKED_LATER =
  /\b(?:rinsed|soaked|washed)(?:,? and|,|,? then) cooked\b|\bcooked (?:according|as (?:directed|per|instructed|you)|per\b|following|to (?:the )?(?:package|packet|pack|al)|until|al dente)[^;]*/g;
/** Dried with a cloth, after water. */
const WIPED = /\b(washed|rinsed|cleaned|drained|spun)(?:,| and|, and)? (?:patted )?dried\b/;

/** What may be taken as well, and is not what the line asks for: 'you can use dried', 'dried is fine too', 'if using frozen'. */
const MAY_BE =
  /\b(?:you (?:can|could|may) (?:also |always )?use|if (?:you (?:use|are using|only have)|using|it['’]?s)|feel free to use|(?:(?!canned|tinned)\w+ ){1,2}(?:is|are|works?|will) (?:also |just )?(?:as )?(?:fine|ok|okay|good|well|work|do|too))\b[^,;]*/g;

/** Without what is said of another food ('or ½ tsp dried parsley', 'fresh or frozen'), and that it was dried after it had been washed. */
export const saidOfThis = (beside: string): string =>
  beside
    .replace(MAY_BE, ' ')
    .replace(COOKED_LATER, ' ')
    .replace(/\bor (?:about )?(?:[\d½¼¾⅓⅔⅛]|an? (?:pinch|dash|little|sprinkle|handful|few|bit)\b).*$/, '')
    .replace(/\b(?:fresh,? (?:or|and\/or) |or |not )(?:\w+ ){0,2}(?:frozen|canned|tinned|dried|jarred)\b.*$/, '')
    .replace(WIPED, '$1');

/** What is said of a food that names no other one of it: 'parsley, washed, dried' is no dried parsley, 'clams, with juice' no clam juice. */
export const NAMES_NO_OTHER = new RegExp(`${WIPED.source}|\\bwith (?:their |the )?(?:juices?|liquid)\\b`);
