/** Who made a food, which says nothing of what it is: 'King Arthur flour', 'chocolat Poulain', 'passata Mutti'. Never a brand of one product that it names by itself. */
const MAKERS = [
  'King Arthur(?: Baking)?|Bob’?s Red Mill|Gold Medal|White Lily|Lee Kum Kee|Kikkoman|Pearl River Bridge|Huy Fong|Mae Ploy|Thai Kitchen|Quaker|Flahavan’s',
  'Jus-Rol|Pepperidge Farm|Pillsbury|Betty Crocker|Duncan Hines|McCormick|Schwartz|Simply Organic|Campbell’s|Libby’s|Hunt’s|Muir Glen|Del Monte|Goya|Bush’s',
  'Swanson|Kitchen Basics|Kallo|Heinz|Hellmann’s|Best Foods|Duke’s|Kewpie|French’s|Grey Poupon|Maille|Colman’s|Patak’s|Sharwood’s|Amoy|Blue Dragon',
  'Ghirardelli|Guittard|Valrhona|Callebaut|Lindt|Nestlé|Nestle|Hershey’s|Scharffen Berger|Green & Black’s|Poulain|Côte d’Or|Kraft|Sargento|Tillamook|Cabot|Kerrygold|Land O’?Lakes|Président|Galbani',
  'Fage|Chobani|Yeo Valley|Rodda’s|Elle & Vire|Elle et Vire|Bridélice|Isigny|Weihenstephan|Landliebe|Granarolo|Parmalat|Zott|Müller|Arla|Campina|La Lechera|Carnation|Eagle Brand|El Caserío',
  'Barilla|De Cecco|Rummo|Garofalo|Voiello|Panzani|Mutti|Cirio|Oro di Parma|Filippo Berio|Bertolli|Colavita|Carbonell|Borges|Lesieur|Puget|Rio Mare|Ortiz|John West',
  'Lurpak|Anchor|Kot[aá]nyi|Massel|Royco|Knorrox|Robertsons|Ina Paarman’?s|All Gold|Lucky Star|Arnott’?s|Ambrosia|Aunt Bessie’s|Sacla|Merchant Gourmet|Trader Joe’?s|Great Value|Kirkland|Good & Gather|Old El Paso|San-J|Cento|Ocean Spray|Birds Eye|McVitie’s|Waitrose|Tesco|Sainsbury’s',
  'Bürger|Henglein|Iglo|Hengstenberg|Kühne|Thomy|Develey|Ostmann|Gut & Günstig|Milbona|Bonduelle|D’aucy|Cassegrain|Fleury Michon|Bjorg|Tipiak|Francine|Ducros|Divella|La Molisana|Granoro|Santa Lucia|Vallelata|Buitoni|Giovanni Rana|Saclà|De Nigris|Ponti',
  'Grand’Italia|Honig|Silvo|Verstegen|Go-Tan|Ayam|Remia|Calvé|Pascual|Puleva|Asturiana|La Española|Ybarra|Gallina Blanca|La Costeña|Herdez|Doña Maria',
  'Bonne Maman|Schwartau|Zentis|Hero|Darbo|Philadelphia|Becel|Rama|Flora|Blue Band|Croma|Planta Fin|Deli Reform|St Moret|Boursin|Leerdammer|Sanella|Lätta|Menken|Zuivelmeester|Fleur de Colza',
  'Dr\\.? Oetker|RUF|Knorr|Alnatura|Rapunzel|Seitenbacher|Conimex|Koopmans|Unox|Alsa|Vahiné|Bertolini|Paneangeli|Pane ?Angeli|Hacendado|Uncle Ben’?s|Tilda|Taureau Ailé',
].join('|');

/** Whose food is all without animals, whatever it is called. */
const VEGAN_MAKERS =
  'Violife|Daiya|Follow Your Heart|Miyoko’?s|Gardein|Tofurky|Field Roast|Lightlife|So Delicious|Kite Hill|Ripple|Naturli|Simply V|Oatly|Alpro|Vivera|Greenvie|Sheese|Earth Balance|Valsoia|Provamel|Nush';

const VEGETARIAN_MAKERS = 'Linda McCartney(?:’s)?|Cauldron';

const around = (names: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${names.replaceAll('’', "[’']")})(?:®|™)?(?![\\p{L}-])`, 'gu');
const MAKER = around(MAKERS);
/** 'Kalbsfond Maggi', 'kalfsbouillon Maggi': alone, and in front of 'Würze' and the like, it is the seasoning. */
const MAKER_OF_STOCK = /(?<=(?:brühe|bouillon|fond|stock|caldo|brodo|suppe|soep|püree|puree) )Maggi$/iu;
const VEGAN_MAKER = around(VEGAN_MAKERS);
const VEGETARIAN_MAKER = around(VEGETARIAN_MAKERS);

/** A name without who made it; of a vegan maker it says so. A brand alone is a name: 'Oatly', 'Knorr'. */
export function withoutBrand(name: string): string {
  if (!/\p{Lu}/u.test(name)) return name;
  const bare = name
    .replace(MAKER, ' ')
    .replace(MAKER_OF_STOCK, ' ')
    .replace(VEGAN_MAKER, ' vegan ')
    .replace(VEGETARIAN_MAKER, ' vegetarian ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^(?:.{0,2}|vegan|vegetarian)$/.test(bare) ? name : bare;
}
