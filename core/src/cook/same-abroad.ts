import type { Language, LanguageAbroad } from '../ingredients/languages/language.ts';
import type { StemOf } from './stem-of.ts';
import type { Food } from './step-food.ts';
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
    ['kakao', 'backkakao kakaopulver'],
    ['beeren', 'himbeeren blaubeeren heidelbeeren brombeeren johannisbeeren erdbeeren'],
    ['brot', 'baguette ciabatta toast toastbrot'],
  ],
  fr: [
    ['jaunes blancs jaune', 'œuf'],
    ['salade', 'laitue roquette mâche scarole batavia frisée romaine'],
    ['pain', 'baguette'],
    ['café', 'expresso espresso'],
    ['volaille', 'poulet dinde pintade'],
    ['pommes', 'golden reinettes boskoop'],
    ['champignons', 'girolles cèpes pleurotes'],
    ['fécule', 'maïzena'],
  ],
  es: [
    ['yema yemas clara claras', 'huevo'],
    ['fabes judías', 'alubias'],
    ['champiñones', 'setas'],
    ['ensalada', 'lechuga'],
    ['maicena', 'almidón'],
    ['cerdo', 'solomillo lomo'],
    ['pan', 'baguette'],
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
    ['polpa', 'pomodoro'],
  ],
  nl: [
    ['eidooier eidooiers dooier dooiers eigeel eiwit eiwitten', 'ei eieren'],
    ['appels appel', 'goudreinetten goudreinet elstar elstars jonagold jonagolds'],
    ['peen wortel wortels wortelen', 'winterpeen winterpenen waspeen wortel wortels bospeen'],
    ['sla', 'eikenbladsla ijsbergsla veldsla rucola kropsla'],
    ['koffie', 'espresso'],
    ['paddenstoelen', 'champignons'],
    ['biscuits koekjes biscuitjes', 'biscuitjes'],
    ['aardappels aardappelen', 'krieltjes'],
    ['spekjes', 'spekblokjes spekreepjes'],
  ],
};

type Called = ReadonlyMap<string, ReadonlySet<string>>;
const tables = new Map<Language, Called>();

function calledIn(language: LanguageAbroad, stemOf: StemOf): Called {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const made = new Map(
    CALLED[language].flatMap(([names, meant]) =>
      names.split(' ').map((name): [string, ReadonlySet<string>] => [name, new Set(meant.split(' ').map(stemOf))]),
    ),
  );
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
  const found = foods.flatMap((food) =>
    [...food.heads].filter((head) => meant.has(head)).map((head) => ({ food, head })),
  );
  return new Set(found.map(({ food }) => food)).size === 1 ? (found[0]?.head ?? null) : null;
}
