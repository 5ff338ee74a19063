/*
 * Words of ingredients by what they make of a recipe that holds little else, in the six languages that are read; marks as in
 * `DISH_WORDS`.
 */

/** Seasonings: of these alone nobody is fed. */
export const SPICE_WORDS = `salt pepper peppercorns paprika cumin coriander turmeric cinnamon cardamom clove cloves nutmeg mace allspice fennel-seeds mustard-seeds cayenne chilli-powder chili-powder chilli-flakes chili-flakes garlic-powder
  onion-powder oregano thyme rosemary sage marjoram basil bay-leaf bay-leaves sumac saffron fenugreek star-anise aniseed caraway juniper ginger-powder ground-ginger dill parsley tarragon curry-powder garam-masala za-atar sesame-seeds
  salz pfeffer pfefferkorner paprikapulver kreuzkummel koriander kurkuma zimt -zimt kardamom nelke nelken muskat -muskat muskatnuss piment fenchelsamen senfkorner senfsaat chilipulver chiliflocken knoblauchpulver zwiebelpulver
  oregano thymian rosmarin salbei majoran basilikum lorbeer -lorbeer lorbeerblatt lorbeerblatter safran bockshornklee sternanis anis kummel wacholderbeeren ingwerpulver dill petersilie estragon currypulver bohnenkraut liebstockel
  sel poivre cumin coriandre curcuma cannelle cardamome girofle muscade quatre-epices piment graines-de-fenouil graines-de-moutarde ail-en-poudre oignon-en-poudre origan thym romarin sauge marjolaine basilic laurier safran fenugrec badiane carvi genievre
  gingembre-en-poudre aneth persil estragon sarriette sal pimienta pimenton comino cilantro curcuma canela cardamomo clavo clavos nuez-moscada pimienta-de-jamaica ajo-en-polvo cebolla-en-polvo oregano tomillo romero salvia mejorana albahaca
  laurel azafran fenogreco anis-estrellado alcaravea enebro jengibre-en-polvo eneldo perejil estragon matalahuva sale pepe paprica cumino coriandolo cannella cardamomo chiodi-di-garofano noce-moscata pimento semi-di-finocchio aglio-in-polvo
  cipolla-in-polvo origano timo rosmarino salvia maggiorana basilico alloro zafferano fieno-greco anice-stellato ginepro zenzero-in-polvo aneto prezzemolo dragoncello peperoncino zout peper peperkorrels paprikapoeder komijn komijnzaad koriander kurkuma kaneel
  kardemom kruidnagel kruidnagels nootmuskaat piment venkelzaad mosterdzaad chilipoeder chilivlokken knoflookpoeder uienpoeder tijm rozemarijn salie marjolein basilicum laurier laurierblad saffraan steranijs karwij jeneverbessen gemberpoeder dille peterselie dragon`;

/** What a sauce or a dressing is stirred of, beside seasonings. */
export const CONDIMENT_WORDS = `oil vinegar soy-sauce mustard mayonnaise mayo ketchup tahini mirin sriracha tabasco worcestershire-sauce fish-sauce lemon lemons lime limes lemon-juice lime-juice orange-juice garlic ginger shallot shallots honey sugar water capers chilli chillies chili chilies chipotle
  ol -ol olivenol essig -essig sojasauce sojasosse senf -senf mayonnaise ketchup zitrone zitronen zitronensaft limette limetten limettensaft knoblauch knoblauchzehe knoblauchzehen ingwer schalotte schalotten honig zucker wasser kapern chilischote chilischoten huile vinaigre sauce-soja moutarde
  citron citrons citron-vert citrons-verts jus-de-citron ail gousse-ail gingembre echalote echalotes miel sucre eau capres aceite aove vinagre salsa-de-soja mostaza mayonesa limon limones lima limas zumo-de-limon jugo-de-limon ajo ajos jengibre chalota miel azucar agua alcaparras chile
  chiles olio aceto salsa-di-soia senape maionese limone limoni succo-di-limone aglio zenzero scalogno miele zucchero acqua capperi olie -olie azijn -azijn sojasaus ketjap mosterd mayonaise citroen citroenen citroensap limoen limoensap knoflook gember sjalot sjalotten honing suiker water kappertjes sambal`;

/** At least one of these is in whatever is poured over something. */
export const SAUCE_BASE_WORDS = `oil vinegar soy-sauce mayonnaise mayo tahini ol -ol olivenol essig -essig sojasauce sojasosse huile vinaigre sauce-soja aceite aove vinagre salsa-de-soja mayonesa olio aceto salsa-di-soia maionese olie -olie azijn -azijn sojasaus mayonaise`;

/** Poured into a glass or put in it: where nothing in a list is eaten, it is drunk. */
export const GLASS_WORDS = `ice ice-cubes liqueur coffee-liqueur cider lager stout rum lillet pimms limoncello tonic sparkling-wine red-wine white-wine eiswurfel crushed-ice likor -likor -tonic rotwein weisswein sekt schnaps -schnaps weinbrand sprit glacons glace-pilee liqueur vin-rouge vin-blanc cremant pastis
  hielo ginebra licor vino-tinto vino-blanco cava aguardiente ghiaccio liquore vino-rosso vino-bianco grappa marsala soda seltz ijs ijsblokjes likeur rode-wijn witte-wijn jenever spuitwater espresso black-tea schwarzer-tee the-noir te-negro te-nero zwarte-thee`;

/** Fills up a glass of what is squeezed or steeped. */
export const WATER_WORDS = `water wasser eau agua acqua spuitwater sodawater`;
/** Squeezed, steeped or pounded into it. */
export const STEEPED_WORDS = `ginger mint lemon lemons lime limes lemon-juice lime-juice orange-juice hibiscus elderflower elderflowers tamarind cucumber cucumbers ingwer minze zitrone zitronen zitronensaft limette limetten holunderbluten gingembre menthe citron citrons jus-de-citron fleurs-de-sureau jengibre menta hierbabuena
  limon limones lima limas jamaica flor-de-jamaica tamarindo guayaba guayabas zenzero limone limoni fiori-di-sambuco gember munt citroen citroenen limoen limoenen citroensap vlierbloesem agave`;

/** What a dough is made of: the first of them makes it one. */
export const FLOUR_WORDS = `flour mehl -mehl farine harina farina semola bloem meel -meel tarwebloem`;
export const YEAST_WORDS = `yeast hefe -hefe levure levain levadura lievito gist sauerteig sourdough zuurdesem`;
/** May be in a dough besides. */
export const DOUGH_EXTRA_WORDS = `salt salz sel sal sale zout oil ol -ol huile aceite aove olio olie -olie baking-soda natron bicarbonate bicarbonato malt malz seeds korner graines semillas semi zaden butter margarine beurre mantequilla burro boter manteca`;

/** Sweet by themselves, as ingredients. */
export const SWEETENER_WORDS = `dates datteln dattes datiles datteri dadels marshmallow marshmallows pudding-mix whipped-topping cool-whip condensed-milk kondensmilch lait-concentre leche-condensada latte-condensato nutella cake-mix frosting candy m-ms`;
/** With a sweetener they make a sweet. */
export const SWEET_PARTNER_WORDS = `egg eggs yolk yolks egg-yolks egg-whites butter almonds almond walnuts pecans hazelnuts nuts coconut oats rolled-oats cocoa gelatine gelatin quark mascarpone yoghurt yogurt cream-cheese ei eier eigelb eiweiss eischnee butter mandeln -mandeln nusse -nusse haferflocken kakao gelatine joghurt naturjoghurt
  magerquark oeuf oeufs jaunes blancs beurre amandes amande noix noisettes flocons-d-avoine cacao gelatine yaourt fromage-blanc huevo huevos yema yemas claras mantequilla almendra almendras nueces avellanas avena cacao gelatina yogur uovo uova tuorli albumi burro mandorle
  noci nocciole avena cacao gelatina ei eieren eidooiers eigeel eiwit boter amandelen noten walnoten havermout cacao gelatine kwark yoghurt`;

/** Eaten with milk or yoghurt in the morning. */
export const CEREAL_WORDS = `oats rolled-oats porridge-oats oatmeal muesli granola chia-seeds haferflocken musli -musli chiasamen flocons-d-avoine avoine avena copos-de-avena fiocchi-d-avena semi-di-chia havermout havervlokken chiazaad`;
export const DAIRY_WORDS = `milk yoghurt yogurt skyr kefir milch joghurt -joghurt quark lait yaourt skyr leche yogur latte yogurt melk yoghurt kwark almond-milk oat-milk mandelmilch hafermilch lait-d-amande amandelmelk havermelk latte-di-mandorla leche-de-almendra`;
