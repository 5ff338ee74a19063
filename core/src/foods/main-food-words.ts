import type { FoodGroup } from './food-groups.ts';

/**
 * What a meal can be mainly of, the more telling first, in English, German, French, Spanish, Italian and Dutch. Folded, singular
 * or plural; with a star behind it a word is the beginning of others ('hahnchen*': Hähnchenbrust), with one before it the end
 * ('*lachs': Räucherlachs), and words with hyphens stand side by side ('sea-bream'). A cut of which an animal has to be named stands
 * behind the animals: 'lomo de salmón' is salmon.
 */
export const MAIN_FOODS: readonly (readonly [food: string, group: FoodGroup | null, words: string])[] = [
  [
    'chicken',
    'poultry',
    `chicken hahnchen* *hahnchen huhn* huhner* poulet pollo kip kipfilet* kippen* kipdij* kipgehakt kipreepjes kipstukjes kipschnitzel* kipsate* pouletbrust* coq hen gockel* volaille suppenhuhn* brathuhn* maishuhn* poularde* poussin
      coquelet chapon pollastr* galletto gallina pechuga* hendl* *hendl`,
  ],
  ['turkey', 'poultry', 'turkey pute* puten* truthahn* dinde* dindonneau pavo tacchin* kalkoen*'],
  [
    'duck',
    'poultry',
    `partridge* perdrix perdiz perdices rebhuhn* rebhuhner pernice pernici patrijs* grouse woodcock becasse duck ente enten* canard* pato anatra eend eendenborst goose gans ganse* oie quail wachtel* caille codorni* quaglia quaglie kwartel* guinea-fowl pintade* faraona perlhuhn* parelhoen* pheasant fasan* faisan fagian*
      fazant* pigeon magret* eendenbout* eendenpoot*`,
  ],
  [
    'beef',
    'redMeat',
    `beef sirloin brisket rindfleisch* rinder* rindshack* rindsbraten* rindsgulasch* rindsragout* rindsfilet* boeuf bovin bovino bovina ternera vacuno buey manzo vitello vitellone veal veau kalb* rund* rundvlees biefstuk* rumpsteak* roastbeef rosbif rosbief
      hackfleisch oxtail ochsen* tafelspitz rostbraten entrecote* onglet bavette rumsteck faux-filet chateaubriand pastrami bresaola cecina rabo-de-toro carne-de-res riblap* sucade* klapstuk ossobuco ribeye rib-eye silverside
      short-ribs`,
  ],
  [
    'pork',
    'redMeat',
    `pork bacon ham hams sausage chorizo chorizos pancetta prosciutto schwein* speck speckwurfel* speckstreifen speckscheiben *speck schinken* *schinken wurst* *wurst *wurste *wurstchen black-pudding white-pudding hamblokjes hamreepjes bratwurst porc porcs lardon lardons jambon* saucisse*
      saucisson* chipolata* cerdo jamon tocino panceta maiale suino salsicce salsicci* wurstel varkens* spek spekjes spekblok* spekreep* speklap* *spek worst *worst rookworst gammon guanciale salami* *salami salame salamini mortadella
      pepperoni frankfurter* kasseler* kassler* leberkas* fleischwurst* fleischkase* cabanossi kabanossi mett lyoner spareribs spare-ribs back-ribs pork-ribs andouille* boudin morcilla* butifarra* salchich* sobrasada longaniza
      chistorra lacon nduja cotechino zampone lugane* lonza lardo soppressata porchetta hamlap* beenham achterham schouderham slavink* frikandel* hot-dogs`,
  ],
  ['lamb', 'redMeat', 'lamb mutton lamm lamm* hammel* agneau* gigot cordero* ternasco agnello lams* merguez'],
  ['salmon', 'fish', 'salmon lachs* *lachs saumon* salmone zalm* *zalm lox gravlax'],
  ['tuna', 'fish', 'tuna thunfisch* thon atun tonno tonijn* bonito'],
  [
    'fish',
    'fish',
    `fish cod haddock trout mackerel sardine* seabass bass halibut fisch* *fisch kabeljau* forelle* *forelle *forellen seelachs* poisson* cabillaud* truite* pescado* bacalao* merluz* pesce pesci merluzz* vis vissen *visfilet kabeljauw*
      haring* makreel* anchov* anchois anchoa* boqueron* acciugh* alici sardell* sarde sardinhas sgombr* maquereau* makrele* caballa* hering* matjes* bismarckhering* rollmops* rotbarsch* *barsch scholle* schollen* schol scholfilet*
      zander* pangasius* heilbutt* heilbot* saibling* dorade* dorada* orata orate branzin* lubina* spigol* seeteufel* lotte monkfish plaice turbot sea-bream bream snapper tilapia* whiting hake pollock pollack kipper* whitebait sprat*
      swordfish catfish grouper mullet perch carp eel anguill* paling* aal merlan* merlu* eglefin* dover-sole lemon-sole sole-fillet sole-fillets filet-de-sole filets-de-sole seezunge* zeetong* lenguado* rodaballo* trota trote
      trucha* forel *forel forelfilet* koolvis* wijting* schelvis* ansjovis* pesce-spada pez-espada espadon stockfisch* baccala stoccafisso morue* tintenfisch* inktvis* rascasse* rouget* lieu-noir lieu-jaune colin rana-pescatrice cernia triglia triglie platessa passera-di-mare fletan* cabracho rodaballo jurel* gurnard john-dory barramundi mahi-mahi sandre baudroie raie zeewolf poon zeebaars zeebaarsfilet karpfen* hecht* wels welsfilet steinbutt* seehecht* rochen`,
  ],
  [
    'seafood',
    'fish',
    `prawn shrimp scallop crab mussel squid lobster garnele* *garnele *garnelen muschel muscheln *muscheln crevette* moule moules gamba* camaron* mejillon* gamberi gamberett* gamberon* cozze garnaal garnalen *garnalen mosselen mossel
      seafood meeresfruchte* marisco* frutti-di-mare fruits-de-mer zeevruchten octopus calamar* kalmar* encornet* chipiron* sepia sepias seppi* totani totano moscardini polpo polpi pulpo poulpe* clam cockle whelk oyster oysters auster austern
      huitre* ostrica ostriche almeja* berberecho* vongol* palourde* langoustine* langostin* scampi scampo cigala* crayfish flusskrebs* krebsfleisch krabbe krabben* *krabben crabe* granchi* cangrejo* homard* bogavante* astice
      aragosta langosta* hummer* kreeft* surimi saint-jacques jakobsmuschel* vieira* capesante`,
  ],
  [
    'meat',
    'redMeat',
    `mince minced-meat meatball tripe trippa tripes callos gehakt* *gehakt steak steaks carne carni viande* fleisch vlees *vlees venison hirsch* reh rehrucken* rehkeule* rehragout* rehgulasch* rehfleisch* wildschwein* wild-boar chevreuil sanglier cinghiale capriolo cervo
      ciervo jabali solomillo* lomo lomos chuleta* chuleton* costilla* costine costoletta costolette cotolett* macinato macinata karbonade* schnitzel kotelett* *kotelett *koteletts rippchen *rippchen haxe haxen *haxe gulasch *gulasch
      hack *hack hackbraten* gyros kebab* doner suppenfleisch gulaschfleisch rauchfleisch foie fegat* higado leber kalbsleber shoarma* poitrine`,
  ],
  ['tofu', null, 'tofu tempeh seitan'],
  [
    'lentils',
    null,
    'lentil lentils dal dahl dhal linse linsen* *linsen lentille* lenteja* lenticchia lenticchie linzen*',
  ],
  ['chickpeas', null, 'chickpea chickpeas kichererbse* pois-chiche pois-chiches chiche* garbanzo* ceci kikkererwt*'],
  ['beans', null, 'bean beans bohne* kidneybohne* haricot* alubia* judia* frijol* fagioli bonen kidneybonen'],
  ['eggs', null, 'egg eggs ei eier oeuf oeufs huevo* uova uovo eieren frittata omelette omelett* tortilla-espanola'],
  ['halloumi', null, 'halloumi paneer feta fetakase mozzarella'],
  [
    'pasta',
    null,
    `pasta spaghetti *spaghetti penne linguine fettuccine tagliatelle macaroni lasagne lasagna gnocchi nudel nudeln* *nudeln noodle noodles pates fideos bandnudel* spatzle *spatzle ravioli tortellini orzo`,
  ],
  [
    'rice',
    null,
    'rice reis *reis risotto riz arroz riso rijst *rijst basmati* basmatireis risottoreis arborio carnaroli sushireis',
  ],
  [
    'potatoes',
    null,
    `potato potatoes kartoffel* *kartoffel *kartoffeln erdapfel patata* patate pomme-de-terre pommes-de-terre aardappel* krieltjes`,
  ],
  ['grains', null, 'quinoa couscous bulgur barley farro polenta'],
];
