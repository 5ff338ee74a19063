import { normalForm } from '../normal-form.ts';
import { singularWord } from './singular.ts';

/**
 * The words of a food name as they are compared: lower case, without accents, in the singular, punctuation gone.
 * "Confectioner's Sugar" -> ['confectioner', 'sugar']; 'jalapeños' -> ['jalapeno']; 'half-and-half' -> ['half', 'and', 'half'].
 */
export function foodWords(text: string): string[] {
  return plainText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map(singularWord);
}

const PLAIN = /^(?:[a-z]+ )*[a-z]+$/;

/** Lower case letters, digits, % and single spaces: what `foodWords` splits. */
export function plainText(text: string): string {
  const given = text.slice(0, 300).replace(/\byogh(?:o?urt)/gi, 'yogurt');
  // most names are plain already, and there are many of them
  if (PLAIN.test(given)) return given.replace(/\b(bone|skin|shell|rind|tail|stem|head) (in|on|off|out)\b/g, '$1$2');
  return normalForm(given, 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\u2018\u2019'`]s\b/g, '')
    .replace(/[\u2018\u2019'`]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/(\d)\s*(%|percent|per cent)/g, '$1% ')
    .replace(/[^a-z0-9%]+/g, ' ')
    .replace(/\b(bone|skin|shell|rind|tail|stem|head) (in|on|off|out)\b/g, '$1$2')
    .trim();
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words between others that say nothing about the food. */
export const LINK_WORDS = words(`
  a an the and or of with in on for to from as at by into plus your our my some any each per if is are be it its this that
  these such like about around approx approximately roughly only just very more less much well de la le di al du
`);

/**
 * Words that describe a food without making it another one: cuts, sizes, freshness, praise, where it comes from, what is
 * done with it. A catalogue name may contain them ('baby corn'); what is left over of a line may be made of them.
 * What changes the food (dried, cooked, smoked...) is in `STATE_WORDS`.
 */
export const DESCRIPTORS = words(`
  fresh freshly fine finely coarse coarsely rough roughly thin thinly thick thickly chopped diced minced sliced
  shredded grated crumbled cubed cube mashed peeled unpeeled trimmed halved half quartered quarter cut torn rinsed washed
  scrubbed pitted stoned seeded deseeded cored hulled shelled zested juiced squeezed crushed smashed pressed beaten bruised
  whisked sifted softened soft melted chilled cold warm hot warmed room temperature tepid lukewarm cool cooled iced
  packed heaped heaping level scant generous rounded large medium small big little mini baby extra jumbo giant tiny regular temp
  standard average good quality best premium favourite favorite organic natural free range cage pasture raised local
  fragrant fiery rich vibrant punchy zingy broiled unfiltered twisty
  lactose homemade home made store bought shop ready pre prepared leftover ripe overripe firm young tender new season seasonal
  whole piece chunk chunky strip bite size sized slice wedge round ring matchstick ribbon baton julienned halve spear square section segment
  divided optional needed taste serving serve garnish topping decoration drizzle dusting sprinkling brushing greasing
  frying garnishing skinless boneless skin bone off removed discarded drained undrained reserved thawed defrosted
  unthawed patted lightly heavily loosely tightly nicely additional other further such type style butterflied spatchcocked
  pure real authentic traditional classic simple plain original premade quick easy unwaxed waxed
  untreated unbleached bleached unseasoned unflavoured unflavored unrefined refined raw uncooked
  but seedless stemmed stem stripped picked plucked tail tailed head deveined cleaned gutted scaled filleted fillet filet
  blanched sustainable sustainably wild caught line grass fed farmed higher welfare british english american italian
  french spanish greek mexican thai chinese japanese indian korean irish scottish welsh german polish swedish danish
  turkish moroccan californian florida sicilian persian european asian kosher halal
  added no not non without only please see note brand choice preferred preferably own kind inch cm mm g gram kg ml oz lb
  long short wide diameter assorted mixed variety different colour color colored coloured bright light pale deep golden red
  green yellow white black brown purple pink orange blue crosswise lengthwise diagonally bias grain open closed flat lean
  bunch bag handful tin can jar packet pack package packaged carton tub bottle bottled box container pot loaf clove sprig
  stalk rib leaf bulb knob thumb floret rasher log ball block tablespoon teaspoon cup bite heart
  bonein boneout skinon skinoff shellon shelloff rindon rindoff tailon tailoff tailin stemon headon headoff streaky mature mild strong sharp vine ripened hearty rustic day old overnight stale crusty
  center centre hand hard boiling fully completely very finest aluminum aluminium diagonal preferable desired luxury everyday spooned
`);

/** Words that make another food of it when the catalogue lists that other food: 'dried' thyme, 'cooked' rice. */
export const STATE_WORDS = words(`
  dried dry cooked canned tinned frozen ground powdered powder smoked pickled toasted roasted roast fried boiled steamed
  candied glazed marinated salted cured grilled baked caramelised caramelized flake sweetened jarred crystallised
  crystallized preserved sprouted condensed evaporated skimmed unsalted unsweetened instant precooked poached
  semi sun lite defatted whipped clarified low fat reduced sodium salt high nonfat lowfat vegan vegetarian plant based
  gluten dairy sugar concentrate concentrated unpopped popped puffed
`);
