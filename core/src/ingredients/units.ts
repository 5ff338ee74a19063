import { editDistance } from './edit-distance.ts';

/**
 * The closed set of units an ingredient can be measured in, how they are spelled, and how they convert.
 *
 * Conversion goes through one table per dimension. Sources of the factors:
 * - Mass: international avoirdupois pound of 1959, 0.45359237 kg exactly (NIST Special Publication 811, appendix B).
 * - Volume: US customary gallon of 231 cubic inches (NIST Handbook 44, appendix C); litre = 1 dm³ (SI brochure).
 * - Length: international inch, 2.54 cm exactly (NIST Special Publication 811, appendix B).
 *
 * Decisions where the same word means several sizes:
 * - cup, tbsp, tsp, fl oz, pint, quart and gallon are US customary, so that 1 cup = 16 tbsp = 48 tsp = 8 fl oz stays
 *   exact and the cup is the one food tables weigh (236.6 ml). A metric spoon (5 and 15 ml) differs by 1.4 %, an imperial
 *   fluid ounce by 4 %, which is below the error of any spoon. Only the pint differs much (imperial: 568 ml); British
 *   recipes print it beside millilitres, which are read first, so a pint that stands alone is nearly always American.
 * - dessertspoon is two teaspoons; centilitre, decilitre, litre are metric.
 */

/** Every unit, by its canonical short name. `fl oz` is a volume, `oz` a mass; `can` is a tin too. */
export const UNITS = [
  'mg',
  'g',
  'kg',
  'oz',
  'lb',
  'ml',
  'cl',
  'dl',
  'l',
  'tsp',
  'dsp',
  'tbsp',
  'fl oz',
  'cup',
  'pint',
  'quart',
  'gallon',
  'mm',
  'cm',
  'inch',
  'can',
  'jar',
  'bottle',
  'packet',
  'bag',
  'box',
  'carton',
  'container',
  'punnet',
  'tube',
  'sleeve',
  'clove',
  'bunch',
  'bundle',
  'head',
  'bulb',
  'stick',
  'stalk',
  'rib',
  'stem',
  'sprig',
  'branch',
  'leaf',
  'ear',
  'spear',
  'slice',
  'rasher',
  'strip',
  'wedge',
  'segment',
  'sheet',
  'square',
  'cube',
  'block',
  'bar',
  'ball',
  'nest',
  'log',
  'loaf',
  'round',
  'ring',
  'disc',
  'slab',
  'rack',
  'fillet',
  'breast',
  'thigh',
  'piece',
  'thumb',
  'knob',
  'handful',
  'pinch',
  'dash',
  'drop',
  'splash',
  'drizzle',
  'squeeze',
  'glug',
  'scrape',
  'scoop',
  'shot',
  'glass',
  'part',
  'serving',
  'recipe',
] as const;
export type Unit = (typeof UNITS)[number];

/** What a unit measures; `count` is everything that is counted and cannot be converted. */
export type UnitDimension = 'mass' | 'volume' | 'length' | 'count';

/** An amount: so many of a unit. */
export type Measure = { quantity: number; unit: Unit };

/** Grams in one unit. */
const MASS_G: Partial<Record<Unit, number>> = { mg: 0.001, g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

/** Millilitres in one unit. The US gallon is 3785.411784 ml; every other US measure is a whole fraction of it. */
const GALLON_ML = 3785.411784;
const VOLUME_ML: Partial<Record<Unit, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tsp: GALLON_ML / 768,
  dsp: GALLON_ML / 384,
  tbsp: GALLON_ML / 256,
  'fl oz': GALLON_ML / 128,
  cup: GALLON_ML / 16,
  pint: GALLON_ML / 8,
  quart: GALLON_ML / 4,
  gallon: GALLON_ML,
};

/** Millimetres in one unit. */
const LENGTH_MM: Partial<Record<Unit, number>> = { mm: 1, cm: 10, inch: 25.4 };

const DIMENSIONS: readonly (readonly [UnitDimension, Partial<Record<Unit, number>>])[] = [
  ['mass', MASS_G],
  ['volume', VOLUME_ML],
  ['length', LENGTH_MM],
];

const DIMENSION_OF: ReadonlyMap<string, UnitDimension> = new Map(
  DIMENSIONS.flatMap(([dimension, table]) =>
    Object.keys(table).map((unit): [string, UnitDimension] => [unit, dimension]),
  ),
);

/** What a unit measures. */
export const unitDimension = (unit: Unit): UnitDimension => DIMENSION_OF.get(unit) ?? 'count';

const SPOONS: ReadonlySet<Unit> = new Set(['tsp', 'dsp', 'tbsp', 'cup']);

/** Whether a unit says how much by itself: a pinch and 'cup of milk' are one, 'g' without a number is nobody knows how many. */
export const saysAmountAlone = (unit: Unit): boolean => unitDimension(unit) === 'count' || SPOONS.has(unit);

/**
 * A quantity of one unit in another unit of the same dimension, rounded to 15 significant digits so that exact
 * conversions stay exact (3 tsp is 1 tbsp). Null when the two do not convert: different dimensions, or counted units
 * that differ.
 */
export function convert(quantity: number, from: Unit, to: Unit): number | null {
  if (from === to) return quantity;
  for (const [, table] of DIMENSIONS) {
    const [factor, divisor] = [table[from], table[to]];
    if (factor !== undefined && divisor !== undefined) return Number(((quantity * factor) / divisor).toPrecision(15));
  }
  return null;
}

/** A measure in grams, or null when it is not a mass. */
export function measureGrams(measure: Measure): number | null {
  return convert(measure.quantity, measure.unit, 'g');
}

/** A measure in millilitres, or null when it is not a volume. */
export function measureMillilitres(measure: Measure): number | null {
  return convert(measure.quantity, measure.unit, 'ml');
}

/**
 * Every spelling, lower case, one line a unit. Words of other languages are those printed in recipes: German EL and TL,
 * Dutch el and tl, Swedish msk and tsk, Norwegian ss and ts, French c. à s. and c. à c., Spanish cda and cdta, Italian
 * cucchiaio and cucchiaino, and words of Turkish, Hungarian, Slavic and Nordic languages, Portuguese, Greek and Russian. A spelling of several words is looked up with single spaces.
 */
const SPELLINGS: Record<Unit, string> = {
  mg: 'mg,milligram,milligrams,milligramme,milligrammes',
  g: 'g,gr,grs,gm,gms,gram,grams,gramme,grammes,gramm,gramos,gramo,grammi,grammo,gramas,г,γρ',
  kg: 'kg,kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes,кг',
  oz: 'oz,ozs,ounce,ounces,onz,onza,onzas',
  lb: 'lb,lbs,pound,pounds,ib,ibs,libra,libras,#',
  ml: 'ml,mls,milliliter,milliliters,millilitre,millilitres,cc,мл',
  cl: 'cl,centiliter,centiliters,centilitre,centilitres',
  dl: 'dl,deciliter,deciliters,decilitre,decilitres',
  l: 'l,lt,ltr,ltrs,liter,liters,litre,litres,litro,litros,litri,л',
  tsp: 'tsp,tsps,tspn,tps,teasp,teaspoon,teaspoons,tea spoon,tea spoons,teaspoonful,teaspoonfuls,ts,tl,teelöffel,theelepel,theelepels,tsk,tesked,teskje,cc.,cdta,cdtas,cucharadita,cucharaditas,cucchiaino,cucchiaini,łyżeczka,łyżeczki,colher de chá,colheres de chá,c. de chá,kl,čl,tk,cuillère à café,cuillères à café,cuillere a cafe,cuilleres a cafe,c. à c.,c.à.c.,càc,cac,c à c,c. à café,c à café,lyžička,lyžičky,lyžičiek,lžička,lžičky,lžiček,žličica,žličice,łyżeczek,teáskanál,kávéskanál,çay kaşığı,ч. л.,ч.л.,чайная ложка,чайные ложки,чайных ложек,κ.γ.,κ. γ.,κ. γλυκού,κουταλάκι,κουταλάκια,čajová lyžička,čajové lyžičky,čajových lyžičiek,čajová lžička,čajové lžičky,čajových lžiček,linguriță,lingurițe,teelusikallinen',
  dsp: 'dsp,dsps,dstspn,dessertspoon,dessertspoons,dessert spoon,dessert spoons,tatlı kaşığı',
  tbsp: 'tbsp,tbsps,tbps,tblps,tbspn,tbs,tbl,tbls,tblsp,tblsps,tblspn,tb,tablespoon,tablespoons,table spoon,table spoons,tablespoonful,tablespoonfuls,el,esslöffel,eetlepel,eetlepels,msk,matsked,ss,spiseskje,cda,cdas,cucharada,cucharadas,cucchiaio,cucchiai,łyżka,łyżki,łyżek,colher de sopa,colheres de sopa,c. de sopa,spsk,pl,ek,cuillère à soupe,cuillères à soupe,cuillere a soupe,cuilleres a soupe,c. à s.,c.à.s.,càs,cas,c à s,c. à soupe,c à soupe,lyžica,lyžice,lyžíc,lžíce,lžic,žlica,žlice,evőkanál,yemek kaşığı,ст. л.,ст.л.,столовая ложка,столовые ложки,столовых ложек,κ.σ.,κ. σ.,κ. σούπας,κουταλιά,κουταλιές,polievková lyžica,polievkové lyžice,polievkových lyžíc,polévková lžíce,polévkové lžíce,polévkových lžic,lingură,linguri,rkl,ruokalusikallinen',
  'fl oz': 'fl oz,fl. oz,fl ozs,fl. ozs,floz,fl ounce,fl ounces,fluid oz,fluid ounce,fluid ounces,fl',
  cup: 'cup,cups,c,mug,mugs,teacup,teacups,tasse,tassen,tasses,taza,tazas,tazza,tazze,xícara,xícaras,cupful,cupfuls,kop,half-pint,half-pints,half pint,half pints,szklanka,szklanki,szklanek,φλιτζάνι,φλιτζάνια,φλ.,csésze,hrnek,hrnky,hrnků,šálek,šálka,šálky,šálků,šálok,šalica,šalice,kopp,koppar,kopper,cană,căni,chávena,chávenas,стакан,стакана,стаканов',
  pint: 'pint,pints,pt,pts',
  quart: 'quart,quarts,qt,qts',
  gallon: 'gallon,gallons,gal,gals',
  mm: 'mm,millimetre,millimetres,millimeter,millimeters',
  cm: 'cm,cms,centimetre,centimetres,centimeter,centimeters',
  inch: 'inch,inches,in,"',
  can: 'can,cans,tin,tins,dose,dosen,lata,latas,blik,burk,boks',
  jar: 'jar,jars,glas',
  bottle: 'bottle,bottles,btl,btls,flasche,flaschen,bouteille,botella',
  packet:
    'packet,packets,package,packages,pack,packs,pkg,pkgs,pkt,pkts,pck,sachet,sachets,envelope,envelopes,env,envs,pouch,pouches,pk,pks,packung,päckchen,paquet,paquete,pakje,paket,bustina,csomag,förpackning,forpackning,opakowanie,balíček,balenie,pacote,pacotes',
  bag: 'bag,bags,beutel',
  box: 'box,boxes',
  carton: 'carton,cartons,ctn,ctns',
  container: 'container,containers,tub,tubs,pot,pots,becher',
  punnet: 'punnet,punnets,basket,baskets',
  tube: 'tube,tubes',
  sleeve: 'sleeve,sleeves',
  clove:
    'clove,cloves,zehe,zehen,knoblauchzehe,gousse,gousses,diente,dientes,spicchio,spicchi,klyfta,klyftor,teen,tenen,fed,strúčik,strúčiky,strúčikov,stroužek,stroužky,stroužků,ząbek,ząbki,ząbków,gerezd,diş,dente,dentes,češanj,зубчик,зубчика,зубчиков,σκελίδα,σκελίδες,båt,båter,cățel,căței,kynsi,kynttä',
  bunch:
    'bunch,bunches,bund,bundt,botte,manojo,mazzo,bosje,knippe,demet,csokor,zväzok,svazek,pęczek,maço,maços,пучок,ματσάκι,пучка,ματσάκια,ματσ.,pęczki,pęczka,legătură',
  bundle: 'bundle,bundles',
  head: 'head,heads,hd,hds,fej',
  bulb: 'bulb,bulbs',
  stick: 'stick,sticks',
  stalk: 'stalk,stalks',
  rib: 'rib,ribs',
  stem: 'stem,stems',
  branch: 'branch,branches',
  sprig:
    'sprig,sprigs,twig,twigs,zweig,zweige,brin,brins,ramita,rametto,takje,takjes,szál,gałązka,gałązki,kvist,kvistar',
  leaf: 'leaf,leaves,blatt,blätter,feuille,feuilles,hoja,hojas',
  ear: 'ear,ears',
  spear: 'spear,spears',
  slice:
    'slice,slices,scheibe,scheiben,tranche,tranches,rebanada,fetta,fette,skiva,skivor,skive,skiver,szelet,plátok,plátky,plátek,dilim,fatia,fatias',
  rasher: 'rasher,rashers',
  strip: 'strip,strips',
  wedge: 'wedge,wedges',
  segment: 'segment,segments',
  sheet: 'sheet,sheets',
  square: 'square,squares',
  cube: 'cube,cubes',
  block: 'block,blocks',
  bar: 'bar,bars',
  ball: 'ball,balls',
  nest: 'nest,nests',
  log: 'log,logs',
  loaf: 'loaf,loaves',
  round: 'round,rounds',
  ring: 'ring,rings',
  disc: 'disc,discs,disk,disks',
  slab: 'slab,slabs',
  rack: 'rack,racks',
  fillet: 'fillet,fillets,filet,filets',
  breast: 'breast,breasts',
  thigh: 'thigh,thighs',
  piece:
    'piece,pieces,link,links,count,pc,pcs,pce,pces,chunk,chunks,hunk,hunks,stück,stk,db,ks,unid,stuk,stuks,pièce,pieza,ea,adet,tane,darab,kusy,kusů,szt,sztuka,sztuki,unidade,unidades,шт,τεμ.,τεμάχια,kpl,bucată,bucăți,buc.',
  thumb: 'thumb,thumbs',
  knob: 'knob,knobs,nub,dollop,dollops,noix',
  handful: 'handful,handfuls,handsful,handsfull,handfull,handvoll,poignée,puñado,manciata,handvol,fistful,fistfuls',
  pinch:
    'pinch,pinches,prise,prisen,pincée,pincées,pizca,pizzico,pitada,szczypta,csipet,snufje,krm,nypa,tutam,štipka,štipku,špetka,щепотка,πρέζα,pitadas',
  dash: 'dash,dashes,spritzer',
  drop: 'drop,drops',
  splash: 'splash,splashes,schuss',
  drizzle: 'drizzle,drizzles',
  squeeze: 'squeeze,squeezes',
  glug: 'glug,glugs',
  scrape: 'scrape,scrapes,grating,gratings',
  scoop: 'scoop,scoops,ladle,ladles,ladleful,ladlefuls',
  shot: 'shot,shots,jigger,jiggers',
  glass: 'glass,glasses,wineglass,wineglasses,wine glass,wine glasses,verre',
  part: 'part,parts',
  serving: 'serving,servings,portion,portions',
  recipe: 'recipe,recipes,batch,batches,quantity,quantities',
};

/** Exported for its test: every spelling with the unit it means. */
export const UNIT_SPELLINGS: readonly (readonly [string, Unit])[] = UNITS.flatMap((unit) =>
  SPELLINGS[unit].split(',').map((spelling): [string, Unit] => [spelling, unit]),
);
const UNIT_BY_SPELLING = new Map<string, Unit>(UNIT_SPELLINGS);

/** The longest spelling in words, for readers that look units up word by word. */
export const UNIT_SPELLING_MAX_WORDS = 3;

/**
 * The unit a spelling means ('tablespoons', 'Tbsp.', 'T', 'fl. oz.', 'tins'), or null. Case matters only for the single
 * letters t (teaspoon) and T (tablespoon).
 */
export function parseUnit(spelling: string): Unit | null {
  const known = UNIT_BY_SPELLING.get(spelling);
  if (known !== undefined) return known;
  const trimmed = spelling.trim();
  const bare = trimmed.replace(/\.$/, '');
  if (bare === 'T') return 'tbsp';
  if (bare === 't') return 'tsp';
  const lower = trimmed.toLowerCase();
  return (
    UNIT_BY_SPELLING.get(lower) ?? (bare === trimmed ? undefined : UNIT_BY_SPELLING.get(bare.toLowerCase())) ?? null
  );
}

/** Long spellings that are known with a letter wrong; short ones would be taken for foods. */
const MENDABLE = ['tablespoon', 'tablespoons', 'teaspoon', 'teaspoons', 'ounce', 'ounces', 'pound', 'pounds'];

/** The unit that a misspelt word behind a number means: 'tablespoos', 'teapsoons'. Null when it may be another word. */
export function misspeltUnit(word: string): Unit | null {
  const lower = word.toLowerCase();
  if (lower.length < 5) return null;
  for (const spelling of MENDABLE) {
    if (spelling[0] !== lower[0] || (spelling.length < 8 && lower.length > 6)) continue;
    const limit = spelling.length < 8 ? 1 : 2;
    if (editDistance(lower, spelling, limit) <= limit) return UNIT_BY_SPELLING.get(spelling) ?? null;
  }
  return null;
}

const ABBREVIATED = new Set<Unit>(
  'mg,g,kg,oz,lb,ml,cl,dl,l,tsp,dsp,tbsp,fl oz,mm,cm'.split(',').map((unit) => unit as Unit),
);
const IRREGULAR_PLURALS: Partial<Record<Unit, string>> = { leaf: 'leaves', loaf: 'loaves' };

/** British for what cream, yoghurt and basil come in. */
const SHOWN_AS: Partial<Record<Unit, string>> = { container: 'pot' };

/**
 * A unit as it is shown: abbreviations never change, words take a plural for anything above one ('2 cups', '½ cup',
 * '1 cup'). Zero counts as many; no quantity counts as one.
 */
export function formatUnit(unit: Unit, quantity: number | null): string {
  const shown = SHOWN_AS[unit] ?? unit;
  if (ABBREVIATED.has(unit) || quantity === null || (quantity > 0 && quantity <= 1)) return shown;
  return IRREGULAR_PLURALS[unit] ?? (/(?:s|x|ch|sh)$/.test(shown) ? `${shown}es` : `${shown}s`);
}

const UNIT_NAMES: ReadonlySet<string> = new Set(UNITS);

/** A unit as a recipe or a list keeps it, shown behind its quantity: '3 cloves'. Words that are no unit of ours stay as they are. */
export function unitText(unit: string, quantity: number): string {
  return UNIT_NAMES.has(unit) ? formatUnit(unit as Unit, quantity) : unit;
}
