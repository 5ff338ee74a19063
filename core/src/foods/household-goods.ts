import { fold } from '../ingredients/languages/fold.ts';

/**
 * What a shop sells besides food, in six languages, without accents and in the singular. 'Dog food', 'Backpapier', 'bougies
 * d’anniversaire' and 'carta da cucina' would else be looked for among what is eaten.
 */
const ENGLISH = `
  toilet|loo (?:roll|paper)|kitchen (?:roll|towel|paper)|paper towel|napkin|tissue|foil|cling ?film|plastic wrap|parchment|baking (?:paper|cup)|
  greaseproof|bin (?:bag|liner)|(?:piping|icing) bag|(?:trash|garbage|sandwich|freezer|zip ?lock) bag|zip ?lock|detergent|washing|dishwasher|softener|
  bleach|cleaner|cleaning|descaler|sponge|scourer|scouring|cloth|rubber glove|soap|shampoo|conditioner|shower|toothpaste|toothbrush|
  floss|mouthwash|deodorant|razor|shaving|tampon|sanitary|napp(?:y|ie)|diaper|wipe|cotton (?:wool|bud|pad)|plaster|bandage|
  paracetamol|ibuprofen|aspirin|vitamin|medicine|batter(?:y|ie)|light ?bulb|candle|match(?:box)?|lighter(?= fluid|$)|charcoal|firelighter|
  (?:cat|dog|pet) (?:food|litter|treat|biscuit)|bird seed|bouquet(?! garni)|wrapping|ballpoint pen|(?:birthday|greetings?|christmas|gift) card|notebook|magazine|newspaper|
  sun ?cream|sun ?screen|moisturiser|lotion|lip balm|hair (?:spray|gel|brush|dye|clip)|hairbrush|nail varnish|skewer|cocktail stick|
  toothpick|lollipop stick|paper (?:plate|cup)|drinking straw|(?:muffin|cupcake|cake) (?:case|liner)|kitchen string|twine|air freshener|
  (?:fabric|stain|shoe|furniture) (?:softener|remover|polish)|moth ball|water filter|cut flower|flower(?=s?$)`;

/** German and Dutch: '~' in front stands for the beginning of a compound. */
const GERMAN = `
  (?!reis|rijst)~papier(?! de riz)|~tuch|~tucher|serviette|(?!olijf)~folie|mullsack|mullbeutel|gefrierbeutel|~spulmittel|~waschmittel|waschpulver|kuchenrolle|
  klorolle|zewa|weichspuler|~reiniger|putzmittel|entkalker|schwamm|topfreiniger|gummihandschuh|~seife|duschgel|zahnpasta|zahncreme|
  zahnburste|zahnseide|mundwasser|deo|rasier\\w*|slipeinlage|windel|wattepad|wattestabchen|pflaster|gluhbirne|kerze|
  streichholz\\w*|feuerzeug|grillkohle|holzkohle|anzunder|hundefutter|katzenfutter|katzenstreu|tierfutter|sonnencreme|handcreme|
  lippenpflege|zahnstocher|~spiess|kuchengarn|muffinform\\w*|pappteller|pappbecher|strohhalm|trinkhalm|
  spulmaschinen\\w*|wasserfilter|blumenstrauss|schnittblume|backform`;

const FRENCH = `
  papier(?! de riz)|essuie tout|sopalin|mouchoir|serviette|aluminium|film|sac poubelle|sac congelation|liquide vaisselle|
  produit vaisselle|lessive|adoucissant|pastille lave vaisselle|tablette lave vaisselle|javel|nettoyant|eponge|gant|savon|
  apres shampo\\w*|shampo\\w*|gel douche|dentifrice|brosse|fil dentaire|bain de bouche|deodorant|rasoir|mousse a raser|couche|coton|
  pansement|pile|ampoule|bougie|allumette(?!s? de)|briquet|charbon|croquette (?:chat|chien|pour)|litiere|creme solaire|baume a levre|
  cure dent|pique (?:a brochette|en bois)|brochette (?:en|de) (?:bois|bambou)|ficelle de (?:cuisine|boucher)|caissette|assiette en carton|gobelet|desodorisant|detartrant`;

const SPANISH = `
  papel(?! de (?:arroz|oblea))|servilleta|panuelo|aluminio|film|bolsa de (?:basura|congelacion)|lavavajilla|detergente|suavizante|lejia|
  limpia\\w*|estropajo|esponja|bayeta|guante|jabon|champu|gel de ducha|dentifrico|pasta de diente|cepillo|hilo dental|
  enjuague bucal|desodorante|maquinilla|compresa|panal|algodon|tirita|bombilla|vela|cerilla|mechero|carbon|pienso|
  brochetas? de (?:madera|bambu)|pinchos? de (?:madera|bambu)|comida para (?:gato|perro)|arena para gato|protector solar|palillo|hilo de cocina|ambientador`;

const ITALIAN = `
  carta(?! di riso| da musica)|scottex|fazzolett[oi]|tovagliol[oi]|alluminio|pellicola|sacc(?:o|hi) (?:della )?spazzatura|detersivo|
  ammorbidente|candeggina|sgrassatore|spugn(?:a|e|etta|ette)|guant[oi]|sapone|balsamo|bagnoschiuma|dentifricio|spazzolin[oi]|
  filo interdentale|collutorio|rasoi?|assorbent[ei]|pannolin[oi]|cotone|cerott[oi]|pil[ae]|batteri[ae]|lampadin[ae]|candel[ae]|
  fiammifer[oi]|accendino|carbonella|croccantini|cibo per (?:gatti|cani|gatto|cane)|lettiera|crema solare|stuzzicadent[ei]|(?:spiedin[oi]|stecch(?:ini|ino|i)) (?:di|in) (?:legno|bambu)|carbone(?: vegetale)?|spago|
  pirottin[oi]|pastigli[ae] (?:per )?lavastoviglie`;

const DUTCH = `
  (?!reis|rijst)~papier(?! de riz)|keukenrol|servet|servetten|zakdoek\\w*|(?!olijf)~folie|vuilniszak|vuilniszakken|diepvrieszak\\w*|boterhamzak\\w*|afwasmiddel|
  wasmiddel|waspoeder|wasverzachter|vaatwas\\w*|bleekmiddel|chloor|schoonmaak\\w*|allesreiniger|ontkalker|schuurspons\\w*|spons|sponzen|
  handschoen|~zeep|douchegel|tandpasta|tandenborstel|flosdraad|mondwater|scheer\\w*|maandverband|luier|watten|wattenstaafje|
  pleister|batterij|gloeilamp|~kaars|~kaarsen|lucifer|aansteker|houtskool|kattenvoer|hondenvoer|kattenbakvulling|zonnebrand\\w*|
  tandenstoker|~prikker|~prikkers|houten (?:spies|spiesen|stokje|stokjes)|satestokje|sateprikker|cocktailprikker|keukentouw|bakvorm\\w*|luchtverfrisser`;

const oneLine = (words: string): string => words.replace(/\s*\n\s*/g, '').replaceAll('~', '\\w*');

/** 'Sacs poubelle', 'bolsas de basura': the noun in front is the one that has a plural. */
const withPlurals = (words: string): string => oneLine(words).replace(/(?<=[a-z]) (?=[a-z(])/g, 's? ');

const OTHERS = [...[ITALIAN, DUTCH].map(oneLine), ...[FRENCH, SPANISH].map(withPlurals)].join('|');
const HOUSEHOLD = new RegExp(
  `(?<!\\w)(?:(?:${oneLine(ENGLISH)})(?:e?s)?|(?:${oneLine(GERMAN)})(?:e?s|e?n|e)?|(?:${OTHERS})(?:e?s|e?n)?)(?!\\w)`,
);

/**
 * Whether a name is nothing to eat: kitchen roll, washing-up liquid, candles.
 * @param name as a person wrote it
 */
export const isHouseholdGood = (name: string): boolean => HOUSEHOLD.test(fold(name).replace(/[^a-z0-9]+/g, ' '));
