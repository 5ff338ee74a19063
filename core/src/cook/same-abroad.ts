import type { Language, LanguageAbroad } from '../ingredients/languages/language.ts';
import type { Food } from './food.ts';
import { onlyOne } from './only-one-also.ts';
import type { StemOf } from './stem-of.ts';
import type { Word } from './step-words.ts';

/** What a step may call a food that its list calls otherwise, where the list has no food of that name: the name, then what it may mean. */
const CALLED: Readonly<Record<LanguageAbroad, readonly (readonly [names: string, meant: string])[]>> = {
  de: [
    ['eigelb eigelbe eidotter dotter eiweiß eiweiße eiweiss eiklar', 'ei eier'],
    ['speck', 'pancetta guanciale bacon'],
    ['schafskäse hirtenkäse', 'feta'],
    ['feta', 'schafskäse hirtenkäse'],
    ['pilze pilzen', 'champignons pfifferlinge steinpilze austernpilze kräuterseitlinge'],
    ['kaffee', 'espresso'],
    ['kartoffel kartoffeln', 'drillinge'],
    ['lauch', 'porree'],
    ['porree', 'lauch'],
    ['wein weißwein', 'riesling grauburgunder chardonnay'],
    ['wein rotwein', 'spätburgunder merlot dornfelder'],
    ['wraps fladen', 'tortillas tortilla weizentortillas'],
    ['kürbis', 'hokkaido butternut muskatkürbis'],
    ['kakao', 'backkakao kakaopulver'],
    ['beeren', 'himbeeren blaubeeren heidelbeeren brombeeren johannisbeeren erdbeeren'],
    ['brot', 'baguette ciabatta toast toastbrot'],
    ['würstel würstchen wurst würste', 'frankfurter wiener debreziner bratwurst bratwürste krakauer chorizo'],
    ['nüsse nüssen', 'mandeln cashewkerne cashews pistazien pekannüsse'],
    ['ei eier eiern', 'eigelb eigelbe'],
    ['fett', 'öl frittieröl frittierfett pflanzenfett schmalz schweineschmalz butterschmalz gänseschmalz kokosfett'],
    ['früchte früchten obst', 'beeren himbeeren erdbeeren kirschen pfirsiche'],
    ['zwiebel zwiebeln', 'schalotte schalotten'],
    ['pistazien', 'pistazienkerne'],
    ['pinien', 'pinienkerne'],
    ['cashews cashewnüsse', 'cashewkerne'],
    ['walnüsse', 'walnusskerne walnusshälften'],
    ['haselnüsse', 'haselnusskerne'],
    ['erdnüsse', 'erdnusskerne'],
    ['toastbrot toast toastscheiben', 'sandwichtoast buttertoast vollkorntoast toast toastbrot'],
    ['weißweinessig essig', 'condimento'],
    ['rindfleisch', 'rindergulasch rinderbraten tafelspitz'],
  ],
  fr: [
    ['lardons lardon', 'lard poitrine'],
    ['jaunes blancs jaune', 'œuf'],
    ['salade', 'laitue roquette mâche scarole batavia frisée romaine'],
    ['pain', 'baguette'],
    ['café', 'expresso espresso'],
    ['volaille', 'poulet dinde pintade'],
    ['pommes', 'golden reinettes boskoop'],
    ['champignons', 'girolles cèpes pleurotes'],
    ['fécule', 'maïzena'],
    ['courge', 'potimarron potiron butternut'],
    ['chicons chicon', 'endives endive'],
    ['fruits', 'framboises fraises myrtilles cerises pêches'],
    ['graisse', 'saindoux'],
    ['vin', 'muscadet riesling chablis bourgogne bordeaux'],
    ['saucisses saucisse', 'merguez chipolatas knacks diots'],
    ['coquillages', 'moules palourdes coques'],
    ['patates', 'pommes'],
    ['lardons', 'poitrine'],
    ['échalotes', 'échalote'],
  ],
  es: [
    ['yema yemas clara claras', 'huevo'],
    ['fabes judías', 'alubias'],
    ['champiñones', 'setas'],
    ['ensalada', 'lechuga'],
    ['maicena', 'almidón'],
    ['cerdo', 'solomillo lomo'],
    ['pan', 'baguette'],
    ['costillas', 'costillar costillares'],
    ['aceite', 'aove evoo'],
    ['grasa', 'manteca'],
    ['salchichas', 'frankfurt frankfurts chorizos'],
    ['tomates tomate', 'jitomate jitomates'],
    ['vino', 'jerez manzanilla rioja albariño'],
    ['fruta frutas', 'fresas frambuesas arándanos cerezas mango'],
    ['papas papa', 'patata patatas'],
    ['pan', 'hogaza barra'],
  ],
  it: [
    ['tuorlo tuorli albume albumi', 'uovo uova'],
    ['pomodori pomodoro', 'pelati pomodorini passata polpa'],
    ['pelati', 'pomodori'],
    ['fagioli', 'borlotti cannellini'],
    ['insalata', 'lattuga rucola songino'],
    ['caffè', 'espresso'],
    ['funghi', 'champignon porcini'],
    ['biscotti', 'savoiardi'],
    ['mozzarella', 'fior'],
    ['parmigiano', 'grana'],
    ['grana', 'parmigiano'],
    ['polpa', 'pomodoro'],
    ['uova uovo', 'tuorli tuorlo'],
    ['rossi', 'tuorlo tuorli uovo uova'],
    ['bianchi chiare', 'albume albumi uovo uova'],
    ['vino', 'marsala prosecco chianti vermentino'],
    ['frutta', 'fragole lamponi mirtilli pesche ciliegie'],
    ['gamberi gamberetti', 'gamberetti gamberi gamberoni mazzancolle'],
    ['legumi', 'fagioli ceci lenticchie borlotti cannellini'],
    ['olio', 'evo'],
    ['pesce', 'merluzzo orata branzino spigola'],
  ],
  nl: [
    ['doperwten erwten erwtjes doperwtjes', 'tuinerwten diepvrieserwten'],
    ['tuinerwten erwten', 'doperwten doperwtjes'],
    [
      'eidooier eidooiers dooier dooiers eigeel eiwit eiwitten',
      'ei eieren eierdooier eierdooiers eidooier eidooiers eigeel',
    ],
    ['appels appel', 'goudreinetten goudreinet elstar elstars jonagold jonagolds'],
    ['peen wortel wortels wortelen', 'winterpeen winterpenen waspeen wortel wortels bospeen'],
    ['sla', 'eikenbladsla ijsbergsla veldsla rucola kropsla'],
    ['koffie', 'espresso'],
    ['paddenstoelen', 'champignons'],
    ['biscuits koekjes biscuitjes', 'biscuitjes'],
    ['aardappels aardappelen', 'krieltjes'],
    ['spekjes', 'spekblokjes spekreepjes'],
    ['peren peer', 'stoofperen stoofpeer handperen handpeer'],
    [
      'bouillontablet bouillontabletten bouillonblokje bouillonblokjes tablet',
      'runderbouillontablet kippenbouillontablet groentebouillontablet runderbouillonblokje kippenbouillonblokje groentebouillonblokje',
    ],
    ['nootjes noten', 'pinda pinda’s amandelen walnoten cashewnoten hazelnoten pecannoten pistachenoten'],
    ['worst worstjes', 'chipolata chipolata’s braadworst'],
    ['ajuin ajuinen uien ui', 'ui uien ajuin ajuinen sjalot sjalotten'],
    ['vet', 'reuzel'],
    ['wraps wrap', 'tortilla tortilla’s'],
    ['fruit vruchten', 'frambozen aardbeien bessen bosbessen blauwe kersen mango'],
  ],
};

type Called = ReadonlyMap<string, ReadonlySet<string>>;
const tables = new Map<Language, Called>();

function calledIn(language: LanguageAbroad, stemOf: StemOf): Called {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const made = new Map<string, ReadonlySet<string>>();
  for (const [names, meant] of CALLED[language])
    for (const name of names.split(' '))
      made.set(name, new Set([...(made.get(name) ?? []), ...meant.split(' ').map(stemOf)]));
  tables.set(language, made);
  return made;
}

/**
 * The stem by which the list has the one food that a word of a step may mean: 'tuorli' the eggs, 'Speck' the pancetta. Null where there
 * is none, or several.
 * @param behind the word behind it in the step: 'blancs de poulet' are no whites of eggs
 */
export function calledOtherwise(
  word: Word,
  behind: Word | undefined,
  foods: readonly Food[],
  { language, stemOf, vocabulary }: { language: LanguageAbroad; stemOf: StemOf; vocabulary: ReadonlySet<string> },
): string | null {
  const meant = calledIn(language, stemOf).get(word.text);
  if (meant === undefined) return null;
  if (behind !== undefined && !behind.breaksBefore && vocabulary.has(behind.stem)) return null;
  return onlyOne(
    foods.flatMap((food) => [...food.heads].filter((head) => meant.has(head)).map((head) => ({ food, word: head }))),
  );
}
