// Nouns for what a kitchen is equipped with, which no ingredient ends with.
const NOUNS =
  'pots?|pans?|saucepans?|skillets?|woks?|(?:mixing |large |small |medium )bowls?|grinders?|blenders?|food processors?|(?:stand |hand |electric )mixers?|whisks?|spatulas?|tongs|rolling pin|baking (?:sheet|tray|dish|pan)s?|(?:loaf|cake|muffin|springform) (?:tin|pan)s?|parchment paper|thermometers?|graters?|peelers?|sieves?|strainers?|colanders?|cutting boards?|chopping boards?|knife|knives|ladles?|slow cooker|pressure cooker|air fryer|oven|grill|ovenschaal|mes|snijplank|vergiet|koekenpan|hapjespan|braadpan|wokpan|grillpan|soeppan|sauteerpan|ovenschotel(?:vorm)?|steelpan|pannen|staafmixer|bakplaat|bakplaten|bakpapier|springvorm|hakmolen|garde|töpfe|topf|pfanne|auflaufform|backblech|springform|kastenform|pürierstab|handrührgerät|schüssel|schneebesen|fleischthermometer|four|sauteuse|cocotte|poêle|casserole|mixeur|fouet|saladier|plaque|moule|passoire|couteau|olla|sartén|cazuela|batidora|horno|bandeja|molde|colador|pentola|padella|teglia|frullatore|forno|ciotola|frusta|setaccio';
const TOOL = new RegExp(
  `^(?!pan(?:es)?(?!\\p{L})|.*\\s(?:al|del|au) )(?:an? |een |ein(?:e|en)? |une? |un[ao]? )?(?:[\\p{L}-]+ ){0,3}(?:${NOUNS})(?: (?:met|with|mit|avec|con) [\\p{L} ]{2,20})?$`,
  'iu',
);

/** What pages call the tools that a recipe wants, with the words that may stand before. */
const NAME_OF_TOOLS =
  '(?:(?:special|kitchen|recommended|you(?:.ll| will) (?:also )?need|besonderes?|benötigtes?|außerdem|weiteres|matériel|petit|speciaal|benodigd) )?(?:equipment|tools?|utensils?|cookware|bakeware|(?:küchen|back)?zubehör|küchengeräte?|küchenhelfer|(?:küchen)?utensilien|ustensiles?|matériel(?: nécessaire| spécifique)?|utensilios?|menaje|attrezzatur[ae]|utensili|strumenti|utensílios?|keukengerei|keukenspullen|keukenapparatuur|köksredskap|redskap(?:er)?|køkkenudstyr)';
const NAMES_TOOLS = new RegExp(`^[^\\p{L}]*${NAME_OF_TOOLS}[^\\p{L}]*$`, 'iu');
const TELLS_TOOLS = new RegExp(`^[^\\p{L}]*${NAME_OF_TOOLS}\\s*[:：]\\s*\\S`, 'iu');

/** Whether a heading is one of tools: 'Special equipment', 'Besonderes Zubehör'. */
export const namesTools = (heading: string): boolean => heading.length <= 60 && NAMES_TOOLS.test(heading);

/** Whether a line says itself that it is one of tools: 'Equipment: large pot'. */
export const tellsTools = (line: string): boolean => TELLS_TOOLS.test(line);

/**
 * Whether a line names a tool and no food: 'Large mixing bowl', 'snijplank'. A line with a number never does; 'pan de molde' is bread, 'al horno'
 * a way of cooking.
 */
export function isKitchenTool(line: string): boolean {
  return line.length <= 60 && !/\d/.test(line) && TOOL.test(line);
}
