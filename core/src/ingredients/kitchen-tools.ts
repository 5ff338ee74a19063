/** What a kitchen has for the work: nobody eats it. 'Chicken skewers' are food. */
const TOOL =
  /^(?:(?:bamboo|wooden|wood|metal|long|short|small|large) )*(?:skewers?|toothpicks?|cocktail sticks?|(?:lollipop|popsicle|lolly) sticks?|(?:(?:cup ?cake|muffin) )?(?:liners?|papers?|cases?)|(?:parchment|baking|greaseproof|wax) paper|(?:alumini?um |tin )?foil|(?:kitchen|butcher['’]?s|cooking) (?:string|twine)|cheesecloth|muslin|piping bags?|cookie cutters?|air ?fryers?|(?:slow|pressure|rice) ?cookers?|instant pots?|blenders?|food processors?|(?:meat |cooking |sugar )?thermometers?)$/iu;
/** The same in other languages. */
const TOOL_ABROAD =
  /^(?:(?:holz|metall|schaschlik)?spie(?:ß|ss)e?|zahnstocher|backpapier|alufolie|(?:küchen|metzger)garn|rouladennadeln?|(?:piques?|brochettes?|pics?|bâtonnets?) (?:en bois|à brochettes?)|cure-dents?|papier (?:sulfurisé|cuisson|d['’]aluminium)|ficelle(?: de cuisine| alimentaire)?|stecchini|stuzzicadenti|spiedini di legno|carta (?:da )?forno|spago(?: da cucina)?|palillos|(?:palitos|brochetas) de (?:madera|brocheta)|papel (?:de horno|vegetal|de aluminio)|hilo de cocina|(?:saté|cocktail|kook)prikkers?|tandenstokers?|bakpapier|aluminiumfolie|keukentouw|spiesjes|heißluftfritteuse|friteuse à air(?: chaud)?|freidora de aire|friggitrice ad aria|heteluchtfriteuse|thermomix|bimby)$/iu;
/** Whether the name of a line is what a kitchen has for the work: neither bought as food nor eaten. */
export const isTool = (name: string): boolean => TOOL.test(name.trim()) || TOOL_ABROAD.test(name.trim());
