/**
 * Words of dish names, by what the dish is: English first, then German, French, Spanish, Italian and Dutch. In lower case without
 * accents, singular or plural; each is sought as a whole word or, with a hyphen before it, as the end of one ('-kuchen'), with a star behind it
 * as the beginning ('lamm*').
 */
export const DISH_WORDS = {
  drink: `cuba-libre sbagliato bombardino diabolo diabolos pastis boulevardier tom-collins collins dark-n-stormy dark-and-stormy white-lady rusty-nail caipiroska caipirissima gin gin-tonic gin-and-tonic gintonic kalimotxo calimocho pacharan queimada aguardiente
    lillet pimms vin-d-orange ratafia hypocras picon-biere biere bier -bier birra cerveza grog schnaps -schnaps kirschwasser apfelwein cidre sidra feuerzangenbowle jenever -jenever likeur -likeur liquore grappa rosolio    
    aperol-spritz hugo-spritz espresso-martini pornstar-martini mudslide licuado licuados ingwerbier butterbier hot-buttered-rum mulled-cider anijsmelk 
    cocktail mocktail smoothie milkshake shake lemonade limeade gin-fizz juice punch margarita mojito martini daiquiri sangria spritz spritzer negroni latte cappuccino espresso
    frappe frappuccino chai tea kombucha eggnog cider wine beer ale toddy cordial slushie slush lassi cola soda tonic colada fizz hot-chocolate iced-tea iced-coffee
    cold-brew mulled-wine getrank limonade saft tee glühwein gluhwein punsch kakao eistee infusion vin-chaud boisson sirop zumo jugo batido limonada ponche bebida
    succo bevanda frullato te-freddo sap thee drankje chocolademelk smoothies cocktails margaritas
    whiskey-sour whisky-sour pisco-sour amaretto-sour old-fashioned bloody-mary mint-julep moscow-mule mule cosmopolitan caipirinha limoncello champus lulada refajo chicha guarapo canelazo borojo cholado horchata agua-fresca agua-de-jamaica aguapanela
    atole mimosa bellini bellinis gimlet highball mai-tai paloma white-russian irish-coffee golden-milk oat-milk almond-milk rice-milk soy-milk nut-milk cocoa matcha macchiato mocha frappuccinos
    schorle -schorle bowle -bowle -likor likor -tee -saft -limonade -milch heisse-schokolade chocolat-chaud citronnade kir sangrita chocolate-caliente granizado granizada cafe leche-dorada spremuta cioccolata-calda
    granita-di-caffe limonata warme-chocolademelk ijsthee -punsch tinto-de-verano chocolate-a-la-taza advocaat -thee eierlikor the-glace tisana tisane infusion-de ijskoffie heisse-zitrone
    virgin-mary barley-water presse ginger-beer ginger-ale root-beer kefir flat-white babyccino iced-latte tequila-sunrise long-island-iced-tea sidecar black-russian tepache champurrado -sap -melk sinaasappelsap appelsap muntthee
    the-a-la-menthe the-a-la-bergamote the-vert the-noir lait-d-amande lait-d-avoine caffe-freddo orzata crodino tomatensap wortelsap mandorla-latte biershake punsch gluhmost federweisser agua-de
    soupe-champenoise rebujito switchel kvass
    infused-vodka infused-gin infused-rum
    thandai panache-biere diabolo-menthe diabolo-fraise sahlep bandung teh-tarik ca-phe ca-phe-sua-da michelada terremoto mate mate-cocido api-morado sgroppino nocino radler
    ingwershot rhum-arrange lait-de-poule -cocktail boerenjongens bisschopswijn shandy bicerin screwdriver sazerac manhattan
    wassail posca shrub doogh sharbat jallab tamarindo chicha mauby sorrel-drink coquito cafezinho cortado carajillo leche-de-tigre-shot cremaat
    eiskaffee te-helado centrifugato estratto-di-frutta`,
  sauce: `anchoiade aderezo aderezos battuto soffritto sofritos filet-americain -salsa salsas spundekas cervelle-de-canut rillettes salsa-macha speculaaskruiden -gewurzsalz duxelles -tapenade kochkase
    sauce pesto vinaigrette dressing rub marinade gravy chutney jam jelly marmalade salsa stock broth bouillon syrup mayonnaise mayo ketchup aioli relish glaze frosting icing
    buttercream ganache seasoning spice-mix spice-blend spice-rub brine curd spread caramel compote coulis paste roux bechamel hollandaise tzatziki chimichurri tapenade tahini
    garam-masala curry-powder butter-sauce pickle pickles conserve dulce-de-leche -sosse -sauce -sosze sosse sossen dressing marmelade konfiture bruhe fond gewurzmischung -bruhe -fond aufstrich -aufstrich -marmelade -konfiture
    -butter fond-de confiture gelee bouillon-de sauce-tomate salsa-de mermelada caldo alino mojo ragu sugo marmellata brodo condimento saus jus-de dressing bouillon confituur -saus -jam
    ranch pico-de-gallo kimchi ghee clarified-butter almond-butter nut-butter cashew-butter apple-butter herb-butter garlic-butter compound-butter clotted-cream whipped-cream sour-cream creme-fraiche
    cashew-cream zaatar dukkah baharat ras-el-hanout harissa sambal zhoug hot-sauce marinara pickled-onions pickled-red-onions pickled-cucumbers pickled-carrots piccalilli raita toum sofrito
    remoulade tartar-sauce satay-sauce barbecue-sauce bbq-sauce vanilla-extract obatzda -dip krauterbutter -sirup sirup -kompott kompott apfelmus senf -senf brotaufstrich -chutney -pesto -dressing
    -vinaigrette -marinade grune-sosse rouille beurre-blanc beurre-maitre-d-hotel creme-anglaise creme-patissiere creme-chantilly chantilly tartinade alioli allioli adobo salsa-verde mojo-picon romesco
    besciamella crema-pasticcera salsa-di-pomodoro bagna-cauda gremolata ragu-alla-bolognese sugo-di-pomodoro ragu-bolognese
    zaziki tsatsiki mayonaise kruidenboter appelmoes -bouillon gewurzbutter beurre-d-ail beurre-persille confettura mayonesa vinagreta maionese
    gewurz -gewurz -kruiden kruiden kruidenmix -poeder -pulver soup-mix spice pie-spice stock-powder bouillon-powder melange-d-epices melange-epices mezcla-de-especias mix-di-spezie sazonador insaporitore dado-vegetale
    garlic-salt herb-salt celery-salt seasoned-salt krautersalz knoblauchsalz sel-aux-herbes sel-aux-epices sal-de-ajo sale-aromatizzato sale-alle-erbe kruidenzout
    chipotle-butter pindakaas pindasaus notenpasta -mus pflaumenmus zwetschgenmus quittengelee -gelee meerrettichsahne schlagsahne crema-de-cacahuete crema-di-nocciole crema-di-pistacchi
    pate-a-tartiner worcester-sauce sweet-and-sour-sauce persillade sauce-vierge aillade mantequilla mantequilla-de burro-aromatizzato sladressing -boter -ketchup
    rumtopf schmalz -schmalz tallow saindoux strutto reuzel homemade-paneer homemade-ricotta marshmallow-fondant rolled-fondant fondant-icing sugar-paste rollfondant curry-paste
    anchovy-butter lobster-butter blue-cheese-butter bacon-butter
    oil vinegar powder extract substitute flour breadcrumbs croutons preserves smoked-salt chili-salt lemon-salt egg-wash vegan-parmesan cashew-parmesan cashew-cheese vegan-cheese crispy-onions fried-onions crispy-shallots fried-shallots piccalilly
    knoblauchol krauterol chiliol rosmarinol basilikumol -essig -extrakt -salz -mehl -brosel confit-d-oignons confit-d-oignon pan-rallado paneermeel kruidenolie knoflookolie -azijn
    hot-fudge nuoc-cham ponzu furikake gomasio gomashio berbere muhammara ajvar labneh labne skordalia taramasalata taramosalata pebre llajua guasacaca beurre-manie pistou
    bouquet-garni -sugo tomatensugo radieschenquark liptauer agrodolce salmoriglio mostarda appelstroop -stroop chili-crisp homemade-nutella nutella-selber-machen nutella-maison
    nutella-fatta-in-casa chilli-crisp chermoula skhug amba za-atar togarashi gochugaru ssamjang nam-jim nam-prik
    
    creme-legere walnussol pebre-chileno hogao`,
  sweet: `spritzgeback -geback geback canistrelli canistrellu watergate-salad pretzel-salad snickers-salad fluff-salad cookie-salad scottish-tablet ambrosia yemas quarkballchen mandelballchen kokosballchen rumballchen energieballetjes energieballchen energiebolletjes energiekugel dattelkugel* 
    boules-d-energie quarkmausle bienmesabe paparajotes
    pastafrola pasta-frola -tarte -tartes budin pudin courgette-cake courgette-loaf courgette-bread cake cupcake cupcakes cookie brownie blondie pie tart tartlet cheesecake scone shortcake shortbread crumble cobbler torte tiramisu panna-cotta pannacotta sorbet gelato ice-cream
    icecream mousse fudge candy truffle macaron macaroon baklava doughnut donut cinnamon-roll sweet-roll meringue trifle gingerbread strudel pudding custard parfait eclair profiterole
    danish fritter pavlova brittle bark toffee nougat marshmallow pizzelle biscotti madeleine loaf-cake bundt babka popsicle lollipop sundae semifreddo creme-brulee creme-caramel clafoutis
    roulade bar traybake-cake gateau sweet-bun cake-pops peanut-butter-cups churro churros cannoli banana-bread pumpkin-bread zucchini-bread gelatin jello whoopie snickerdoodle lebkuchen kuchen -kuchen -cake -cakes torte -torte
    -schnitten platzchen -platzchen kekse -kekse muffin eis -eis mousse creme -creme crumble dessert nachspeise waffelrollen stollen -stollen -strudel kaiserschmarrn gateau tarte tarte-au
    tarte-aux gaufre biscuit sable moelleux fondant mousse-au glace flan creme-dessert ile-flottante crepe-suzette pastel tarta bizcocho galleta galletas helado natilla natillas arroz-con-leche
    postre polvoron torta crostata biscotto biscotti gelato dolce budino ciambella ciambellone taart -taart koek -koek koekjes -koekjes cake ijs toetje vla appeltaart vlaai -vlaai banketstaaf speculaas dessert desserts
    eton-mess rocky-road lamington lamingtons smores mochi gulab-jamun rasmalai kheer kulfi halva halwa lokum turkish-delight peach-melba spotted-dick bread-and-butter-pudding bread-pudding rice-pudding
    fool syllabub posset junket grunt buckle slump cheesecakes dessert-bars lemon-bars lemon-bar bars butter-cups financier financiers canele caneles far-breton kouign-amann palmier palmiers religieuse paris-brest
     mille-feuille millefeuille saint-honore langue-de-chat pain-au-chocolat pain-d-epices riz-au-lait bugnes beignet beignets beigne beignes carac caracs floating-island cremeschnitte bienenstich donauwelle franzbrotchen quarkballchen -ballchen
    zimtstern zimtsterne vanillekipferl kipferl -sterne rote-grutze grutze germknodel dampfnudel dampfnudeln powidltascherl berliner krapfen spekulatius -guetzli guetzli pfeffernusse pfeffernuss bizcochon -gupfli -mausle -makronen makronen -pralinen pralinen -pudding -parfait
    -mousse milchreis griessbrei torrijas torrija bunuelo bunuelos roscon crema-catalana tocino-de-cielo leche-frita turron mantecado magdalena magdalenas tres-leches alfajor alfajores cantucci cantuccini zabaione zabaglione baba
    ananas-carpaccio orangen-carpaccio erdbeer-carpaccio birnen-carpaccio pineapple-carpaccio orange-carpaccio affogato panettone pandoro amaretti sbrisolona zeppole bomboloni granita cassata sfogliatella maritozzi castagnaccio arroz-con-leche bossche-bol stroopwafel stroopwafels oliebollen poffertjes pavlova-nest
    pastiera tompouce tompouces kruidnoten pepernoten boterkoek victoria-sponge sponge lebkuchenherzen tarta-de-queso -crumble charlotte tartufi sorbetto rosquillas brazo-de-gitano rijstebrij rijstpap apple-crisp pear-crisp berry-crisp peach-crisp
    souffle chelsea-bun chelsea-buns hot-cross-bun hot-cross-buns sticky-bun sticky-buns cinnamon-bun cinnamon-buns iced-bun iced-buns chocolate-salami knickerbocker-glory baked-apple baked-apples poached-pear poached-pears upside-down
    ripple bakewell battenberg banoffee roly-poly blancmange tiffin parkin cranachan flummery rock-cakes welsh-cakes frozen-yoghurt frozen-yogurt nice-cream ice-lolly ice-lollies ice-cream-sandwich ice-cream-sandwiches cookie-sandwich chocolate-pizza
    fruit-pizza dessert-pizza chocolate-fondue truffles millionaires-shortbread lime-squares lemon-squares rice-krispie-treats angel-delight
    kirschmichel kirschenmichel ofenschlupfer scheiterhaufen apfelkuchle apfelkuchel -kuchle biskuitrolle zitronenrolle erdbeerrolle nussecke nussecken bratapfel bratapfeln windbeutel rumkugel* kokoskugel* mozartkugel* zimtschnecke zimtschnecken
    nussschnecken mohnschnecken rosinenschnecken puddingschnecken quarkspeise sussspeise gotterspeise welfenspeise wackelpudding zwetschgendatschi datschi marillenknodel zwetschgenknodel zwetschkenknodel topfenknodel obstknodel
    erdbeerknodel nougatknodel salzburger-nockerln apfelschmarrn topfenschmarrn griessauflauf quarkauflauf kirschauflauf apfelauflauf milchreisauflauf schokoladenfondue schokofondue schokofruchte eierschecke baumkuchen mohr-im-hemd
    griessflammeri flammeri baiser baisers -baiser quarkkeulchen apfelringe apfelkrapfen mohnnudeln buchteln zimtwaffeln marzipan -marzipan marzipankartoffeln pralinen hefeschnecken
    iles-flottantes ile-flottante galette-des-rois buche-de-noel buche merveilles oreillettes navettes pets-de-nonne poire-belle-helene poires-belle-helene peche-melba peches-melba vacherin nougatine calisson calissons croquembouche fraisier
    framboisier mi-cuit pommes-au-four teurgoule chouquettes verrines-sucrees fondue-au-chocolat pain-perdu-brioche creme-de-marrons gateau-de-riz gateau-de-semoule gateau-au-chocolat tarte-tatin quatre-quarts quatre-quart
    tocinillo-de-cielo pestino pestinos perrunillas mantecados huesos-de-santo quesada goxua leche-merengada cuajada filloas ensaimada ensaimadas palmeras membrillo dulce-de-membrillo carne-de-membrillo manzanas-asadas peras-al-vino
    platanos-fritos suspiros cocadas panellets coulant pan-de-calatrava pan-dulce pan-de-muerto pan-de-pascua budin-de-pan fondue-de-chocolate gelatina paletas capirotada tarta-de-zanahoria crema-de-limon
    bonet pesche-ripiene pere-al-vino mele-cotte struffoli chiacchiere cenci castagnole crostoli cartellate mostaccioli ricciarelli baci-di-dama canestrelli krumiri savoiardi panforte pandolce colomba gubana torrone zuccotto zuppa-inglese meringata
    torta-mimosa salame-di-cioccolato salame-al-cioccolato salame-dolce bigne pan-di-spagna crema-di-mascarpone crema-al-mascarpone fonduta-di-cioccolato fonduta-al-cioccolato tortino-al-cioccolato budino-di-riso pere-al-vino-rosso torta-di-riso
    speculaasje speculaasjes -enijs tulband bokkenpootjes janhagel jodenkoeken spekkoek cakejes appelbeignets appelflap appelflappen soesjes soezen moorkop moorkoppen eierkoek eierkoeken -vla stoofpeertjes stoofperen bavarois -bavarois
    schuimpjes kaneelbroodjes kaneelbroodje chocoladefondue haagse-bluf watergruwel arretjescake boterkoek crepes-suzette
    kalter-hund kalte-schnauze linzer-augen streuseltaler nusstaler orangentaler schokotaler schweineohren schneeballe schneeballen amerikaner mohrenkopf mohrenkopfe granatsplitter bethmannchen mutzen mutzenmandeln apfeltasche apfeltaschen
    quarktasche quarktaschen kirschtasche kirschtaschen nusstasche nusstaschen schokocrossies dominosteine engelsaugen spitzbuben heidesand springerle florentiner frankfurter-kranz schwarzwalder-kirsch zitronenspeise mascarponespeise joghurtspeise -dessert
    zwetschgenroster zwetschkenroster gebrannte-mandeln turnover turnovers feuillete feuilletes snowballs caramel-slice hedgehog-slice chocolate-slice lemon-slice coconut-slice vanilla-slice custard-slice jam-drops thumbprints apple-dumpling
    apple-dumplings peach-dumplings pear-dumplings baked-alaska bananas-foster banana-split nut-clusters chocolate-clusters candied-orange-peel candied-peel candied-ginger cinnamon-dough-balls far-aux-pruneaux rochers-coco marbre truffes-au-chocolat
    truffes-en-chocolat poires-au-vin oeufs-au-lait crepes-sucrees trufas-de-chocolate tozzetti brutti-ma-buoni crostatina crostatine ciambelle borstplaat -truffel -truffels bananenbrood kokosmakronen
    bear-claws elephant-ears ochsenaugen katzenzungen hasenohren schweinsohrchen lenguas-de-gato langues-de-chat oreilles-d-ours ossi-dei-morti ossa-dei-morti cigarrillos-rusos swedish-fish fruit-cocktail raspberry-friands almond-friands friands
    millionaire-slice tuiles tuiles-aux-amandes -soesjes apple-betty brown-betty heisse-liebe berries-and-cream
    -muffin -muffins rijstepap
    speculaasbrokken
    sticky-rice mango-sticky-rice buckeye buckeyes rasgulla jalebi barfi burfi ladoo laddu kunafa knafeh kanafeh basbousa maamoul ma-amoul loukoumades medovik picarones dorayaki daifuku
    tanghulu kuih bubur-cha-cha halo-halo turon topfenpalatschinken marillenpalatschinken nusspalatschinken schokopalatschinken punschkrapfen lackerli tropezienne cannele canneles flognarde
    grands-peres pouding-chomeur arroz-con-dulce mazamorra chocotorta sopa-borracha pesche-dolci dolcetti dolcetto hangop arnhemse-meisjes zeeuwse-bolus zeeuwse-bolussen kletskop kletskoppen krentenwegge
    cuberdon cuberdons quesillo sfogliatelle gevulde-koeken bossche-bollen cinnamon-sugar suspiro monkey-bread
    scotcheroos turtles divinity pralines penuche muddy-buddies ambrosia-salad jello-salad payasam seviyan phirni sandesh mishti-doi anmitsu taiyaki
    castella tteok bingsu hotteok kolak klepon onde-onde tangyuan douhua
    oeufs-a-la-neige pain-de-genes rocher-coco petits-beurre petit-beurre miguelitos piononos casadielles
    frixuelos leche-asada carlota pay-de-limon chongos jericallas picaron milhojas cabello-de-angel tejas canutillos delizia-al-limone
    frappe-di-carnevale tette-delle-monache pasticciotto pasticciotti bocconotti sospiri sebadas seadas seada chocoladebroodje chocoladebroodjes
    bananensplit vlaflip
    mince-pie mince-pies mandelhornchen -tiramisu frittelle-di-mele crema-al-caffe rosca-de-reyes rosca-de-pascua rosca torreja torrejas barres-nanaimo arequipe natilla melcocha enyucado cocada
    sucre-a-la-creme fudge-a-l-erable tire-d-erable pets-de-soeur tarte-a-la-farlouche galette-a-la-melasse galettes-a-la-melasse`,
  bread: `levain levain-maison lievito-madre masa-madre desemstarter roggelchen -bodem -boden pizzabodem tortenboden biskuitboden blatterteig bladerdeeg filodeeg filoteig anstellgut zwieback
    bread sourdough buttermilk-biscuit buttermilk-biscuits drop-biscuits cheddar-biscuits loaf naan focaccia ciabatta baguette brioche dough pastry-dough pie-crust crust pizza-dough flatbread cornbread bun buns dinner-roll dinner-rolls bread-roll bread-rolls pita pitta
    tortilla-dough bagel bagels challah sourdough-starter starter pastry shortcrust puff-pastry breadstick breadsticks roti chapati paratha pretzel pretzels brot -brot brotchen -brotchen teig -teig
    hefezopf semmel pain pate-brisee pate-a-pizza pate-feuilletee fougasse pan-de masa pane pasta-frolla impasto grissini brood -brood deeg -deeg broodjes
    burger-buns hamburger-buns hot-dog-buns flour-tortillas corn-tortillas flour-tortilla corn-tortilla masa masa-quebrada masa-de-pizza masa-para-pizza impasto-per-pizza pate-a-crepes pate-a-choux pate-sablee crepe-batter pancake-batter batter pancake-mix cake-mix choux-pastry
    filo-pastry lavash injera matzo lefse zopf pain-de-campagne pain-de-mie pan-integral pan-casero schiacciata nudelteig pastateig pasta-dough fresh-pasta-dough strudelteig brezel brezeln -brezel -brezeln piadina
    piadine krentenbol krentenbollen masa-para-empanadas masa-para-tarta masa-para-crepes pasta-per-pizza pasta-per-la-pizza
    sandwich-loaf sandwich-bread sandwich-loaves crusty-rolls hamburgerbrotchen dumpling-wrappers wonton-wrappers
    pasta-sfoglia pasta-brise pasta-brisee pasta-matta pasta-fillo pasta-choux pasta-madre
    english-muffin english-muffins vinschgauer burli bolillo bolillos marraqueta marraquetas ciabattabroodje ciabattabroodjes -broodjes frisella friselle crispbread
    barbari sangak pandesal`,
  breakfast: `haferschleim -schleim fruhstucksbrei overnight-oats hot-cakes  
    oats oatmeal porridge muesli granola pancake pancakes pikelet pikelets waffle waffles french-toast omelette omelet omelettes scrambled-egg scrambled-eggs boiled-egg boiled-eggs fried-egg fried-eggs poached-egg
    poached-eggs shakshuka frittata breakfast brunch smoothie-bowl chia-pudding crepe crepes potato-pancake potato-pancakes eggs-benedict bircher congee hash-browns egg-muffin egg-muffins egg-cup egg-cups eggs-on-toast
    on-toast toast biscuits-and-gravy huevos baked-oats dutch-baby fruhstuck porridge haferbrei -muesli -musli ruhrei omelett pfannkuchen -pfannkuchen petit-dejeuner oeufs-brouilles oeuf-cocotte
    desayuno tostada gachas colazione uova-strapazzate ontbijt havermout pannenkoek pannenkoeken
    full-english english-breakfast eggs-florentine eggs-royale acai-bowl breakfast-burrito breakfast-burritos breakfast-sandwich breakfast-tacos breakfast-bowl breakfast-hash yoghurt-bowl yogurt-bowl crumpets
    kedgeree migas chilaquiles menemen cilbir upma poha idli dosa dosas syrniki blini semolina-porridge rice-porridge griessbrei milchreis kaiserschmarrn bauernfruhstuck spiegelei spiegeleier strammer-max griespudding
    oeufs-au-plat oeufs-brouilles oeuf-a-la-coque pain-perdu pan-con-tomate tortitas huevos-revueltos frittelle uitsmijter roerei wentelteefjes griesmeelpap chia-pudding -pannenkoek -pannenkoeken
    eierkuchen plinsen palatschinke palatschinken armer-ritter arme-ritter haferflocken havermoutpap brintapap drie-in-de-pan gekookte-eieren gebakken-eieren -omelet boerenomelet hotcakes eggs-in-purgatory uova-al-tegamino uova-in-camicia uova-sode huevos-fritos
    french-toast-casserole french-toast-bake pancake-casserole pancake-bake -fruhstuck eggs-in-a-basket pancakes-moelleux egg-bites cream-of-wheat grits hash veggie-hash smoothiebowl smoothiebowls chakchouka chachouka tchoutchouka shakshouka saksuka eierspeis
    smashed-avocado changua
    avena-nocturna croissant croissants cornetto cornetti butterhornchen medialuna medialunas
    butty butties kwark
    zoats milchbrei dinkelbrei tofu-scramble scramble egg-white-bites johnnycake johnnycakes hoecakes biscuits-and-sausage-gravy sausage-gravy nasi-lemak acai-na-tigela
    musli hirsebrei frischkornbrei reisflocken budwig-creme creme-budwig budwig eier-im-glas oeufs-a-la-coque oeufs-cocotte oeufs-en-cocotte bowl-cake avena-trasnochada calentado
    arepa-con-huevo crema-di-riso -pannenkoekjes chiapudding breakfast-cookies brinta bagel-with-lox lox-bagel bananenpancakes -pancakes`,
  breakfastOrLunch: `omelette omelet omelettes shakshuka frittata scrambled-egg scrambled-eggs on-toast toast eggs-benedict huevos breakfast-burrito omelett ruhrei poached-eggs fried-eggs quiche
    menemen chilaquiles bauernfruhstuck strammer-max kedgeree uitsmijter dosa dosas blini full-english breakfast-hash spiegelei spiegeleier
    chakchouka chachouka tchoutchouka shakshouka saksuka eierspeis hash
    smashed-avocado
    butty butties`,
  snack: `socca kaassouffle kaassouffles -kroketten salzgeback laugengeback blatterteiggeback pincho pinchos pintxo pintxos datteln-im-speckmantel pflaumen-im-speckmantel dattes-au-lard dattes-lardees datiles-con-bacon datiles-con-beicon datteri-con-pancetta dadels-met-spek
      halver-hahn halve-hahn rusks beschuit
    pani-puri panipuri gol-gappa gol-gappay golgappa golgappe puchka phuchka bhel-puri bhelpuri sev-puri dahi-puri papdi-chaat chaat
    hummus dip guacamole nuts dates energy-ball energy-balls energy-bite energy-bites bliss-balls bites trail-mix chex-mix popcorn crunchy-chickpeas crispy-chickpeas flapjack flapjacks granola-bar granola-bars oatmeal-bar oatmeal-bars protein-bar
    protein-bars protein-ball protein-balls crackers cracker crisps chips kale-chips chia-pot chia-pots chia-pudding yoghurt-pot yogurt-pot dippers spiced-chickpeas roasted-chickpeas edamame
    deviled-eggs devilled-eggs muffin muffins fruit-salad apple-slices carrot-sticks sticks-with snack snacks charcuterie-board cheese-board cheese-and-crackers rice-cakes cottage-cheese jerky smoothie bruschetta canape canapes
    crostini -riegel energiekugeln nusse studentenfutter amuse-bouche barre-de-cereales bruschette aperitivo picoteo frutos-secos tussendoortje notenmix
    baba-ganoush baba-ganouj pimento-cheese rocket-bites gougeres arancini-bites mixed-nuts candied-nuts spiced-nuts popcorn-balls fruit-leather fruit-skewers ants-on-a-log
    cheese-straw cheese-straws cheese-twists pretzel-bites pigs-in-blankets sausage-bites obstsalat fruchtsalat salade-de-fruits macedoine-de-fruits ensalada-de-frutas macedonia macedonia-de-frutas macedonia-di-frutta insalata-di-frutta fruitsalade
    kaasstengel kaasstengels kaassoesjes borrelnootjes borrelhapjes -hapjes -hapje kasegeback kasestange kasestangen parmesanstange parmesanstangen blatterteigstange blatterteigstangen kasecracker krauterquark olive-ascolane pan-con-alioli boquerones-en-vinagre tapas pinchos pintxos cicchetti rillettes aceitunas olives olive
    puppy-chow party-mix snack-mix crudites jalapeno-poppers mozzarella-sticks cheese-ball cheese-balls borrelplank bitterballen kaasvlinders gevulde-eieren kasespiesse partyspiesse kaseigel mettigel pizzaschnecken blatterteigschnecken -chips montadito
    montaditos houmous mozzarelline-fritte brochettes-de-fruits fruit-kebabs fruchtspiesse obstspiesse pakora pakoras bhaji bhajis
    happchen -happchen
    smoked-almonds roasted-almonds candied-almonds peanut-clusters salpicon-de-frutas
    roasted-cashews roasted-nuts roasted-peanuts spiced-pecans candied-pecans candied-walnuts spiced-cashews
    wrapped-prunes wrapped-dates wrapped-figs wrapped-apricots wrapped-jalapenos devils-on-horseback angels-on-horseback taralli pumpkin-seeds sunflower-seeds
    krabbencocktail garnelencocktail shrimpcocktail garnalencocktail spiedini-di-frutta`,
  side: `rumbledethumps clapshot colcannon champ -brei spatzle cipolline cipolline-in-agrodolce kroketten
    fries french-fries wedges mashed-potato mashed-potatoes mash roasties roast-potatoes roasted-potatoes baby-potatoes potato-wedges coleslaw slaw side-dish green-beans roasted-vegetables roast-vegetables
    steamed-rice plain-rice cauliflower-rice garlic-bread pilau-rice rice-pilaf brussels-sprouts roasted-carrots glazed-carrots creamed-spinach corn-on-the-cob yorkshire-pudding stuffing potatoes tomatoes
    carrots asparagus broccoli onion-rings hash-browns sauerkraut pommes-frites kartoffelpuree kartoffelstampf bratkartoffeln rotkohl krautsalat frites puree-de gratin-dauphinois patatas-bravas contorno
    patate-al-forno puree -gemuse friet frietjes aardappelpuree
    gurkensalat potato-rosti wilted-greens creamed-corn refried-beans braised-red-cabbage sauteed-mushrooms sauteed-greens roasted-peppers yorkshire-puddings salzkartoffeln gemuse
    petersilienkartoffeln rosti rahmspinat rahmwirsing apfelrotkohl haricots-verts pommes-dauphine pommes-duchesse patatas-fritas arroz-blanco fagiolini rode-kool spruitjes frijoles-refritos
    buttered-leeks minted-peas mushy-peas buttered-cabbage creamed-leeks rice-and-peas cauliflower-cheese kartoffelbrei erbsenbrei rotkraut blaukraut speckbohnen bayrisch-kraut weinsauerkraut kroketten kartoffelkroketten kartoffelecken selleriepuree
    -puree -stampf pommes-de-terre-sautees pommes-sautees carottes-vichy carottes-glacees patatas-panaderas patatas-a-lo-pobre papas-arrugadas papas-fritas spinaci-saltati peperonata patat patatje gebakken-aardappelen gebakken-aardappels
    gekookte-aardappelen aardappelkroketjes -kartoffeln
    hush-puppies hushpuppies collard-greens jeera-rice coconut-rice basmati-rice jasmine-rice yellow-rice white-rice brown-rice sticky-rice-plain erbsen-und-mohren bohnen-im-speckmantel
    mohrensalat karottensalat tomatensalat rote-bete-salat selleriesalat feldsalat blattsalat gruner-salat rahmkohlrabi serviettenknodel kartoffelknodel semmelknodel kartoffelklosse -klosse
    basmatireis jasminreis petits-pois riz-pilaf riz-blanc riz-basmati navets-glaces oignons-glaces carottes-rapees celeri-remoulade salade-verte salade-de-concombre salade-de-concombres
    salade-de-tomates salade-de-betteraves endives-braisees champinones-al-ajillo pimientos-de-padron arroz-pilaf arroz-basmati ensalada-verde ensalada-mixta ensalada-de-tomate
    ensalada-de-pepino yuca-frita tostones patacones cicoria-ripassata cavolo-cappuccio puntarelle carote-glassate finocchi-gratinati insalata-verde insalata-mista insalata-di-pomodori
    insalata-di-finocchi riso-bianco snijbonen sperziebonen sperzieboontjes wortelsalade komkommersalade tomatensalade groene-salade witte-rijst gekookte-rijst green-salad side-salad
    cucumber-salad tomato-salad carrot-salad smacked-cucumbers baked-beans green-bean-casserole sweet-potato-casserole corn-casserole corn-pudding spoonbread rotis candied-yams turnips
    parsnips roast-parsnips swede neeps tenderstem spring-greens bok-choy pak-choi morning-glory
    cilantro-lime-rice patatas-asadas verduras-a-la-plancha verduras-asadas verdure-grigliate geroosterde-wortels gebakken-champignons patate-arrosto`,
  meal: `kase-spatzle spatzle-mit-linsen char-siu -stamp durum potjevleesch pincho-moruno pinchos-morunos karniyarik kidneys rognons rinones niertjes imam-bayildi spatzlepfanne spatzleauflauf 
    salad soup stew curry chowder chilli chili casserole bake lasagna lasagne lasagnes pasta spaghetti penne linguine fettuccine tagliatelle macaroni mac-and-cheese noodles noodle ramen pho laksa ravioli gnocchi
    tortellini orzo risotto paella pilaf biryani jollof fried-rice burger burgers sandwich sandwiches sub wrap wraps taco tacos burrito burritos enchilada enchiladas quesadilla quesadillas fajita fajitas nachos pizza pizzas calzone
    stir-fry stirfry traybake sheet-pan one-pot one-pan pot-roast roast meatloaf meatballs meatball kebab kebabs skewers kofta schnitzel goulash stroganoff bolognese carbonara fondue moussaka ratatouille tagine
    dahl dal dhal daal masala tikka korma vindaloo teriyaki sushi poke bowl buddha-bowl power-bowl dumplings pierogi pierogies gyoza samosa samosas empanadas spring-rolls summer-rolls falafel shepherds-pie cottage-pie
    pot-pie fish-pie meat-pie steak-pie chicken-pie fishcakes fish-cakes crab-cakes crabcake crabcakes crab-cake potato-cakes stuffed-peppers stuffed-bell-peppers katsu fish-and-chips bangers hotpot ragout cassoulet gumbo jambalaya sukiyaki
    chicken beef pork lamb turkey duck veal venison elk steak steaks chop chops ribs brisket sausage sausages ham bacon salmon tuna cod haddock halibut bass swordfish sardine anchovy wings chicken-wings grilled-cheese toastie toasties canard ente entenbrust pato anatra eend kippenvleugels kippendijen trout mackerel shrimp shrimps prawn prawns scallops crab lobster mussels clams fish seafood tofu
    tempeh seitan halloumi paneer egg-salad minestrone gazpacho bisque quiche fritters ragu toad-in-the-hole suppe -suppe eintopf -eintopf salat -salat nudeln -nudeln auflauf -auflauf gratin -gratin braten -braten schnitzel
    -schnitzel gulasch -gulasch pfanne -pfanne hahnchen rind schwein lachs fisch -fisch frikadellen knodel maultaschen rouladen geschnetzeltes -geschnetzeltes -knodel -pasta -curry -risotto -burger -steak -rumpsteak risotto burger flammkuchen tarte-flambee soupe veloute potage salade gratin poulet boeuf porc agneau saumon
    poisson ratatouille blanquette dinde volaille pot-au-feu quiche croque cassolette tartiflette hachis parmentier couscous sopa ensalada guiso arroz paella tortilla pollo ternera cerdo pescado albondigas lentejas cocido gazpacho empanada minestra zuppa piccata saltimbocca scaloppine arrosto brasato melanzane
    insalata pollo manzo maiale pesce polpette parmigiana soep -soep salade stamppot ovenschotel -schotel -salade kip rund zalm vis gehakt gehaktballen pasta erwtensoep stoofvlees stoofpot lentil lentils chickpea chickpeas bean beans mushroom
    coq-au-vin bouillabaisse bourguignon choucroute pissaladiere moules mussel galettes-bretonnes galette-complete galettes-completes cuisses-de-canard confit-de-canard duck-confit endives-au-jambon pot-au-feu bouchee-a-la-reine quenelles
    brandade axoa garbure navarin waterzooi fabada croqueta croquetas potaje salmorejo ropa-vieja ceviche pisto bacalao chiles chiles-rellenos pozole tamal tamales mole birria barbacoa carnitas arepa arepas pupusa pupusas
    fideua zarzuela marmitako callos escalivada ajoblanco lomo costillas solomillo merluza calamares pulpo gambas ossobuco osso-buco vitello tonnato cacio-e-pepe amatriciana ribollita orecchiette baccala arancini arancino
    trofie caponata bistecca tagliata bucatini rigatoni ziti farfalle fusilli conchiglie cannelloni manicotti bigoli pappardelle pici panzanella pappa-al-pomodoro acquacotta tagliolini gnudi canederli suppli
    puttanesca stracotto pollo-alla-cacciatora cacciatore involtini vongole cozze klopse -klopse labskaus himmel-un-aad himmel-und-erde kasespatzle -spatzle grunkohl pinkel krautwickel senfeier
    gefullte-paprika gefullte-zucchini -rouladen kartoffelpuffer reibekuchen schupfnudeln schupfnudel -lasagne -quiche -eintopfe -ragout -pizza -flammkuchen -filet sauerbraten tafelspitz leberkase
    currywurst bratwurst -wurst wurst wurstchen saumagen eisbein kassler matjes hering -topf -suppentopf wirsing spargel toast-hawaii krautfleckerl fleckerl tiroler-grostl grostl
    cullen-skink scotch-broth bubble-and-squeak rarebit okonomiyaki bibimbap bulgogi japchae tteokbokki pad-thai pad-see-ew nasi-goreng mie-goreng bami gado-gado satay rendang adobo-chicken sinigang pancit lumpia
    saag palak paneer-tikka rogan-josh jalfrezi dopiaza dhansak balti keema aloo rajma sambar rasam bhuna pav-bhaji kichari khichdi bunny-chow bobotie potjiekos tom-yum tom-kha larb laab massaman panang bun-cha banh-mi
    feijoada moqueca churrasco lomo-saltado pastitsio spanakopita souvlaki gyros stifado gemista dolma dolmas dolmades borek boerek lahmacun pide manti kofte iskender imam-bayildi shish shawarma tabbouleh tabouleh fattoush mujaddara maqluba
    kibbeh doro-wat tibs mafe egusi waakye suya sloppy-joe sloppy-joes po-boy pulled-pork reuben philly-cheesesteak cheesesteak hoagie blt club-sandwich tuna-melt patty-melt panini gyro corn-dogs hot-dog hot-dogs
    cabbage-rolls golabki stuffed-cabbage bigos borscht pelmeni varenyky stroganov pelmenis schnitzels stovies colcannon champ pasty pasties sausage-roll sausage-rolls scotch-egg scotch-eggs ploughmans steak-and-kidney-pudding
    hotch-potch cawl haggis dan-dan mapo kung-pao chow-mein lo-mein chop-suey orange-chicken wonton wontons hot-pot donburi oyakodon gyudon katsudon udon soba yakisoba onigiri tempura
    hutspot kapsalon slavink boerenkool andijvie witlof bami-goreng congri arroz-con-pollo -reis gallo-pinto chili-con-carne carpaccio antipasti lamm* hahnchen* huhner* puten* rinder* rinds* schweine* kalbs* lachs* forelle* kabeljau* garnele*
    thunfisch* hackfleisch* hackbraten hackballchen -frikassee -rahmragout -salate -suppen -pfannen milanesa milanesas locro aji-de-gallina ensaladilla ensaladilla-rusa hachee sate galettes-de-sarrasin pates riz cake-sale cakes-sales filet-mignon vellutata polpettone
    salmone farinata macarrones berenjenas-rellenas gevulde-paprikas gefullte-auberginen -puffer pasta-pesto spaghetti-pesto penne-pesto gnocchi-pesto stuffed-shells stuffed-acorn-squash stuffed-aubergines
    baked-potatoes jacket-potatoes loaded-potatoes escalope escalopes paupiettes aubergines-farcies tomates-farcies courgettes-farcies
    poivrons-farcis sformato crocchette canelones revuelto gehaktbrood torta-pasqualina -hahnchen eggplant-parmesan peperoni-ripieni zucchine-ripiene pimientos-rellenos calabacines-rellenos
    stuffed-marrow poussin rabbit guinea-fowl pheasant liver faggots rissoles nut-roast monkfish plaice sole turbot bream hake squid octopus crayfish langoustines polenta calamari corned-beef-hash cheese-fondue
    bulette* buletten frikadelle -frikadellen -frikadelle fleischpflanzerl fleischkase fleischpastete kasseler haxe haxen schweinshaxe rippchen spareribs schaufele pichelsteiner schlachtplatte fischstabchen pellkartoffeln ofenkartoffel ofenkartoffeln folienkartoffeln
    gefullte-kohlrabi gefullte-tomaten gefullte-champignons gefullte-paprikaschoten falscher-hase -fondue -gnocchi -lasagnen -stoof fladle
    lapin oeufs-en-meurette souris-d-agneau magret gigot roti dorade lotte cabillaud truite thon maquereau crevettes langoustines escargots pintade caille faisan chevreuil andouillette boudin saucisses saucisse entrecote bavette onglet aligot truffade flamiche
    -spaghetti croziflette raclette croque-madame pan-bagnat nems accras colombo rougail tajine tajines keftas gnocchis ravioles nouilles pois-chiches haricots-rouges daube civet pain-de-viande pain-de-poisson gateau-de-pommes-de-terre fondue-savoyarde potee
    garbanzos judias alubias habas rabo-de-toro cochinillo cordero conejo chuletas chuleton carrillada carrilleras morcilla estofado puchero caldereta menestra sancocho ajiaco picadillo tinga cochinita anticuchos chipirones almejas mejillones
    lubina dorada sardinas boquerones trucha lenguado marisco mariscada patatas-a-la-riojana patatas-guisadas patatas-rellenas huevos-rotos empanadillas flamenquin san-jacobo cachopo escalope filete filetes hamburguesa hamburguesas pastel-de-carne
    fideos espaguetis tallarines pechuga pechugas crema-de-verduras judias-con-chorizo crema-de-calabaza
    fegato orata branzino spigola pesce-spada sgombro sarde alici seppie totani polpo scampi coniglio agnello capretto tacchino faraona salsiccia cotechino zampone stinco trippa bollito spezzatino peposo cotoletta straccetti scaloppina braciole
    strozzapreti maltagliati garganelli cavatelli paccheri vermicelli tortelli agnolotti cappelletti pizzoccheri passatelli crespelle timballo panzerotti fregola malloreddus zuppa-di-pesce orecchiette
    mosselen kapucijners balkenbrij varkenshaas snert babi-pangang babi-ketjap foe-yong-hai loempia saoto konijn hazenpeper draadjesvlees sudderlappen riblappen biefstuk karbonade karbonades rollade kipfilet kibbeling lekkerbek makreel kabeljauw
    schelvis garnalen tonijn forel paling zuurkool -lasagne -ovenschotel -quiche hartige-taart kroket broodje kippenpasteitjes pasteitjes pasteitje -stoof bierstoof -stamppot trota trote
    jjigae sundubu galbi gimbap kimbap bossam chirashi tonkatsu shabu-shabu karaage takoyaki bao baos bao-buns nigiri maki sashimi tataki flautas chimichanga chimichangas taquito taquitos sopes huarache huaraches kare-kare nasi-lemak soto-ayam
    kottu chole haleem nihari pulao pilau pilaw vada-pav mujadara mejadra koshari kushari ful-medames bastilla bastillas harira solyanka soljanka holubtsi cevapcici cevapi sarma burek kleftiko avgolemono fasolada rollatini sliders hot-pocket hot-pockets
    potato-pockets stromboli loaded-fries dirty-fries chicken-fries poutine loaded-potato-skins zucchini-boats courgette-boats aubergine-boats eggplant-boats vol-au-vent vol-au-vents schaschlik bifteki cordon-bleu doner doner-kebab -spiess -spiesse tote-oma
    himmel-und-ad petit-sale poelee-de-legumes poelee-de-champignons poelee-campagnarde poelee-paysanne encornets saint-jacques mouclade bo-bun baeckeoffe taboule asado-de asado-argentino secreto-iberico presa-iberica pluma-iberica contramuslo contramuslos purrusalda porrusalda lasana noquis aglio-e-olio
    passato-di-verdure fritto-misto focaccia-ripiena rustico-leccese stoofpotje stoofpotjes -stoofpot -stoofpotje eenpansgerecht captains-dinner hete-bliksem pokebowl pokebowls -bowl nasi noedels tosti tostis frikandel -sate
    shrimp-cocktail prawn-cocktail seafood-cocktail crab-cocktail fischbrotchen matjesbrotchen krabbenbrotchen leberkasbrotchen leberkassemmel wurstbrot kasebrot schinkenbrot krabbenbrot lachsbrotchen mettbrotchen frikadellenbrotchen carbonade carbonnade carbonades carbonnades
    misir-wot wot filo-triangles filo-parcels
    thali thalis tian galettes-de-pommes-de-terre
    scouse chingri jhol kra-pao krapow kaphrao gaprao khao-soi som-tam mansaf kabsa mandi ghormeh sabzi zereshk-polo baghali-polo lubia-polo adas-polo asado-negro tira-de-asado
    terrine-de-campagne terrine-de-legumes pote thieboudiene potato-kugel plov khachapuri paprikash mofongo tlayuda tlayudas zoodles
    courgetti dirty-rice hoppin-john runza runzas hotdish cioppino general-tso general-tsos kway-teow bak-kut-teh pedas ayam-goreng bakso lumpiang tinola sisig bicol-express cha-ca ca-kho
    kho-to com-tam luc-lac goi-cuon amok lok-lak mohinga khao-pad gaeng kaeng woon-sen samgyeopsal samgyupsal dakgalbi naengmyeon unadon unagi nikujaga chawanmushi jiang-mian xiaolongbao
    jiaozi baozi foo-young foo-yung momo momos thukpa karahi kadhi bisi-bele pongal avial moilee moilie bharta bhurji murgh gosht undhiyu misal misal-pav zigni kitfo suqaar ugali sukuma-wiki
    nyama-choma chakalaka cachupa muamba maafe rfissa pastilla mloukhia molokhia makloubeh musakhan sayadieh fasolia fesenjan fesenjoon tahchin nazik briam djuvec pljeskavica mici shchi ukha
    okroshka beef-olives finnan-haddie laverbread-cakes coddle boxty haggerty stargazy-pie homity-pie woolton-pie cumberland-pie game-pie squab-pie admirals-pie fidget-pie
    sabich shorba shurpa lagman beshbarmak uszka knish tzimmes cholent egg-drop lomi arroz-caldo kaldereta menudo afritada mechado
    paksiw bistek lechon sando hiyayakko oden zosui chazuke tamagoyaki dakdoritang budae jokbal mandu oxtail
    gammon cutlet cutlets goujons kiev kievs surf-and-turf leber rehrucken entenkeule entenkeulen gansekeule gansekeulen
    hasenkeule -keule -keulen -haxe -haxen -hendl -fleisch -grostl -nockerl eiernockerl grenadiermarsch fleischkrapfen schlutzkrapfen alplermagronen magronen
    fleischlaberl fleischlaibchen -laibchen nierle nieren linsendal papet capuns ghackets hornli -hornli chashornli kaseschnitte kaseschnitten ofenguck chugelipastete pastetli konigspastete
    cholera-pastete malakoff pizokel maluns rosti-mit-spiegelei hackfleischballchen fleischballchen geflugelballchen linsenballchen gemuseballchen kichererbsenballchen spinatballchen
    reisballchen lachsballchen putenballchen kotbullar koettbullar blumenkohl-nuggets knipp dibbelabbes schales schaales handkas dippehas pfifferlinge steinpilze uberbackene-auberginen
    uberbackener-blumenkohl medaillons -medaillons makkaroni ofenfeta grillkase letscho eier-in-senfsosse spiegelei-mit-spinat spinat-mit-ei rahmschwammerl
    schwammerl gefullte-zwiebeln pommes-schranke birnen-bohnen-und-speck saute-de-veau saute-de saute-d poule poularde
    sanglier lievre canette foie-de rognons ris-de-veau tripes diots flammekueche flammekuche crique criques bourride petits-farcis ttoro piperade chaussons-au-fromage
    pate-en-croute oeufs-mimosa oeufs-meurette friands-a-la-viande galettes-de-legumes orzotto tourtiere pate-chinois cordons-bleus boulets thieboudienne tiep ceebu-jen
    aubergines-a-la-parmesane cotriade matelote gardiane estouffade grillade grillades brochette brochettes fricassee gratinee
    ficelle-picarde ficelles-picardes bouchees-a-la-reine lechazo codornices manitas
    suquet revolconas judiones olla-podrida caldo-gallego caldo-tlalpeno caldo-de-res caldo-de-camaron caldo-de-mariscos caldillo esqueixada coca-de-recapte alcachofas
    coliflor-gratinada rollitos-de-primavera gordita gorditas frijoles-charros rajas-con-crema discada aguachile seco-de tacu-tacu rocoto encebollado llapingachos hornado fanesca silpancho
    saltenas chairo pique-macho vori-vori chivito chupe porotos charquican mondongo mote-de-queso causa-limena causa-rellena worstenbroodjes worstenbroodje asopao mangu tostones-rellenos
    hallaca hallacas lechona papas-a-la-huancaina pabellon bandeja-paisa carbonada humita humitas provoleta choripan curanto pastel-de-choclo pastel-azteca
    cazuela moros-y-cristianos casado rondon pepian kak-ik jocon baleada baleadas nacatamal vigoron salpicon sudado tiradito parihuela escabeche-de pebete
    matambre risi-e-bisi riso-al-salto riso-al-forno riso-freddo ceci-in-umido fagioli-all-uccelletto carciofi-alla-romana carciofi-alla-giudia
    farro-con-verdure lingua-in-salsa lingua-salmistrata cacciucco brodetto coda-alla-vaccinara abbacchio arrosticini bombette strangolapreti culurgiones
    erbazzone focaccia-di-recco piadina-romagnola-farcita tajarin maccheroni anelletti sartu paniscia panissa cassoeula casoeula bagnun buridda acquapazza acqua-pazza filetto rognone
    stracciatella-in-brodo spiedini spiedino uova-al-purgatorio rotolo-di-spinaci tramezzino tramezzini sfincione panelle scamorza frico porchetta arista cappone quaglie cinghiale sogliola
    rombo triglie moscardini polipo tortelloni cappellacci cjarsons mezzelune calamarata lagane scialatielli balletjes-in pom moksi gebakken-lever lever sudderlap
    sudderlapjes runderlappen riblap speklap speklapjes blinde-vinken vispan vispannetje tjap-tjoi sajoer-lodeh sambal-goreng bruine-bonen heri-heri pastei keshi-yena stoba hamrolletjes
    hespenrolletjes balletjes kip-pesto rookworst frikandellen kroketjes saucijzenbroodje saucijzenbroodjes spitskool
    steak-frites moules-frites tarte-fine-au-chevre tarte-au-chevre torta-rustica rouleaux-de-printemps boulgour bulgur cous-cous cuscus musubi loco-moco kielbasa galinhada wallenbergare
    flaki flammkuchenschnecken big-mac-rolle gebackener-camembert berenjenas-a-la-parmesana coliflor-con-bechamel guisantes-con-jamon gebratener-reis laxpudding tortino-di-verdure`,
} as const;

/** Sauces with a name of their own: behind what is eaten with them they say how it is made ('cod romesco', 'spaghetti marinara'). */
export const NAMED_SAUCE_WORDS = `adobo chimichurri harissa hollandaise marinara mojo mojo-picon ranch romesco sambal salsa-verde`;

/** Sweet by themselves, a meal with a savoury word: 'leek tart', 'fish pie'. */
export const PIE_WORDS = `turnover turnovers feuillete feuilletes -tarte -tartes souffle crumble pie tart tarte tartlet galette strudel crumble cobbler kuchen -kuchen -strudel torta tarta crostata taart -taart pastel pudding roulade`;

/** Sweet by themselves too, a meal only with what is never sweet: there are cakes of carrots and mousses of cheese. */
export const SOFT_PIE_WORDS = `cake cakes -cake -cakes mousse -mousse flan flans gateau gateaux pastel pudin budin beignet beignets fritter -koekjes -kuchle tortino tortini tartelette clafoutis bizcocho eclair eclairs profiteroles
  buchteln -torte terrine savarin panna-cotta muffin muffins -muffin -muffins`;

/** Vegetables that are baked sweet. */
export const SWEET_VEGETABLE_WORDS = `carrot* zucchini* pumpkin squash beet beets beetroot* parsnip* rhubarb sweet-potato karotte* mohre* mohren rubli* kurbis* -kurbis rote-bete zucchini carotte* potiron courge butternut betterave*
  potimarron patate-douce zanahoria* calabaza remolacha* boniato batata carote carota zucca barbabietol* wortel* pompoen bieten biet`;

/** What makes a sweet of a name that names a vegetable too. */
export const SWEET_TASTE_WORDS = `chocolate* chocolat* schoko* cioccolato chocolade* vanill* vainilla caramel* karamell* karamel* sugar zucker* sucre azucar zucchero suiker honey honig miel miele honing coconut kokos* coco cocco banana* lemon zitron* citron limon limone
  citroen* cinnamon zimt* cannelle canela cannella kaneel* nougat hazelnut* haselnuss* noisette* almond* mandel* amande* coffee kaffee* cafe caffe koffie* maple sponge coulis fruit fruits frutta fruta obst* sweet susse susser sucre sucree dolce dulce zoete`;

/** What makes a meal of a pie or a tart. */
export const SAVOURY_WORDS = `bratwurst* leberwurst* blutwurst* mettwurst* sausage sausages saucisse saucisses salchicha salchichas salsiccia merguez worstjes chicken beef pork lamb turkey fish salmon tuna steak ale meat mince shepherds cottage pot onion leek tomato spinach mushroom cheese feta goat bacon ham vegetable veggie potato crab cod shrimp
  prawn pizza kidney courgette zucchini broccoli asparagus blauschimmelkase hahnchen fleisch zwiebel zwiebelkuchen lauchkuchen lauch spinat kase speck poulet viande legumes oignon poireaux epinards fromage saumon atun carne
  verduras pollo queso espinacas cipolle verdure formaggio salmone kip prei kaas spinazie hartige savory savoury salee salees sales salado salados salata salati salate tomates tomate tomaten pommes-de-terre olives olive oliven aceitunas esparragos asperges asparagi spargel* poireau courgettes champignons champignon* setas funghi
  cabillaud gambas thon jambon lardons foies foie volaille tonno alici acciughe acciuga prosciutto patate melanzane pescado jamon gambas bacalao calabacin berenjena spek ham prei* uien* spinazie* aardappel* gehakt* groente* broccoli* tomaten* zalm* vis viskoek* zwiebel* lauch* spinat* kartoffel* speck* fleisch* hackfleisch* fisch*
  gemuse* pilz* kraut* kohl* lachs* thunfisch* schinken* wurst* lentil lentils chickpea chickpeas
  mangold chard blette blettes acelgas bietole bieta snijbiet fenchel kohlrabi pilz pilze champignon hongos puerro puerros porro porri radicchio rucola chorizo schinken thunfisch lachs truite forelle artichoke artischocken artichaut carciofi alcachofas zucchine`;

/** Ingredients of a meal that fills: foods with protein, and starches eaten as a dish. */
export const FILLING_WORDS = `chicken beef pork lamb turkey duck veal sausage bacon ham mince steak salmon tuna cod fish shrimp prawn scallop crab tofu tempeh paneer halloumi lentil chickpea bean pasta spaghetti penne linguine noodle rice
  quinoa couscous bulgur gnocchi ravioli tortilla egg eggs hahnchen rind hackfleisch lachs linsen nudeln reis eier poulet boeuf lardons thon lentilles pates riz oeufs pollo carne lentejas arroz huevos manzo uova riso lenticchie gehakt kip
  rijst eieren linzen`;

/** Ingredients that together make a sweet or a dough. */
export const BAKING_WORDS = `flour sugar butter vanilla cocoa chocolate powdered icing yeast mehl zucker vanille schokolade farine sucre chocolat harina azucar farina zucchero cioccolato bloem suiker chocolade`;

/** Vegetables as ingredients: a dish of little else is no breakfast. */
export const VEGETABLE_WORDS = `vegetable* carrot* fennel kohlrabi cauliflower broccoli cabbage kale chard spinach courgette* zucchini aubergine* eggplant* leek* parsnip* turnip* beetroot* beet beets celeriac celery pumpkin squash
  asparagus mushroom* tomato tomatoes pepper-bell bell-pepper* artichoke* potato potatoes radish* cucumber* peas lettuce radicchio brussels-sprout* swede okra gemuse* -gemuse mohre* mohren karotte* fenchel* blumenkohl brokkoli weisskohl rotkohl
  wirsing spinat mangold zucchini aubergine* lauch porree pastinake* steckrube* rote-bete rote-beete sellerie* knollensellerie staudensellerie kurbis* -kurbis spargel champignon* pilze -pilze tomate tomaten -tomaten paprika paprikaschote* artischocke*
  kartoffel* radieschen gurke* salatgurke erbsen rosenkohl schwarzwurzel* legume* carotte* fenouil chou chou-fleur poireau* epinard* blette* navet* betterave* celeri* potiron courge butternut asperge* tomate* poivron* artichaut* pomme-de-terre
  pommes-de-terre radis concombre* petits-pois verdura* zanahoria* hinojo coliflor brecol col repollo espinaca* acelga* papa papas calabacin* berenjena* puerro* nabo* remolacha* apio calabaza esparrago* champinon* seta setas pimiento* alcachofa* patata*
  rabano* pepino* guisantes carota carote finocchio finocchi cavolfiore broccoli cavolo verza bietol* zucchine zucchina melanzan* porro porri rapa rape barbabietol* sedano zucca asparagi fungh* pomodor* peperoni peperone carciof* ravanell* cetriol*
  piselli groente* wortel* winterpeen venkel bloemkool witte-kool rode-kool spinazie snijbiet courgette* prei pastinaak raap biet bieten bietjes knolselderij bleekselderij pompoen asperges tomaten tomaat aardappel* radijs* komkommer* erwten
  spruitjes champignons paddenstoel*
  spinaci spinacio ail aglio ajo`;

/** Fruit as an ingredient: more of it than of vegetables makes another dish. */
export const FRUIT_WORDS = `apple* banana* berry berries blueberr* raspberr* strawberr* cherry cherries pear pears peach* plum plums mango* pineapple* orange* melon* grape grapes kiwi apfel banane* beere* -beeren kirsche* birne* pfirsich* pflaume* ananas
  melone* -melone trauben pomme banane fraise* framboise* cerise* poire poires peche* prune* raisin* manzana* platano* fresa* frambuesa* cereza* pera peras melocoton* ciruela* naranja* mela mele fragol* lampon* cilieg* pesche prugn* aranc* appel* banaan
  bananen aardbei* framboz* kers kersen peer peren perzik* pruim* sinaasappel*`;

/** With a starch and with sugar they make a sweet. */
export const MILK_WORDS = `milk cream milch vollmilch sahne lait creme leche nata latte panna melk room leite mjolk mælk maito mleko mleka mlieko tej γαλα sut lapte`;
export const SUGAR_WORDS = `sugar zucker -zucker sucre azucar zucchero suiker acucar socker strosocker sukker sokeri* cukier cukru cukr cukor -cukor ζαχαρη seker zahar`;

/** Small bakes and bars that are eaten between meals: sweets where they are sweetened and hold nothing savoury. */
export const SNACK_BAKE_WORDS = `muffin muffins flapjack flapjacks granola-bar granola-bars oatmeal-bar oatmeal-bars oat-bar oat-bars muesli-bar muesli-bars`;

/** What sweetens beside sugar. */
export const SYRUP_WORDS = `honey syrup treacle molasses jam marmalade chocolate honig -sirup sirup konfiture marmelade schokolade miel sirop confiture chocolat mermelada jarabe chocolate miele sciroppo marmellata confettura cioccolato
  honing stroop siroop chocolade`;

/** What is drunk, or mixed into a drink: where nothing fills and nothing is baked, it makes one. */
export const DRINK_INGREDIENT_WORDS = `vodka gin rum tequila mezcal whiskey whisky bourbon rye-whiskey scotch cognac vermouth campari aperol prosecco champagne triple-sec curacao amaretto kahlua baileys absinthe cachaca pisco
  tonic-water soda-water club-soda ginger-beer ginger-ale sparkling-water mineralwasser wermut sekt rhum eau-gazeuse ron agua-con-gas tonica acqua-frizzante spumante`;
