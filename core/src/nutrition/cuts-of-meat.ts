/*
 * The catalogue knows a joint whole: a pork shoulder is bought by the kilogram. What is counted by the name of a cut is far less of
 * it: four Nackensteaks are no four shoulders.
 */

/** Cuts that are counted, as the six languages call them, and grams of one without its bone. Weights of the counter; our own list. */
export const CUTS_OF_MEAT: readonly (readonly [food: string, cut: RegExp, grams: number])[] = [
  ['pork shoulder', /hamlap|wange/, 125],
  ['pork shoulder', /steak|scheibe|tranche/, 180],
  ['pork shoulder', /karbonade|kotelett|chuleta|\bchops?\b/, 160],
  ['pork shoulder', /rouelle/, 850],
  ['pork shoulder', /secreto/, 220],
  ['pork shoulder', /pluma/, 130],
  ['pork shoulder', /presa/, 450],
  ['pork belly', /scheibe|slice|strip|speklap|tranche|loncha/, 120],
  ['stewing beef', /back(?:e|chen)|joue|guanc|carrill|wang|cheek/, 350],
  ['stewing beef', /beinscheibe|os+obuco|os+ibuch|schenkel|shank/, 260],
  ['stewing beef', /chuck steak/, 450],
  ['stewing beef', /lap(?:je|pen)?s?\b|steak|fil+et/, 180],
  ['flank steak', /bavette|onglet|hampe|hanger|flat.iron|longhaas/, 200],
  ['beef round steak', /rindersteak|bistecc|filete|biefstuk/, 180],
  ['beef roast', /steak|filete|bistecc/, 180],
  ['lamb shoulder', /chop|kotelett/, 120],
  ['lamb neck', /fil+et/, 250],
  ['lamb leg', /steak|scheibe|tranche|slice/, 200],
  ['turkey breast', /steak|fil+et|escalop|cutlet|schnitzel/, 150],
  ['hare', /keule|bout|\blegs?\b/, 250],
  ['hare', /rucken|rable|rug\b|saddle/, 500],
  ['pheasant', /brust|breast|borst|keule/, 150],
  ['pheasant', /rebhuhn|perdreau|perdi[zc]|pernic|patrijs|partridge|grouse/, 300],
  ['capon', /brust/, 250],
  ['morteau sausage', /diot/, 150],
  ['octopus', /fischarm|pata|tenta[ck]/, 200],
  ['turkey leg', /os+o|unterkeule|drumstick/, 200],
  // of one that is cut up there are several: '1 pollo en piezas' is a whole one
  [
    'whole chicken',
    /(?<!\b(?:en|in|a|into)(?: \d+)? )(?:teile|delen|morceaux|presa|pieza|piece|quarter|portion|\bparts?\b)/,
    115,
  ],
];
