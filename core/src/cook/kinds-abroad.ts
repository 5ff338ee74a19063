import type { LanguageAbroad } from '../ingredients/languages/language.ts';
import type { Food } from './food.ts';
import { isSeasoning } from './season-by-verb.ts';
import type { StemOf } from './stem-of.ts';
import type { Word } from './step-words.ts';

/** What a step means by 'die Gewürze', 'tutte le verdure', 'los ingredientes secos'. */
type Kind = 'spice' | 'herb' | 'vegetable' | 'dry' | 'meat' | 'flour' | 'cheese';

/** Phrases for all of a kind, in lower case, whole words. */
const PHRASES: Readonly<Record<LanguageAbroad, Readonly<Partial<Record<Kind, string>>>>> = {
  de: {
    spice: 'gewürze[n]?',
    herb: 'kräutern?',
    vegetable: 'gemüse|gemüsesorten',
    dry: 'trockene[nr]? zutaten',
    flour: 'beiden? (?:mehle|mehlsorten)|mehlsorten',
    cheese: 'beiden? (?:käse|käsesorten)|käsesorten',
  },
  fr: {
    spice: '(?:(?:les|d’|des|aux) ?)?épices',
    herb: '(?:les|aux) (?:herbes|aromates)',
    vegetable: '(?:les|des) légumes',
    dry: 'ingrédients secs',
    meat: '(?:les|deux) viandes',
    flour: '(?:les|deux) farines',
    cheese: '(?:les|deux|trois) fromages',
  },
  es: {
    spice: '(?:(?:todas )?las )?especias|(?:(?:todos )?los )?condimentos',
    herb: 'las hierbas',
    vegetable: '(?:la|las|los|todas las|todos los) (?:verduras?|hortalizas|vegetales)',
    dry: 'ingredientes secos',
    meat: 'las carnes',
    flour: '(?:las|dos) harinas',
    cheese: '(?:los|dos|tres) quesos',
  },
  it: {
    spice: 'le spezie',
    herb: '(?:le erbe|gli aromi|gli odori)',
    vegetable: '(?:le|altre) verdure|la verdura|gli odori',
    dry: '(?:ingredienti secchi|(?:le|con le) polveri)',
    meat: 'le carni',
    flour: '(?:le|due) farine',
    cheese: '(?:i|due|tre) formaggi',
  },
  nl: {
    spice: '(?:de|alle) (?:kruiden|specerijen)',
    herb: '(?:de|verse|groene) kruiden',
    vegetable: '(?:de|alle|overige) (?:\\p{L}+ ){0,2}groente[ns]?',
    dry: 'droge ingrediënten',
    flour: 'beide (?:meelsoorten|soorten (?:meel|bloem))',
    cheese: '(?:de|beide|alle) (?:kazen|kaassoorten)',
  },
};

const MEMBERS: Readonly<Record<LanguageAbroad, Readonly<Partial<Record<Kind, string>>>>> = {
  de: {
    spice:
      'kümmel kreuzkümmel koriander kurkuma zimt zimtstange kardamom nelke nelken gewürznelken piment pimentkörner muskat muskatnuss paprikapulver currypulver curry chili chilipulver chiliflocken zwiebelpulver knoblauchpulver knoblauchgranulat cayennepfeffer ingwerpulver lorbeer lorbeerblatt lorbeerblätter wacholder wacholderbeeren pfefferkörner senfkörner sternanis anis safran majoran oregano thymian kräuter',
    herb: 'petersilie basilikum thymian oregano rosmarin salbei minze dill koriander schnittlauch estragon majoran kerbel liebstöckel',
    vegetable:
      'karotte karotten möhre möhren zwiebel zwiebeln paprika paprikaschote paprikaschoten zucchini aubergine auberginen brokkoli blumenkohl champignon champignons pilze erbsen lauch porree kohl wirsing sellerie knollensellerie fenchel tomate tomaten bohnen spinat gurke radieschen kohlrabi kürbis mais karfiol fisolen melanzani melanzane rüebli zucchetti peperoni zuckerschoten pastinake pastinaken',
    dry: 'mehl zucker backpulver natron salz kakao kakaopulver stärke speisestärke zimt haferflocken mandeln grieß puddingpulver hefe trockenhefe vanillezucker lebkuchengewürz nüsse haselnüsse',
    flour: 'mehl',
    cheese: 'parmesan gouda emmentaler mozzarella feta cheddar gruyère gorgonzola ricotta bergkäse pecorino',
  },
  fr: {
    spice:
      'cumin paprika coriandre curcuma cannelle cardamome girofle poivre piment muscade curry gingembre ras-el-hanout badiane safran quatre-épices',
    herb: 'persil basilic thym origan romarin sauge menthe aneth coriandre ciboulette estragon laurier cerfeuil',
    vegetable:
      'carotte oignon poivron courgette aubergine brocoli chou-fleur champignon poireau chou navet panais potiron courge tomate haricot épinard concombre radis fenouil céleri potiron rutabaga',
    dry: 'farine sucre levure sel cacao poudre maïzena fécule cannelle bicarbonate amande noisette avoine semoule',
    meat: 'viande bœuf veau porc agneau poulet saucisse chair lardon',
    flour: 'farine',
    cheese: 'gruyère emmental comté parmesan mozzarella chèvre roquefort feta beaufort cantal reblochon bleu',
  },
  es: {
    spice:
      'comino pimentón cilantro cúrcuma canela cardamomo clavo pimienta nuez curry orégano tomillo laurel azafrán jengibre',
    herb: 'perejil albahaca tomillo orégano romero salvia menta hierbabuena eneldo cilantro cebollino estragón laurel',
    vegetable:
      'zanahoria cebolla pimiento calabacín berenjena brócoli coliflor champiñón puerro repollo nabo calabaza tomate judía espinaca pepino apio hinojo jitomate elote choclo ejote chayote zapallo morrón betabel',
    dry: 'harina azúcar levadura sal cacao polvo maicena canela bicarbonato almendra avena sémola',
    meat: 'carne ternera cerdo cordero pollo conejo chorizo morcilla',
    flour: 'harina',
    cheese: 'queso mozzarella parmesano manchego cheddar gouda emmental feta gorgonzola',
  },
  it: {
    spice:
      'cumino paprika coriandolo curcuma cannella cardamomo chiodo garofano pepe noce moscata curry zenzero zafferano anice',
    herb: 'prezzemolo basilico timo origano rosmarino salvia menta aneto alloro maggiorana erba finocchietto',
    vegetable:
      'scarola cicoria cavolo radicchio carota cipolla peperone zucchina zucchine melanzana broccolo cavolfiore fungo porro verza zucca pomodoro fagiolino spinacio cetriolo sedano finocchio bietola',
    dry: 'farina zucchero lievito sale cacao amido fecola cannella bicarbonato mandorla maizena semola',
    meat: 'carne manzo vitello maiale agnello pollo salsiccia macinato',
    flour: 'farina',
    cheese: 'parmigiano pecorino grana mozzarella fontina gorgonzola provola scamorza ricotta asiago taleggio emmental',
  },
  nl: {
    spice:
      'komijn paprikapoeder koriander kurkuma kaneel kardemom kruidnagel peper nootmuskaat kerriepoeder kerrie chilipoeder gemberpoeder knoflookpoeder uienpoeder chilivlokken oregano tijm laurier steranijs',
    herb: 'peterselie basilicum tijm oregano rozemarijn salie munt dille koriander bieslook dragon laurier selderij',
    vegetable:
      'wortel winterpeen peen ui paprika courgette aubergine broccoli bloemkool champignon prei kool knolselderij pastinaak pompoen tomaat sperzieboon spinazie komkommer bleekselderij venkel sugarsnaps peultjes doperwten knolselder selder witloof savooikool ajuin bosui bosuitjes sjalot sjalotten',
    dry: 'bloem meel volkorenmeel bakmeel suiker bakpoeder zout cacao maïzena kaneel havermout amandelmeel baksoda vanillesuiker basterdsuiker speculaaskruiden',
    flour: 'bloem meel',
    cheese: 'kaas mozzarella parmezaan feta cheddar geitenkaas brie',
  },
};

/** No fresh vegetable: what comes from a tin or stands for something else. */
const NOT_FRESH =
  'passata passiert passierte stückige dose tomatenmark konserve concassées concentré conserve boîte pelati polpa passata triturado frito conserva lata blik gezeefde tomatenblokjes blikje pulpe';
const POTATOES: Readonly<Record<LanguageAbroad, string>> = {
  de: 'kartoffel kartoffeln',
  fr: 'pomme',
  es: 'patata papa',
  it: 'patata',
  nl: 'aardappel',
};
/** Kinds that a whole list has: potatoes, too, are of 'tutte le verdure'. */
const ALL = /(?:^|\s)(?:alle[ns]?|gesamte|tous|toutes|todos|todas|tutti|tutte)\s+(?:\p{L}+\s+)?$/u;
/** What is in the pan already: 'bis das Gemüse weich ist', 'quando le verdure …'. */
const IN_THE_PAN =
  /(?<!\p{L})(?:bis|sobald|wenn|während|jusqu|quand|lorsque|dès|finch[ée]|quando|appena|hasta|cuando|tot|als|wanneer|zodra|vom|aus dem|sur|sulle|sopra|über|onder|unter)(?!\p{L})[^,.;]*$/u;
const REMAINING =
  /(?:^|\s)(?:restliche[nrs]?|übrige[nrs]?|autres|restant\p{L}*|demás|otras|otros|altre|altri|rimanenti|overige|resterende|resto de(?: las| los)?|reste des)\s+$/u;

const pattern = (words: string, language: LanguageAbroad) =>
  language === 'de' || words.includes('ingr')
    ? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')
    : new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})(?! (?:de|d’|di|van)(?!\\p{L}))`, 'gu');

/** Their phrases are of several things: 'las carnes' are more than the 'carne de cerdo' of the list. */
const SEVERAL: readonly Kind[] = ['meat', 'flour', 'cheese'];

type Table = {
  readonly kind: Kind;
  readonly phrase: RegExp;
  readonly members: ReadonlySet<string>;
  /** What says on a line that a food is none of them. */
  readonly others: ReadonlySet<string>;
};
const tables = new Map<LanguageAbroad, readonly Table[]>();

const stemsOf = (words: string, stemOf: StemOf): ReadonlySet<string> =>
  new Set(words.split(' ').filter(Boolean).map(stemOf));

function tablesOf(language: LanguageAbroad, stemOf: StemOf): readonly Table[] {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const made = Object.entries(PHRASES[language]).map(([kind, phrase]) => ({
    kind: kind as Kind,
    phrase: pattern(phrase, language),
    members: stemsOf(MEMBERS[language][kind as Kind] ?? '', stemOf),
    others: stemsOf(OTHERS[kind as Kind] ?? '', stemOf),
  }));
  tables.set(language, made);
  return made;
}

const hasCompounds = (language: LanguageAbroad) => language === 'de' || language === 'nl';
/** Letters of a member that may end a compound of its kind: 'winterwortel' is a vegetable. Dutch words lose a vowel: 'kool' is 'kol'. */
const LEAST_END: Readonly<Record<Kind, number>> = {
  dry: 3,
  flour: 3,
  vegetable: 4,
  cheese: 4,
  spice: Number.POSITIVE_INFINITY,
  herb: Number.POSITIVE_INFINITY,
  meat: Number.POSITIVE_INFINITY,
};
/** Of another kind than its end. */
const NO_COMPOUND = /^(?:kichererbs|kidneybohn|kikkererwt|knoblauch|schnittlauch|frischkas|roomkas)/u;
/** Behind the name of a spice: 'komijnpoeder', 'Koriandersamen'. */
const GROUND_END = /(?:pulver|samen|korner?|poeder|poder|zaad|zad|zaadjes)$/u;
/** Herbs, where dried ones are spices. */
const FRESH =
  'frische frischer frisch fraîche frais fresco fresca verse vers bund bosje bouquet mazzetto manojo botte brin tige ramita ciuffo rametto takje stiel zweig poignée manciata puñado handvol';
const OTHERS: Readonly<Partial<Record<Kind, string>>> = { spice: FRESH, vegetable: NOT_FRESH };

/** Dried and ground they are spices: 'ajo en polvo', 'piment moulu'. In German and Dutch it is one word. */
const GROUND: Readonly<Record<LanguageAbroad, { readonly forms: string; readonly foods: string }>> = {
  de: { forms: '', foods: '' },
  fr: { forms: 'poudre moulu semoule', foods: 'ail oignon piment chili gingembre' },
  es: { forms: 'polvo molido seco copos', foods: 'ajo cebolla chile ají jengibre' },
  it: { forms: 'polvere macinato secco', foods: 'aglio cipolla peperoncino zenzero' },
  nl: { forms: '', foods: '' },
};

function isGround({ heads, lineWords }: Food, language: LanguageAbroad, stemOf: StemOf): boolean {
  const { forms, foods } = GROUND[language];
  const isForm = [...stemsOf(forms, stemOf)].some((form) => lineWords.has(form));
  return isForm && [...stemsOf(foods, stemOf)].some((food) => heads.has(food));
}

function isMember(food: Food, { kind, members, others }: Table, language: LanguageAbroad, stemOf: StemOf): boolean {
  const isOfKind = [...food.heads].some(
    (head) =>
      members.has(head) ||
      (hasCompounds(language) &&
        !NO_COMPOUND.test(head) &&
        [...members].some(
          (member) => member.length >= LEAST_END[kind] - (language === 'nl' ? 1 : 0) && head.endsWith(member),
        )) ||
      (kind === 'spice' && hasCompounds(language) && members.has(stemOf(head.replace(GROUND_END, '')))),
  );
  if (kind === 'flour' && food.quantity === null) return false;
  if (kind === 'spice' && isGround(food, language, stemOf)) return true;
  const isOther = [...food.lineWords].some((word) => others.has(word));
  if (kind === 'spice' && isOther) return false;
  // 'comino, sal y pimienta' are spices, 'sal y pimienta' no more than that
  const isSpice = (head: string) => members.has(head) && !isSeasoning(new Set([head]), language, stemOf);
  if (kind === 'spice' && isSeasoning(food.heads, language, stemOf))
    return food.quantity !== null || [...food.heads].some(isSpice);
  if (kind === 'spice' && !food.needsOwnName && [...food.words].some((word) => members.has(word))) return true;
  return isOfKind && !(kind === 'vegetable' && isOther);
}

/** How a step speaks of a kind: 'tutte le verdure', 'die übrigen Gewürze'; null where it does not, or of what is in the pan. */
function saidOfKind(
  lower: string,
  { kind, phrase }: Table,
  isListed: (word: string) => boolean,
): { isAll: boolean; isRest: boolean } | null {
  for (const match of lower.matchAll(phrase)) {
    const before = lower.slice(Math.max(0, match.index - 60), match.index);
    const [, noun = match[0]] = /^(?:\p{L}+ )?(\p{L}.*)$/u.exec(match[0]) ?? [];
    if (IN_THE_PAN.test(before) || (!SEVERAL.includes(kind) && isListed(noun))) continue;
    const said = `${before}${match[0].slice(0, match[0].length - noun.length)}`;
    return { isAll: ALL.test(said), isRest: REMAINING.test(said) };
  }
  return null;
}

/**
 * The foods of a kind that a step means and does not name: those that no step has taken, unless most of the kind is in the pan or the
 * step names some of them itself.
 */
export function kindsTogether(
  text: string,
  words: readonly Word[],
  { foods, used, group }: { foods: readonly Food[]; used: ReadonlyMap<number, number>; group: string | null },
  { language, stemOf }: { language: LanguageAbroad; stemOf: StemOf },
): number[] {
  const lower = text.toLowerCase().replace(/'/g, '’');
  const isListed = (noun: string) => foods.some((food) => food.heads.has(stemOf(noun)) && food.words.has(stemOf(noun)));
  const potatoes = stemsOf(POTATOES[language], stemOf);
  const meant = tablesOf(language, stemOf).flatMap((table) => {
    const said = saidOfKind(lower, table, isListed);
    if (said === null) return [];
    const isPotato = (food: Food) =>
      said.isAll && table.kind === 'vegetable' && [...food.heads].some((head) => potatoes.has(head));
    const all = foods.filter((food) => isMember(food, table, language, stemOf) || isPotato(food));
    const ofPart = group === null ? [] : all.filter((food) => food.group === group);
    const pool = ofPart.length > 0 ? ofPart : all;
    const unused = pool.filter(({ index }) => !used.has(index));
    if (said.isRest || said.isAll) return unused;
    if (unused.length * 2 < pool.length) return [];
    const named = unused.filter(({ heads }) => words.some(({ stem }) => heads.has(stem)));
    return named.length >= 2 ? [] : unused;
  });
  return [...new Set(meant.map(({ index }) => index))];
}
