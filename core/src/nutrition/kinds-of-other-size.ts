/** Kinds of a food of which one is far smaller or larger than of the others, as the six languages call them, and its grams. */
export const KINDS_OF_OTHER_SIZE: readonly (readonly [food: string, kind: RegExp, grams: number])[] = [
  ['pickled gherkin', /cornichon|baby gherkin|cetriolin|pepinillo|augurkje/, 10],
  ['carrot', /winterpe+n|winterwortel/, 150],
  // thin ones, for a duck
  [
    'chapati',
    /mandarin|pekin|pechinese|moo shu|(?:spring|duck) pancake|canard laque|\bchin(?:ees|ese|oise|o|esischer?)\b|cinese/,
    15,
  ],
  // a young hen, smaller than a capon
  ['capon', /poulard/, 1200],
  ['tater tot', /\btots?$|\btater|potato tot/, 10],
  ['goat cheese', /buchette/, 100],
  ['goat cheese', /taler|kaasje/, 40],
  ['goat cheese', /buche|rulo|tronchetto|rolle|kaasrol/, 180],
  ['goat cheese', /rocamadour|cabecou/, 35],
  ['goat cheese', /crottin|picodon/, 60],
  ['fontina', /reblochon|mont d.or|vacherin|casar/, 450],
  ['fontina', /nectaire/, 600],
  ['muenster cheese', /epoisses|maroilles|munster|livarot|l.eveque/, 220],
  ['quark', /petits?.suisses?/, 60],
  ['custard', /natillas?/, 125],
  ['farmer cheese', /cuajada/, 125],
  ['flour tortilla', /piadin/, 110],
  ['chia seed', /\begg|huevo|oeuf|\bei$|chiaei/, 10],
  ['pie crust', /tartelett?|tortelett|tartalet|tartellett|cestini|tartlet/, 25],
  ['bread', /pain de mie/, 500],
  [
    'bread',
    /^(?:pain|pane|pagnotta|brot|weissbrot|brood|wit ?brood|casinobrood|pan de (?:molde|pueblo|payes)|pain blanc|pane bianco|(?:bauern|land|grau|misch|toast)brot)$/,
    450,
  ],
  ['wholemeal bread', /^(?:pain complet|pane integrale|vollkornbrot|volkoren ?brood|bruin ?brood)$/, 450],
  [
    'rye bread',
    /^(?:roggen(?:misch|vollkorn)?brot|schwarzbrot|pain de seigle|pane di segale|pan de centeno|roggebrood)$/,
    500,
  ],
  [
    'sourdough bread',
    /^(?:pain (?:de campagne|au levain)|bauernbrot|landbrot|sauerteigbrot|boule de campagne|pane (?:casereccio|pugliese|toscano|di altamura)|zuurdesembrood)$/,
    450,
  ],
  ['gingerbread cake', /pain d.epice|ontbijtkoek|peperkoek|kruidkoek/, 350],
  ['garlic bread', /baguette/, 200],
  ['squid', /chipiron|calamaret|\bbaby|totan|supion|moscardin/, 35],
  // a whole fish, of which the head and the bones are left
  ['smoked mackerel', /^(?:gerookte makreel|geraucherte makrele|makrele|makreel)$/, 170],
  ['cabbage', /blat+e?r?\b|feuille|hoja|fogli|lea(?:f|ves)\b|blad(?:eren)?\b/, 45],
  // what is eaten of a shank that gives a soup its taste
  ['pork knuckle', /smoked ham hock/, 150],
  ['pork knuckle', /ham hock/, 300],
  // twelve to a packet of 12 oz
  ['bun', /hawaiian/, 28],
  ['dinner roll', /hawaiian/, 28],
  // frozen in slices, ten to a packet
  ['puff pastry', /(?:platte|scheibe)n?\b/, 50],
  ['sourdough bread', /ciabatta(?!.*(?:roll|brotchen|brood|bun|panin))/, 270],
  ['brioche', /zopf|tresse/, 450],
  ['camembert', /marcellin|tomin[oi]/, 80],
  // a whole one, where a slice of it is the piece
  ['veal shank', /haxe|stinco|^jarret/, 900],
  [
    'tomato',
    /fleischtomate|vleestomaat|vleestomat|coeur.de.boeuf|cuore di bue|beef|ochsenherz|corazon de buey|marmande/,
    200,
  ],
  // on the bone, for two or three
  ['ribeye steak', /cote de boeuf|chuleton|tomahawk/, 800],
  ['duck egg', /goose|gans|\boie\b|\boca\b/, 130],
  ['duck egg', /ostrich|strauss/, 1200],
  ['dried fish', /anchov|ikan bilis|niboshi|iriko|dilis|myeolchi|anchois|sardell|acciug|alici|ansjov|boquer/, 1],
  ['courgette', /baby marrow/, 120],
  ['sponge cake', /jaffa/, 12],
  ['whole turkey', /crown|kroon/, 2000],
  ['bratwurst', /galler|olma/, 130],
  ['coffee', /espres|ristret/, 30],
  ['continental sausage', /mini chipo/, 15],
  ['continental sausage', /chipo/, 50],
  ['pound cake', /madeleine/, 25],
  ['marzipan', /calisson/, 12],
  ['ham', /spiral/, 3000],
  ['cooked turkey', /\bleg|drumstick|keule|cuisse|pata|coscia|poot/, 350],
  ['bacon', /slab/, 450],
  ['smoked sausage', /\bring|rookworst/, 350],
  // a loaf, or the rolls of a table
  ['bread', /^pan(?:es)?$/, 200],
  // what is sold as one lies ready to be stretched, and a sheet of it is the piece
  ['strudel pastry', /teig|deeg/, 250],
  ['butter', /^pan de m/, 200],
  ['sapodilla', /mamey/, 400],
  ['pound cake', /sobao/, 35],
  ['sponge cake', /eierkoek/, 45],
  ['dark chocolate', /chocola(?:de)?(?:reep|repen)$/, 100],
  ['dark chocolate', /barrett/, 45],
  ['salami', /stick|snack/, 20],
  // one of the six in a box
  ['cream cheese', /^carres?\b/, 25],
  // mild ones that are fried whole, and the tiny hot ones
  ['chilli', /padron|shishito|bratpaprika/, 9],
  ['chilli', /\bthai|bird|oiseau|rawit|vogelaug|piri|pequin|piquin/, 2],
  ['chilli', /habanero|scotch|antillais|jeanette/, 9],
  ['chilli', /roc?oto/, 45],
  // a thin slice for the pan
  ['steak', /schnitzel|escalope|milanesa|fettin|minut|filetes? de ternera/, 150],
  // with a bulb as large as a small onion
  ['spring onion', /cebolleta/, 60],
  ['celery', /coeur|cuor[ei]\b|coraz|hart|herz/, 300],
  ['celery', /(?:staudensellerie|celeri.branche|bleekselderij)(?!.*(?:stang|steng|stick|bla))/, 400],
  ['lettuce', /coeur|cuor[ei]\b|coraz|\w{2}hart|herz|\bhearts?\b/, 150],
  ['romaine lettuce', /coeur|cuor[ei]\b|coraz|\w{2}hart|herz/, 200],
  ['endive', /(?:e?scarol|andijvie|endivien|frise|riccia)(?!.*(?:bla|feuil|hoja|fogli))/, 300],
  ['endive', /(?:witloo?f|chicoree|^chicory|chicon|belg)(?!.*bla)/, 130],
  ['roasted red pepper', /piquillo/, 25],
  // small balls of it, a mouthful or two
  ...['mozzarella', 'fresh mozzarella'].flatMap((food): [string, RegExp, number][] => [
    [food, /bocconcin|nodin/, 40],
    [food, /\bmini|ciliegin|mozzarellin|perl|pearl|bille|bolletje|bolita|kugelchen|cherry/, 9],
  ]),
  ['meatball', /gehaktbal(?!letje)/, 100],
];
