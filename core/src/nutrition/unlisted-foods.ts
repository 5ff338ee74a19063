import { fold } from '../ingredients/languages/fold.ts';
import type { DietWarning } from './diet-warnings.ts';

/** What a recipe says beside its list of ingredients. */
export interface ToldDish {
  name: string;
  /** The steps, in their order. */
  steps: readonly string[];
  /** False while its list may lack ingredients: then nothing can be said to be absent. */
  isListWhole: boolean;
}

/**
 * Words that name a food beyond doubt, by what it brings, folded and in all six languages at once: the language of a method is not
 * always that of its list. A word that is another thing in one of them, as 'pan' and 'note' are, is not here.
 */
const NAMES: readonly (readonly [readonly DietWarning[], string])[] = [
  [
    ['gluten'],
    `bread(?:crumbs?|sticks?)? baguettes? croutons? ciabatta focaccia brioches? pitt?as? naans? flatbreads? flour_tortillas? crackers? biscuits?
     pretzels? panko (?<!root_)(?<!ginger_)beer bier biere birra cerveza seitan
     flour semolina oats oatmeal barley couscous bulgh?ur pasta spaghetti macaroni linguine penne rigatoni fusilli tagliatelle fettuccine pappardelle
     ravioli tortellini orzo lasagn[ae]s? noodles gnocchi
     puff_pastry shortcrust_pastry phyllo filo_pastry filo pie_crust
     (?:toast|weiss|fladen|weizen|bauern)?brote?s? brotchips? brotscheiben? brotwurfel brotchen semmel(?:n|brosel)? paniermehl
     (?:weizen|dinkel)?mehl griess (?:hafer)?flocken nudeln(?!_(?:schneiden|drehen|hobeln)) blatterteig hefeteig
     pain farine semoule flocons_d.avoine pates chapelure pate_feuilletee pan_rallado harina hojaldre fideos
     pane farina semola pangrattato pasta_sfoglia crostini brood(?:jes?)? bloem havermout paneermeel bladerdeeg stokbrood`,
  ],
  [
    ['dairy', 'not vegan'],
    `butter buttermilk milk kefir skyr labneh halloumi cheeses? cream(?!_(?:the|together|until|of_tartar|butter|margarine|in|and_sugar)) yogh?urt ghee paneer
     mozzarella burrata ricotta mascarpone feta cheddar gouda camembert reblochon taleggio provolone manchego
     (?:schlag|koch)?sahne milch (?:reibe|frisch|hart)?kase joghurt quark schmand creme_fraiche butterschmalz
     beurre lait creme_(?:liquide|entiere|epaisse) fromage yaourt mantequilla leche queso yogur
     burro latte panna formaggio boter roomboter melk slagroom kookroom kaas`,
  ],
  // made with the rennet of calves by their rules
  [
    ['dairy', 'not vegetarian', 'not vegan'],
    'parmesan(?:sauce)? parmigiano gruyere emmental(?:er)? pecorino gorgonzola roquefort sbrinz bergkase',
  ],
  [['gluten', 'egg', 'not vegan'], 'savoiardi loffelbiskuits? ladyfingers lange_vingers'],
  [
    ['egg', 'not vegan'],
    `eggs? mayon(?:n?aise|esa) maionese eiern? eigelbe? eiweisse? eischnee oeufs? huevos? yemas uov[ao] tuorli albumi eieren eidooiers? eiwitten`,
  ],
  [
    ['nuts'],
    `almonds? cashews? pecans? pistachios? peanuts? hazelnuts walnuts mandeln haselnusse walnusse erdnusse pistazien cashewkerne amandes
     noisettes cacahuetes pistaches noix_de_pecan almendras avellanas nueces anacardos pistachos mandorle noci nocciole anacardi pistacchi arachidi amandelen
     hazelnoten walnoten pinda.?s cashewnoten pistachenoten`,
  ],
  [['soya', 'gluten'], 'soy_sauce sojasauce sojasosse sauce_soja salsa_de_soja salsa_di_soia sojasaus'],
  [['soya'], 'tofu edamame tempeh tamari miso soya?_milk sojamilch sojadrink'],
  [
    ['fish', 'not vegetarian', 'not vegan'],
    `salmon tuna cod haddock mackerel sardines trout anchov(?:y|ies) fish_sauce worcester(?:shire)?_?(?:sauce|sosse)? lachs thunfisch kabeljau
     forelle sardellen fischsauce saumon thon cabillaud truite anchois atun merluza bacalao anchoas salmone tonno merluzzo baccala
     acciughe zalm tonijn kabeljauw ansjovis vissaus`,
  ],
  [
    ['shellfish', 'not vegetarian', 'not vegan'],
    `prawns? shrimps? crab lobster mussels clams scallops oysters oyster_sauce squid octopus calamari garnelen muscheln tintenfisch crevettes
     moules huitres poulpe gambas mejillones calamares pulpo gamberi cozze vongole seppie polpo garnalen mosselen inktvis oesters`,
  ],
  [
    ['not vegetarian', 'not vegan'],
    `chicken bacon ham beef pork lamb veal duck sausages? prosciutto pancetta chorizo gelatine? hahnchen huhn speck schinken
     hackfleisch gulasch rindfleisch schweinefleisch (?:schweine|ganse)schmalz (?:huhner|rinder|fleisch)bruhe marshmallows? poulet volaille lardons saucisses? jambon boeuf saindoux pollo jamon salchichas?
     manzo salsicci[ae] strutto gelatina kipfilet spekjes rundvlees rundergehakt varkensvlees (?:kippen|runder)bouillon reuzel lard`,
  ],
  [['not vegan'], 'honey honig miel miele honing'],
];

const RULES = NAMES.flatMap(([warnings, names]) =>
  names.split(/\s+/).map((name) => {
    const words = name.replaceAll('_', ' ');
    return { warnings, words, whole: new RegExp(`^(?:${words})$`, 'u') };
  }),
);
const ANY = new RegExp(`(?<!\\p{L})(?:${RULES.map(({ words }) => words).join('|')})(?!\\p{L})`, 'gu');

/** Sentences that say what a dish may do without, or can be made from instead: that is no part of it. German and Dutch put the verb last. */
const BESIDE =
  /\b(?:servier(?:en?|t)|serveren|optional(?:ly)?|if (?:you|using|desired|wanted|needed)|instead|alternative(?:ly)?|substitut\w*|variation|nach belieben|wer mag|alternativ|statt|dazu|facultati\w*|si vous|au lieu|opcional|si quieres|en lugar|oppure|se vuoi|facoltativ\w*|eventueel|lekker met|in plaats|great with|goes with|pairs? with|enjoy|perfect)\b/;
/** From here on a sentence says what the dish is served with. */
const SERVED =
  /\b(?:serve[ds]?|servings?|to serve|servir|servez|servire|servite|servi|serveer|accompagn\w*|acompan\w*)\b/;
/** What makes the next word another thing: 'peanut butter', 'coconut milk', 'the consistency of yoghurt', 'sans lait'. */
const OTHER_BEFORE =
  /\b(?:peanut|nut|almond|cashew|cocoa|cacao|coconut(?: \w+)?|oat|soya?|rice|plant|vegan|veganer?|non|no|without|ohne|sans|sin|senza|zonder|free|mock|faux|apple|fruit|shea|like(?: \w+)?|as|(?:size|consistency|texture|thickness) of(?: an?)?(?: \w+)?|banana|courgette|zucchini|corn|kokos|mandel|hafer|soja|reis|pommes)[- ]$/;
/** The same behind it: 'butter beans', 'egg roll wrappers', 'bread machine', 'lait de coco', 'noisettes de beurre', 'lamb’s lettuce'. */
const OTHER_BEHIND =
  /^(?:[’']s)?[- ]?(?:beans?|lettuce|squash|whisks?|timers?|cups?|beaters?|rolls?|noodles?|wrap\w*|machines?|kni(?:fe|ves)|boards?|slices?|kettle|baskets?|cloth|tins?|pans?|free|frei|shaped|sized?|like|style|mou?lds?|dish(?:es)?|maker|de coco|de beurre|de margarine|de mantequilla|di burro|d.amandes?|d.avoine|de riz|de almendras|de avena|de arroz|de (?:mani|anacardos|papas?|tofu)|di cocco|di mandorl[ae]|di riso|d.avena|de soja|di soia|vegeta\w*|vegan\w*|flavou?red|bakers?|chocolate)\b/;
/** Letters on either side of a word that may make it another thing. */
const NEAR_LETTERS = 24;

/** A word of a title or a step for a food that no line has. */
interface Unlisted {
  /** as it is written there, folded */
  word: string;
  warnings: readonly DietWarning[];
  /** where it stands */
  text: string;
}

/**
 * What a dish cannot be said to be without since its title, or a step, names a food that no line has: a list without the bread and
 * the cheese that the method toasts and grates is not whole. Foods that it is only served with, and other things called like one, do not count.
 * @param lines the ingredients as they stand
 */
export function openByUnlisted(
  dish: Pick<ToldDish, 'name' | 'steps'>,
  lines: readonly string[],
): ReadonlySet<DietWarning> {
  const open = new Set<DietWarning>();
  for (const { warnings } of findUnlisted(dish, lines, (warning) => !open.has(warning))) {
    for (const warning of warnings) open.add(warning);
  }
  return open;
}

/** A food that the title or a step names, as it is written there, and what it leaves open. */
export interface UnlistedFood {
  word: string;
  leavesOpen: DietWarning[];
}

/**
 * The foods that leave a judgement open, each once and in their order.
 * @param unjudged what it could not be judged of: a word for what is known to be in it anyway says nothing new
 */
export function unlistedFoods(
  dish: Pick<ToldDish, 'name' | 'steps'>,
  lines: readonly string[],
  unjudged: readonly DietWarning[],
): UnlistedFood[] {
  const isOpen = (warning: DietWarning) => unjudged.includes(warning);
  const found = new Map<string, UnlistedFood>();
  for (const { word, warnings, text } of findUnlisted(dish, lines, isOpen)) {
    if (!found.has(word)) found.set(word, { word: asWritten(text, word), leavesOpen: warnings.filter(isOpen) });
  }
  return [...found.values()];
}

/** @param isAsked of what is brought: a word that brings nothing of the kind is passed over */
function* findUnlisted(
  { name, steps }: Pick<ToldDish, 'name' | 'steps'>,
  lines: readonly string[],
  isAsked: (warning: DietWarning) => boolean,
): Generator<Unlisted> {
  const bringsUnlisted = unlistedIn(lines);
  for (const [place, text] of [name, ...steps].entries()) {
    for (const folded of place === 0 ? [fold(text.toLowerCase())] : toldIn(text)) {
      for (const { 0: word, index } of folded.matchAll(ANY)) {
        const warnings = bringsUnlisted(word);
        if (!warnings.some(isAsked)) continue;
        const behind = index + word.length;
        if (OTHER_BEFORE.test(folded.slice(Math.max(0, index - NEAR_LETTERS), index))) continue;
        if (OTHER_BEHIND.test(folded.slice(behind, behind + NEAR_LETTERS))) continue;
        yield { word, warnings, text };
      }
    }
  }
}

/** A folded word with the letters and accents that it has in the text that it was found in. */
function asWritten(text: string, word: string): string {
  const letters = [...text];
  const folds = letters.map((letter) => fold(letter.toLowerCase()));
  const at = folds.join('').search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
  let before = 0;
  const isOfWord = folds.map((folded) => {
    const begin = before;
    before += folded.length;
    return begin >= at && begin < at + word.length;
  });
  return letters.filter((_, place) => isOfWord[place]).join('');
}

/** What is said of the dish itself in a step, folded. */
const toldIn = (step: string): string[] =>
  fold(step.toLowerCase())
    .split(/(?<=[.!?;:])\s+/)
    .filter((sentence) => !BESIDE.test(sentence))
    .map((sentence) => sentence.split(SERVED)[0] ?? '');

/** What a word brings that no line has, nor one that holds it: a method says 'the milk' of coconut milk, and 'Brot' of 'Toastbrot'. */
function unlistedIn(lines: readonly string[]): (word: string) => readonly DietWarning[] {
  const listed = fold(lines.join('\n').toLowerCase());
  const isListed = (word: string): boolean => {
    if (MILK.test(word) && PLANT_DRINK.test(listed)) return true;
    const stem = word.length > SHORT_LETTERS ? word.replace(/e?[ns]$/, '') : word;
    // there is 'ham' in 'champignons'
    return new RegExp(stem.length > SHORT_LETTERS ? stem : `(?<!\\p{L})${stem}|${stem}(?!\\p{L})`, 'u').test(listed);
  };
  const known = new Map<string, readonly DietWarning[]>();
  return (word) => {
    const brought =
      known.get(word) ?? (isListed(word) ? [] : (RULES.find(({ whole }) => whole.test(word))?.warnings ?? []));
    known.set(word, brought);
    return brought;
  };
}
/** What may not be sold as milk, and what a method calls it all the same: 'Haferdrink', 'bebida de soja', 'boisson végétale'. */
const PLANT_DRINK = /drink|drank|\b(?:bebida|boisson|bevanda)\b/;
const MILK = /^(?:milk|milch|lait|leche|latte|melk)$/;
/** Letters of a word that is looked for from where another begins or ends. */
const SHORT_LETTERS = 4;
