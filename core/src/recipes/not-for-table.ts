import { wordsOf } from './dish-matcher.ts';

/*
 * What recipe pages hold that nobody serves as a meal of a household: food for animals and for babies, and what is not eaten. Names in
 * the six languages that are read, without accents. What only sounds like it is left alone: a hot dog, a Dutch baby, baby potatoes,
 * Katzenzungen, Kalter Hund, petits pots de crème.
 */

const anyOf = (...parts: readonly string[]) => new RegExp(`(?<![\\p{L}])(?:${parts.join('|')})(?![\\p{L}])`, 'u');

const ANIMALS = {
  en: 'dogs?|doggy|doggies|doggie|doggie|puppy|puppies|pups?|cats?|kitty|kittens?|pets?|horses?|birds?|parrots?|hamsters?|guinea pigs?',
  de: 'hunde?|welpen|katzen?|pferde?|vogel|nager|vierbeiner',
  fr: 'chiens?|chiots?|toutous?|chats?|chatons?|chevaux|cheval|oiseaux',
  es: 'perros?|perritos?|cachorros?|gatos?|gatitos?|mascotas?|caballos?',
  it: 'cani|cane|cagnolin[io]|cuccioli|gatti|gatto|gattini|cavalli',
  nl: 'honden|hond|puppy s|katten|kat|poezen|poes|paarden|paard|vogels',
} as const;
/** What stands between 'for' and the one it is for. */
const WHOSE =
  '(?:(?:the|your|my|our|den|die|deine[nr]?|meine[nr]?|unsere[nr]?|les|mon|votre|vos|nos|tu|tus|mi|los|las|il|i|tuo|mio|tuoi|de|je|jouw|mijn|your furry|amici) )*';

/** 'Hot dog snacks', 'veggie dog bowls' and 'carrot dogs' are for people. */
const NO_SAUSAGE = '(?<!(?:hot|corn|chili|chilli|coney|veggie|vegan|tofu|carrot) )';
/** Of others cookies and cakes have the shape. */
const BAKED_FOR = 'dogs?|doggy|doggies|doggie|puppy|puppies|pups?|pets?|horses?';

const ANIMALS_FOOD = anyOf(
  `${NO_SAUSAGE}(?:${ANIMALS.en}) (?:food|chews?|kibble|jerky|milk formula)`,
  // 'black cat cookies', 'love bird cookies' and a cake that looks like a cat are for people
  `${NO_SAUSAGE}(?:${BAKED_FOR}) (?:treats?|biscuits?|cookies?|snacks?|birthday cakes?|ice cream|bones?|meals?|bowls?)`,
  '(?:cat|kitten|parrot|hamster|guinea pig) treats?|(?<!love )bird treats?',
  '(?<!(?:hot|puppy) )(?:dog|pup) cakes?',
  // a 'chien chaud' is a hot dog
  `(?:for|pour) ${WHOSE}(?:${ANIMALS.en}|${ANIMALS.fr})(?! chauds?)`,
  'pupcakes?|pup cups?|bird ?seed (?:suet )?(?:cakes?|ornaments?)|suet (?:cakes?|balls?)|bird suet|hummingbird (?:nectar|food)',
  `fur ${WHOSE}(?:${ANIMALS.de})`,
  '(?:hunde|welpen|katzen|pferde|vogel|nager|hamster) ?(?:kekse?|platzchen|kuchen|torte|eis|leckerlis?|leckerchen|futter|nahrung|snacks?|muffins?|pralinen|kaustangen|brot)',
  'meisenknodel|fettfutter|barf',
  `(?:biscuits?|friandises?|croquettes|patee|gateaux?|nourriture|gamelle) (?:de|a) (?:${ANIMALS.fr})`,
  // 'salsa para perritos calientes' is for people
  `para ${WHOSE}(?:${ANIMALS.es})(?! calientes?)`,
  `per ${WHOSE}(?:${ANIMALS.it})`,
  `voor ${WHOSE}(?:${ANIMALS.nl})`,
  '(?:honden|puppy|katten|paarden|vogel)(?:koek|koekjes?|snacks?|voer|taart|snoep|snoepjes?|ijs|brokken|brokjes|traktaties?)',
);

const BABIES_FOOD = anyOf(
  'bab(?:y|ies) (?:foods?|purees?|cereals?|rice|porridge|formula|brei)',
  // 'for baby back ribs', 'for baby shower' and 'for baby spinach' are not
  `(?:for|fur|pour|para|per|voor) ${WHOSE}(?:baby(?! (?!(?:led|s|from|ab|and|und|food)(?!\\p{L}))\\p{L})|babys|babies|bebes?|infants?|neonati|saugling(?:e|en)?)`,
  '(?:stage|first) (?:\\d )?(?:foods?|purees?)|(?:baby led )?weaning \\p{L}+|(?:baby|infant|toddler) formula',
  'baby(?:brei|nahrung|kost|glaschen|kekse?|hapjes?|voeding|papje|prakje)|beikost|(?:mittags|abend)brei|(?:milch |getreide |obst )?(?:getreide|obst) ?brei',
  '(?:purees?|petits? pots?|compotes?|repas|bouillies?|recettes?) (?:de |pour )?bebes?',
  'papillas?|pappa per (?:bambini|neonati|bebe)|svezzamento|omogeneizzat[oi]',
  '(?:fruit|groente)hapje',
);

const NOT_EATEN = anyOf(
  'play ?dough|salt dough(?!.*baked)|bath (?:bombs?|salts?)|(?:face|hair) masks?|(?:sugar|body|lip|foot|coffee) scrubs?|lip balm|slime$|toothpaste|(?:hand|face|body) (?:cream|lotion|butter|wash)|deodorant|(?:beeswax|scented|soy) candles?|(?:all purpose|oven|window|glass|bathroom|household|drain) cleaner|cloud dough|(?:laundry|dishwasher) (?:detergent|soap|tablets?)|soap$|shampoo|potpourri',
  'salzteig|knete|knetmasse|knetgummi|badesalz|badebomben?|badekugeln?|gesichtsmaske|lippenbalsam|lippenpflege|handcreme|korperbutter|(?:duft|bienenwachs)kerzen?|fingerfarben?|putzmittel|allzweckreiniger|zahnpasta|waschmittel|seife|korperpeeling',
  'pate a (?:sel|modeler)|bombes? de bain|masque (?:visage|cheveux)|(?<!.)masque (?:au|a la|a l)|baume a levres|slime maison|gommage|dentifrice|lessive|savon',
  'pasta de sal|plastilina|mascarilla (?:facial|capilar|de|para)|slime casero|desodorante|exfoliante|bombas de bano|jabon|detergente',
  'pasta di sale|maschera (?:viso|capelli)|slime fatto|deodorante|scrub corpo|bombe da bagno|sapone|dentifricio',
  'zoutdeeg|speelklei|lippenbalsem|slijm maken|allesreiniger|gezichtsmasker|bruisballen|badzout|zeep|tandpasta|wasmiddel',
);

/** Whether a name is of what no household is served: for animals, for babies, or not to eat. */
export function isForNoTable(name: string): boolean {
  const words = wordsOf(name).join(' ');
  return ANIMALS_FOOD.test(words) || BABIES_FOOD.test(words) || NOT_EATEN.test(words);
}
