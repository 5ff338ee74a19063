/*
 * The catalogue knows a joint whole: a pork shoulder is bought by the kilogram. What is counted by the name of a cut is far less of
 * it: four Nackensteaks are no four shoulders.
 */

/** Cuts that are counted, as the six languages call them, and grams of one without its bone. Weights of the counter; our own list. */
export const CUTS_OF_MEAT: readonly (readonly [food: string, cut: RegExp, grams: number])[] = [
  ['pork shoulder', /lap(?:jes?|pen)?$|wange/, 125],
  ['pork shoulder', /steak|scheibe|tranche|filete|bistec|fett[ae]|schnitzel|slice/, 180],
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
  // a whole one, of which steaks are cut
  ['fillet steak', /\b(?:whole|entier|entero|intero|ganz\w*|hele)\b/, 1800],
  ['flank steak', /bavette|onglet|hampe|hanger|flat.iron|longhaas/, 200],
  ['ribeye steak', /entrec/, 230],
  ['steak', /rumpsteak|huftsteak|rumsteck|rumsteak|faux.filet|contrefilet/, 200],
  ['beef round steak', /rindersteak|bistecc|filete|biefstuk/, 180],
  ['beef roast', /steak|filete|bistecc/, 180],
  // the strip under a breast
  ['chicken breast', /aiguillette|innenfilet|haasje|filettin/, 45],
  ['duck breast', /aiguillette/, 35],
  // thin slices of what is bought thick
  ['chicken breast', /bocconcin/, 20],
  ['chicken breast', /escalop|schnitzel|scalop|fettin|filete|cutlet|lonch/, 130],
  ['pork chop', /filete|fettin|escalop|schnitzel/, 100],
  // both sides of a breast, as Dutch butchers sell it
  ['chicken breast', /\bdubbele?\b/, 320],
  // a whole one is weighed
  ['cooked chicken', /brust|bruste|breast|borst|pechuga|\bblancs?\b|\bpett[oi]\b|fil+et/, 170],
  // a roast is no chop; of one whose slices are named the chop is nearer
  [
    'pork chop',
    /^(?!.*(?:filete|fett|tranche|scheibe|slice|steak|chop|medall|medai|rodaja|schijf|plak|escalop|cutlet|schnitzel|piece|cube))(?:.*\b(?:roti|roasts?|arista|lonza|longe|lomo|carre|rollade|arrosto|braten|asado|pork loin|loin of pork)\b|.*braten$)/,
    1000,
  ],
  ['veal', /\broti\b|\broast\b|arrosto|braten\b|asado|gebraad/, 1000],
  ['pork rib', /costillar|travers|leiter|\brek\b|baby.back/, 1000],
  ['lamb chop', /\bcarres?\b|karree|(?:^|\w{3})rack$/, 600],
  // a mince that is rolled, smaller than a roll of meat
  ['beef rouladen', /vink/, 100],
  ['gammon', /braten$/, 1000],
  ['pepperoni', /^salame/, 200],
  ['meatball', /frikadell|bulette|pflanzerl|laibchen/, 90],
  // a side of it
  ['salmon', /zijde|lachsseite|demi-saumon|medio salmon/, 900],
  ['cod', /queue de|cola de rape|coda di rospo|seeteufel|staart/, 350],
  ['cod', /^(?:merluza|nasello|rape|lotte|zeeduivel|rana pescatrice)$/, 500],
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
  ['lamb chop', /\brump/, 250],
  ['venison', /haunch|keule|cuissot|gigue|cosci|pierna|\bbout\b/, 2000],
  ['venison', /rucken|saddle|selle|\bsella\b|\brug\b/, 1200],
  ['pigeon', /breast|brust|fil+et|pett|pechug|borst|supreme/, 60],
  ['pork chop', /lende/, 600],
  // of one that is cut up there are several: '1 pollo en piezas' is a whole one
  [
    'whole chicken',
    /(?<!\b(?:en|in|a|into)(?: \d+)? )(?:teile|delen|morceaux|presa|pieza|piece|quarter|portion|\bparts?\b)/,
    115,
  ],
];
