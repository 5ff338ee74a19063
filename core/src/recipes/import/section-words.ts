import { remembering } from './remembering.ts';

/** The parts of a recipe page that headings and class names tell apart. */
export type Section = 'ingredients' | 'steps' | 'other';

const INGREDIENT_WORDS =
  'ingr[ée]d[iï]?[eë]nt\\p{L}*|ingrediens\\p{L}*|ingredien\\p{L}*|ingredi[eë]n\\p{L}*|zutat(?:en)?(?:liste)?|einkaufsliste|hozzávalók?|hozzavalok|składniki|skladniki|suroviny|ingrediencie|prísady|přísady|ingrédients?|ainekset|ainesosat|sastojci|sestavine|ингредиент\\p{L}*|состав|продукты|продукти|інгредієнт\\p{L}*|склад|необходими продукти|υλικ[άα]|malzemeler|malzeme|材料|食材|原料|用料|配料|재료|ส่วนผสม|วัตถุดิบ|nguyên liệu|bahan(?:-bahan)?|مكونات|المكونات|المقادير|מצרכים|מרכיבים|رکیب|مواد لازم|सामग्री|rezeptzutaten|zutatenliste|benodigdheden|boodschappen(?:lijst)?|das brauchst du|du brauchst|ihr braucht|man nehme|einkaufszettel|listes? (?:de|des) courses|lista de la compra|lista della spesa|what you(?:.ll| will)? need|you(?:.ll| will) need|shopping list|il vous faut|vous aurez besoin|necesitas|necesitamos|ingredientes|ingredienti|occorrente|was (?:du|ihr|man) brauchst?t?|dit heb je nodig|wat heb je nodig|je hebt nodig|ce qu.il (?:vous |te )?faut|(?:qué|lo que) necesitas|cosa (?:ti |vi )?serve|o que (?:você )?precisa|czego potrzebujesz|potrzebne będą|potrebujeme|budete potřebovat|potrebno|trebat će vam|(?:detta|det här) behöver du|du trenger|vei avea nevoie|θα χρειαστείτε|вам понадобится|du behöver|det skal du bruge|du skal bruge|dette trenger du|mida vajad|koostisosad|sastāvdaļas|produkti|ingredientai|reikės';
const STEP_WORDS =
  "instructions?|directions?|what (?:to|you) do|methods?|preparation|preparations?|steps?|how to make(?: it| this| them)?|how to cook|how to prepare|how to|making|procedure|let.s cook|cooking instructions|cooking method|the process|zubereitung\\p{L}*|so (?:geht|wird|gelingt)[’´']?\\p{L}*|anleitung(?:en)?|anweisung(?:en)?|instruktionen|schritte|vorgehen(?:sweise)?|arbeitsschritte|und so geht|kochanleitung|préparation|preparation de la recette|méthode|mode opératoire|déroulement|progression|comment (?:faire|procéder|préparer|réaliser|cuisiner)(?: \\p{L}+)*|étapes?|les étapes|réalisation|déroulé|instructions de préparation|recette|preparación|elaboración|método|procedimiento|modo de (?:elaboración|preparación)|preparacion|elaboracion|instrucciones|pasos|c[óo]mo (?:se )?(?:hacen?|hacer|preparar|cocinar|fazer|elaborar)(?: \\p{L}+)*|modo de (?:preparo|preparação|fazer)|preparação|preparo|modo preparo|passo a passo|instruções|confeção|preparazione|procedimento|istruzioni|come si (?:fa|prepara)|come (?:preparare|fare|cucinare)(?: \\p{L}+)*|metodo|lavorazione|esecuzione|bereiding(?:swijze)?|bereidingswijze|instructies|zo (?:maak|bereid|kook) (?:je|ik)(?: \\p{L}+)*|hoe (?:maak|bereid) (?:je|ik)(?: \\p{L}+)*|methode|aanwijzingen|aan de slag|stappen|werkwijze|recept|gör så här|så här gör du|tillagning|instruktioner|sådan gør du|fremgangsmåde|tilberedning|fremgangsmåte|slik gjør du(?: det)?|gjør slik|ohjeet|valmistus(?:ohje)?|työohje|näin teet|elkészítés\\p{L}*|elkészítése|így készül|előkészítés|przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|jak zrobić|przepis|instrukcje|instruksjoner|krok po kroku|postup(?: prípravy| přípravy)?|príprava|příprava|mod de preparare|preparare|instrucțiuni|priprema|priprava|način priprem[ea]|postupak|ako na to|jak na to|jak przygotować|paso a paso|así se hace|pas à pas|svolgimento|bereidings(?:stappen|instructies)|zubereitungsschritte|schritt für schritt|stap voor stap|steg för steg|trin for trin|trinn for trinn|postopek|начин (?:приготовления|на приготвяне)|приготовление|пошаговый рецепт|рецепт приготовления|как приготовить|способ приготовления|приготування|спосіб приготування|приготвяне|инструкции|εκτέλεση|εκτελεση|οδηγίες|παρασκευή|διαδικασία|yapılışı|yapilisi|hazırlanışı|nasıl yapılır|tarifi|作り方|作法|做法|步骤|步驟|制作方法|만드는 법|조리 순서|조리법|วิธีทำ|cách (?:làm|nấu)|hướng dẫn|cara (?:membuat|memasak|pembuatan)|langkah(?:-langkah)?|طريقة (?:التحضير|العمل|عمل)|الطريقة|طرز تهیه|אופן (?:ההכנה|הכנה)|הוראות הכנה|विधि|valmistamine|pagatavošana|gaminimas|paruošimas";
const OTHER_WORDS =
  'notes?|recipe notes|keywords?|mots[- ]clés|schlagw(?:ort|örter)|palabras clave|parole chiave|trefwoorden|tips?|tricks?|nutrition\\p{L}*|nutritional\\p{L}*|per serving|equipment|tools|special equipment|video|comments?|\\d+ comments?|reviews?|ratings?|related|you (?:may|might) also|more recipes?|similar|share|print|save|did you (?:make|try)|leave a|about|storage|faq|frequently asked|substitutions?|variations?|serving suggestions?|what to serve|why you|newsletter|subscribe|join|follow|tags?|categor\\p{L}+|author|source|recipe by|kommentare?|bewertungen|nährwerte?(?: pro portion)?|tipps?|unser tipp|hinweise?|weitere rezepte|ähnliche rezepte|das könnte|passende|küchengeräte|utensilien|commentaires?|astuces?|conseils?|valeurs nutritionnelles|nos conseils|le conseil|vous aimerez|à lire aussi|ustensiles|matériel|comentarios?|consejos?|información nutricional|notas|comentários|dicas?|informação nutricional|utensílios|commenti|consigli(?:o)?|note|valori nutrizionali|conservazione|varianti|attrezzatura|curiosità|voedingswaarden?|reacties|tips en|lekker met|keukengerei|benodigde keuken\\p{L}*|näringsvärde|kommentarer|relaterade|näringsinnehåll|relaterede|ernæring|næringsindhold|tápérték\\p{L}*|hozzászólás\\p{L}*|megjegyzés|tippek|komentarze|porady|wartości odżywcze|komentár\\p{L}*|nutričné|комментари\\p{L}*|отзывы|советы?|заметки|похожие|συμβουλές|διατροφικά|διατροφική|σχόλια|tips? de|püf noktas\\p{L}*|yorumlar|コツ|ポイント|栄養|小贴士|팁|allergen\\p{L}*|allergènes?|weinempfehlung|dazu passt|good to know|the story|history|video recept|featured|popular|trending|latest|advertisement|rezept drucken|mehr (?:rezepte|zum thema)|information(?:s)? nutritionnelles?|goed om te weten|delen|heb je|hungry for|you.ll love|recommended|see also|read (?:also|next|more)|voir aussi|à voir aussi|lire aussi|siehe auch|lies auch|lees ook|bekijk ook|ver también|lee también|veja também|vedi anche|leggi anche|læs også|se også|läs också|les også|zobacz też|przeczytaj|serve with|to serve with|wine|pairing|à boire|accords? mets|vin conseillé|vino (?:consigliato|recomendado)|wijn(?:tip|advies|suggestie)|getränketipp|aufbewahr\\p{L}*|haltbarkeit|conservation|conservación|bewaren|bewaartip|houdbaarheid';

const LEAD =
  '(?:recipe |the |for the |les? |la |l.|die |das |der |de |el |los |las |gli |o |os |as |ta |τα |step.by.step |detailed |full |easy |cooking |recept |list of |lista de |liste des |lista degli )?';
const TAIL = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])';
const compile = (words: string, lead = LEAD) => new RegExp(`^[^\\p{L}\\p{N}]*${lead}(?:${words})${TAIL}`, 'iu');
const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  ['ingredients', compile(INGREDIENT_WORDS)],
  ['steps', compile(STEP_WORDS)],
  ['other', compile(OTHER_WORDS, '')],
];
const ENDS_WITH_INGREDIENTS =
  /(?:^|\s)(?:ingredients|ingredientes|ingredienti|ingrédients|zutaten|ingrediënten|ingredienser|składniki|hozzávalók|malzemeler|υλικά|材料|you(?:.ll| will)? need|du brauchst|nodig|necesitas|il vous faut)\s*:?$/iu;
const LEADS_TO_INGREDIENTS =
  /(?<!\p{L})(?:ingredients|ingredientes|ingredienti|ingrédients|zutaten|ingrediënten|ingredienser|składniki|hozzávalók|malzemeler|υλικά)\s?:$/iu;
const LEADING_CHARACTERS_MAX = 200;

/** Whether a sentence leads to the list of ingredients below it: 'For this soup we take the following ingredients:'. */
export const leadsToIngredients = (text: string): boolean =>
  text.length <= LEADING_CHARACTERS_MAX && LEADS_TO_INGREDIENTS.test(text);

// 'Apfelkuchen backen', 'Banketstaaf maken': languages that put what is done last. 'Olie om te bakken' is an ingredient.
const ENDS_WITH_STEPS =
  /(?:^|(?<!(?:^|\s)(?:te|het|zum|zu|das))\s)(?:instructions|directions|method|zubereitung|zubereiten|backen|kochen|machen|préparation|preparazione|preparación|bereiding|bereiden|maken|bakken|koken|作り方|做法)\s*:?$/iu;

// 'Bei 180 Grad backen' is a step.
const TELLS_TIME = /\d\s?(?:min|std|stunde|uur|uren|°|grad|heures?|or[ae]|horas?|h(?!\p{L}))/iu;

// 'X of the making': languages that set no space between words.
const ENDS_WITH_STEPS_UNSPACED = /(?:的做法|的作法|做法步[骤驟]|の作り方|のつくり方|만드는\s?법|만들기)\s*[:：]?$/u;

/** Longest heading of a section, in characters. */
export const HEADING_CHARACTERS_MAX = 70;

/** Which section a heading opens, or null when its words name none. */
export function sectionOf(heading: string): Section | null {
  return heading.length > HEADING_CHARACTERS_MAX ? null : sectionNamed(heading);
}

// what is done with the dish when it is done
const KEEPING =
  /^(?:how (?:do (?:i|you)|to) |to )?(?:store|freez(?:e|ing)|re-?heat(?:ing)?|storing|storage|make[- ]ahead|leftovers)(?!\p{L})/iu;

/** Whether a text begins with how the dish is kept: 'Store in a tin', 'Freeze for up to a month'. */
export const beginsWithKeeping = (text: string): boolean => KEEPING.test(text);

const sectionNamed = remembering((heading: string): Section | null => {
  if (KEEPING.test(heading)) return 'other';
  for (const [section, words] of HEADINGS) if (words.test(heading)) return section;
  if (ENDS_WITH_INGREDIENTS.test(heading)) return 'ingredients';
  if ((ENDS_WITH_STEPS.test(heading) && !TELLS_TIME.test(heading)) || ENDS_WITH_STEPS_UNSPACED.test(heading))
    return 'steps';
  return null;
});

const ALONE: Readonly<Record<'ingredients' | 'steps', RegExp>> = {
  ingredients: new RegExp(`${HEADINGS[0]![1].source}.{0,25}$`, 'iu'),
  // of two words for it: 'Elaboración paso a paso'
  steps: new RegExp(`${HEADINGS[1]![1].source}(?:[\\s,:–-]+(?:${STEP_WORDS})${TAIL})?[^\\p{L}]*$`, 'iu'),
};

/** Whether a line that is no heading by its mark-up has the words of one and little else, so that it serves as one. */
export function standsAsHeading(line: string, section: 'ingredients' | 'steps'): boolean {
  return line.length <= HEADING_CHARACTERS_MAX && ALONE[section].test(line);
}

/**
 * Whether a name is one of a part of the method: no word for the method alone, though it may hold one, as what is done stands
 * last in German and Dutch and first in Romance languages ('Gemüse backen', 'Soep koken', 'Preparare la besciamella').
 */
export function mayNamePart(name: string): boolean {
  const section = sectionOf(name);
  return section === null || (section === 'steps' && !/[.!?…]$/.test(name) && !standsAsHeading(name, 'steps'));
}

const CLASS_INGREDIENTS = /ingr[eé]d|zutat|ingredien|hozzaval|sklad?nik|malzeme|suroviny|hrecipe-ingr|ainekset/;
const CLASS_STEPS =
  /instruct|direction|method|preparation|preparo|preparazione|prep-steps|(?:^|[-_])steps?(?:$|[-_])|recipe-?steps?|steps?-?list|zubereitung|bereiding|elaboracion|procedure|przygotowanie|postup|elkeszit|fremgang|tillvagag|cooking-?steps/;
const CLASS_NOT =
  /^(?:category|tag|term|post|type|menu|page|single|icon|btn|button|js|is|has|wp|current|fa|attachment|size)-|(?:icon|button|btn|link|nav|toggle|checkbox|tab|img|image|photo|video|share|print|ad|payment|count|total|servings?|filter|search|menu)(?:s|$|[-_])/;

/** The section that a class name or id speaks of, or null. */
export function sectionOfClass(token: string): Exclude<Section, 'other'> | null {
  if (token.length < 4 || token.length > 80 || CLASS_NOT.test(token)) return null;
  if (CLASS_INGREDIENTS.test(token)) return 'ingredients';
  if (CLASS_STEPS.test(token)) return 'steps';
  return null;
}

/** Class names and ids of what names a group of ingredients. */
export const GROUP_CLASS =
  /(?:group|section|sub|list|component)[-_ ]?(?:name|title|head(?:er|ing)?|label|purpose)|ingredients?[-_](?:label|title|head(?:er|ing)?)|title[-_]ingredients?|subhead|separator|field[-_]+(?:label|title)|(?:^|[\s_]|(?<!not)-)head(?:ing|line)(?:$|[\s_-])/i;
