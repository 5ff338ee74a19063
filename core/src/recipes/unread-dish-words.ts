/** Words of one language of which only names are known, not foods: written as they are, with their accents; marks as in DISH_WORDS. */
type UnreadWords = Partial<
  Record<
    | 'drink'
    | 'sauce'
    | 'sweet'
    | 'bread'
    | 'breakfast'
    | 'breakfastOrLunch'
    | 'snack'
    | 'side'
    | 'meal'
    /** Meat and fish, as dishes and as ingredients. */
    | 'meat'
    /** Sweet by themselves, a meal with meat or `savoury`. */
    | 'pie'
    | 'savoury'
    /** Ingredients of a sweet or a dough. */
    | 'baking',
    string
  >
>;

/**
 * Words of dish names in languages whose ingredients are not read, so that a plan does not take a roast for a breakfast. What is
 * another thing in a language that is read is left out: 'pasta' is a cake in Turkish.
 */
export const UNREAD_DISH_WORDS = {
  portuguese: {
    meat: `frango frangos carne bife* lombo lombinho costelinha linguiça* bacalhau* peixe* salmão sardinha* atum camarão camarões tamboril vitela cordeiro borrego cabrito presunto fiambre picanha
      alcatra almôndega* robalo tilápia pescada dourada rosbife coxa coxas sobrecoxa* porco`,
    meal: `caldo-verde canja* bobó* escondidinho* estrogonofe* strogonofe* baião-de-dois macarrão macarronada massada lasanha* nhoque* salada* empadão empada* quibe vatapá feijão caldeirada* açorda*
      cataplana ensopado* cozido* refogado* francesinha* rojões hambúrguer* sanduíche* sandes bolo-salgado polvo-à-lagareiro`,
    side: `farofa* purê batata-frita batatas couve-mineira`,
    sweet: `bolo bolos brigadeir* beijinho* pudim pudins cocada* bolacha* biscoito* sobremesa* rabanada* quindim arroz-doce pão-de-ló toucinho-do-céu sorvete* paçoca bombom* canjica leite-creme
      queijadinha* bolinho-de-chuva bolinhos-de-chuva filhós sonhos`,
    bread: `pão pães pãezinhos broa broas massa-de-pizza`,
    snack: `pão-de-queijo coxinha* pastéis-de-feira`,
    breakfast: `mingau* omelete* ovos-mexidos panqueca* papas-de-aveia crepioca`,
    breakfastOrLunch: `omelete* ovos-mexidos`,
    sauce: `molho* geleia* compota vinagrete maionese* doce-de-leite`,
    drink: `suco sucos vitamina batida licor refresco sumo-de-laranja`,
    savoury: `espinafre* palmito cogumelo* alho-poró`,
    baking: `açúcar farinha chocolate fermento`,
  },
  swedish: {
    meat: `kyckling* nötkött* nötfärs köttfärs* köttbull* fläsk* lax laxfilé* torsk* räkor skinka korv* fisk fisk* kött biff* tonfisk* kassler renskav`,
    meal: `soppa -soppa sallad -sallad gryta -gryta gratäng -gratäng pytt-i-panna raggmunk* rårakor kåldolmar köttbullar fiskbullar pannkaka pannkakor -pannkaka -pannkakor -biffar janssons-frestelse lapskojs
      smörgås* smörgåstårta isterband wok -wok ostlåda korvlåda fisklåda potatislåda pastalåda makaronlåda köttfärslåda grönsakslåda linslåda kycklinglåda ägglåda strömming*`,
    side: `potatismos klyftpotatis rotmos råkost pressgurka`,
    sweet: `kaka kakor -kaka -kakor tårta -tårta kanelbull* kardemummabull* lussebull* saffransbull* semla semlor chokladboll* vaniljglass efterrätt* maräng* våfflor hallongrott* pepparkak* godis`,
    pie: `paj -paj`,
    bread: `bröd -bröd limpa -limpa fralla frallor tekakor pizzadeg`,
    breakfast: `gröt havregröt havregrynsgröt mannagrynsgröt äggröra`,
    breakfastOrLunch: `äggröra`,
    sauce: `sås gräddsås tomatsås brunsås vitlökssås rödvinssås dillsås vaniljsås sylt -sylt marmelad äppelmos`,
    drink: `saft glögg lemonad`,
    savoury: `ost spenat* purjo* svamp* lök tomat* kantarell* champinjon*`,
    baking: `socker strösocker florsocker vaniljsocker vetemjöl mjöl choklad`,
  },
  danishAndNorwegian: {
    meat: `kylling* oksekød* oksekjøtt svinekød* svinekjøtt flæsk* flesk* laks* kalkun* torsk* rejer reker skinke* pølse* kød kjøtt* kødbolle* frikadelle* fisk* makrel* medister* hakkebøf* bøf biff* culotte*
      mørbrad* sild kjøttdeig`,
    meal: `gryde -gryde gryte -gryte grateng -grateng lapskaus fårikål smørrebrød biksemad brændende-kærlighed forloren-hare boller-i-karry tarteletter plukkfisk raspeball* komle komler pinnekjøtt pannekake
      pannekaker fiskekake fiskekaker kjøttkake kjøttkaker karbonadekaker kødboller kjøttboller`,
    side: `kartoffelmos potetmos potetstappe kålstuing rødkål surkål råkost kartofler poteter`,
    sweet: `kage kager -kage -kager kake kaker -kake -kaker fastelavnsboll* kanelsnegl* kanelboll* kanelknut* skoleboll* hveteboll* wienerbrød* småkage* iskage rødgrød risalamande romkugle* æbleskive* vafler
      marengs* citronfromage bløtkake`,
    pie: `tærte -tærte pai -pai pandekage pandekager`,
    bread: `brød -brød rundstykke* boller pizzadej butterdej pizzadeig`,
    breakfast: `havregrød havregrøt havregrynsgrøt øllebrød røræg eggerøre æggekage`,
    breakfastOrLunch: `røræg eggerøre æggekage`,
    sauce: `sovs -sovs syltetøj -syltetøj syltetøy -syltetøy remulade`,
    drink: `gløgg saftevand`,
    savoury: `ost porre* løg spinat* tomat* champignon* broccoli*`,
    baking: `sukker flormelis melis vaniljesukker hvedemel hvetemel`,
  },
  finnish: {
    meat: `kanaa kanan broileri* broilerin naudan* jauheliha* lohi* porsas* porsaan* possu* kinkku* makkara* tonnikala* katkarap* silakka* lihapull* karjalanpaisti poron*`,
    meal: `keitto -keitto laatikko -laatikko salaatti -salaatti pata -pata kiusaus -kiusaus pihvi pihvit -pihvi -pihvit lihapullat vuoka -vuoka pyttipannu kaalikääryle* lihakastike`,
    side: `perunamuusi uuniperunat lohkoperunat`,
    sweet: `kakku -kakku pulla pullat korvapuusti* laskiaispulla* keksi keksit pikkuleivät torttu tortut jäätelö* rahka letut räiskäleet mokkapalat vohvelit`,
    pie: `piirakka -piirakka`,
    bread: `leipä -leipä sämpylä sämpylät rieska -rieska karjalanpiirakat karjalanpiirakka pizzataikina`,
    breakfast: `puuro -puuro munakas munakokkeli mysli`,
    breakfastOrLunch: `munakas munakokkeli`,
    sauce: `kastike -kastike hillo -hillo`,
    drink: `mehu -mehu glögi`,
    savoury: `juusto* pinaatti* sieni*`,
    baking: `sokeri* vehnäjauho* suklaa* vaniljasokeri*`,
  },
  polish: {
    meat: `kurczak* kurczę* wołow* wieprzow* indyk* kaczk* łoso* dorsz* tuńczyk* krewet* kiełbas* boczek boczk* szynk* mięs* mielon* ryba ryby cielęc* jagnięc* schab* karkówk* żeberk* polędwic* śledź śledzie`,
    meal: `zupa zupy rosół żurek barszcz kapuśniak krupnik pomidorowa ogórkowa grochówka gulasz gołąbki kotlet* kopytka placki-ziemniaczane zapiekank* sałatk* leczo łazanki kluski pyzy zrazy makaron* krokiet*
      kasza kaszotto pulpet* klopsik* chłodnik golonka fasolk*`,
    side: `ziemniaki surówk* mizeria buraczki`,
    sweet: `ciasto ciastk* sernik* szarlotk* makowiec piernik* pączk* drożdżówk* tort torcik budyń kisiel lody racuch* placek deser* biszkopt* faworki rogalik* beza gofry karpatka`,
    pie: `naleśnik*`,
    bread: `chleb* bułk* bułeczk* ciasto-na-pizzę ciasto-na-pierogi`,
    breakfast: `owsiank* jajecznic* jaglanka omlet omlety szakszuka`,
    breakfastOrLunch: `jajecznic* omlet omlety szakszuka`,
    sauce: `sos sosy konfitur* dżem* powidł*`,
    drink: `kompot nalewk* lemoniada koktajl`,
    savoury: `szpinak* pieczark* serem grzybami`,
    baking: `cukier cukru mąka mąki czekolad* kakao`,
  },
  czechAndSlovak: {
    meat: `kuřec* kurac* hovězí hovädz* vepřov* bravčov* krůtí morčac* losos* pstruh* tuňák* šunk* slanin* klobás* maso mleté jehněč* jahňac* kachn* treska kapr králík*`,
    meal: `polévk* polievk* guláš* svíčkov* knedlík* knedľ* řízek řízky rezeň rezne bramborák* bramboračka zemiakové-placky segedín* lečo salát* rizoto karbanátk* fašírk* sekaná halušky holubky kapustnica kulajda
      česnečka smažený-sýr vyprážaný-syr špíz* těstoviny cestoviny pirohy perkelt paprikáš`,
    side: `bramborová-kaše zemiaková-kaša hranolky brambory zemiaky`,
    sweet: `buchta buchty bábovk* dorty dortík* perník* cukroví sušenk* lívanc* lievance bublanin* koblih* větrník* zákusk* zmrzlina medovník trdelník puding makovec`,
    pie: `koláč* závin* štrúdl* štrúdľ* palačink*`,
    bread: `chléb chleba chlieb* rohlík rohlíky rožky houska housky`,
    breakfast: `ovesná-kaše ovsená-kaša krupicová-kaše míchaná-vejce praženica`,
    breakfastOrLunch: `míchaná-vejce praženica`,
    sauce: `omáčk* džem zavařenina`,
    drink: `svařák punč`,
    savoury: `špenát* sýrem syrom zelenin*`,
    baking: `cukr cukru mouka mouky múka múky čokolád*`,
  },
  hungarian: {
    meat: `csirke* csirkés marha* sertés* karaj* tarja pulyka* kacsa* lazac* tonhal* halfilé harcsa* ponty* kolbász* sonka* sonkás szalonna* húsos hús -hús borjú* bárány* csülök* virsli*`,
    meal: `leves* -leves halászlé gulyás* pörkölt* -pörkölt paprikás tokány* lecsó* töltött rakott főzelék* -főzelék saláta -saláta rántott nokedli galuska fasírt* tepsis-krumpli krumplis-tészta túrós-csusza rizottó
      rizses-hús székelykáposzta egytálétel brassói sólet melegszendvics`,
    side: `krumplipüré rizibizi petrezselymes-krumpli sült-krumpli`,
    sweet: `kuglóf* sütemény* süti sütik piskóta* fánk* keksz* tejberizs* tejbegríz* aranygaluska mézeskalács* bejgli zserbó* krémes somlói* gesztenyepüré madártej túrógombóc szilvásgombóc fagylalt* hókifli
      máglyarakás kókuszgolyó kakaós-csiga`,
    pie: `pite -pite rétes* palacsint*`,
    bread: `kenyér -kenyér zsemle zsemlék kifli kiflik kalács lángos pizzatészta`,
    snack: `pogácsa* körözött`,
    breakfast: `zabkása* rántotta tükörtojás bundáskenyér`,
    breakfastOrLunch: `rántotta tükörtojás bundáskenyér`,
    sauce: `szósz* mártás -mártás lekvár* -lekvár`,
    drink: `limonádé forralt-bor koktél szörp* turmix*`,
    savoury: `sajtos spenót* gombás gomba`,
    baking: `cukor porcukor liszt finomliszt kakaó csokoládé`,
  },
  greek: {
    meat: `κοτόπουλ* μοσχάρ* μοσχαρ* χοιριν* αρνί αρνάκι κιμά κιμάς ψάρι ψάρια σολομό* τόνος γαρίδες χταπόδι καλαμάρι* λουκάνικ* γαλοπούλα μπακαλιάρο* κρέας`,
    meal: `σούπα -σουπα σαλάτα -σαλατα μουσακά* παστίτσιο γεμιστά ντολμάδ* κεφτέδ* σουβλάκι* γιουβέτσι στιφάδο φασολάδα φακές φασολάκια γίγαντες μπριάμ σπανακόρυζο σπανακόπιτα τυρόπιτα κολοκυθόπιτα κρεατόπιτα
      πρασόπιτα μακαρόνια μακαρονάδα ριζότο κριθαρότο λαζάνια σουτζουκάκια παπουτσάκια γιουβαρλάκια ρεβίθια μπιφτέκ* φρικασέ`,
    side: `χόρτα πουρές τηγανητές-πατάτες`,
    sweet: `κέικ τούρτα γλυκό γλυκά μπακλαβά* γαλακτομπούρεκο ρυζόγαλο μπισκότ* κουλουράκια κουραμπιέδ* μελομακάρονα λουκουμάδ* βασιλόπιτα μηλόπιτα καρυδόπιτα πορτοκαλόπιτα γαλατόπιτα σοκολατόπιτα τιραμισού
      παγωτό χαλβά* ρεβανί τσιζκέικ`,
    pie: `τάρτα`,
    bread: `ψωμί ψωμάκια κουλούρι κουλούρια λαγάνα τσουρέκι`,
    breakfast: `ομελέτα στραπατσάδα καγιανά* αυγά`,
    breakfastOrLunch: `ομελέτα στραπατσάδα καγιανά* αυγά`,
    sauce: `σάλτσα μαρμελάδα τζατζίκι`,
    drink: `λεμονάδα χυμός κοκτέιλ`,
    savoury: `σπανάκι τυρί κολοκύθι`,
    baking: `ζάχαρη αλεύρι σοκολάτα βανίλια κακάο`,
  },
  turkish: {
    meat: `tavuk tavuklu etli kıyma kıymalı kuzu balık balığı somon hamsi karides sucuk* pastırma* ciğer* biftek levrek`,
    meal: `hünkar-beğendi çorba çorbası pilav pilavı köfte köftesi kebap kebabı dolması sarması böreği mantı makarna makarnası güveç güveci musakka karnıyarık salata salatası kısır yahni kavurma sote sotesi fasulye nohut mercimek
      bamya gözleme mücver türlü yemeği kızartması`,
    side: `patates-püresi cacık`,
    sweet: `kek keki kekler kurabiye* tatlısı künefe sütlaç revani kadayıf muhallebi* lokma helva helvası pastası trileçe aşure şekerpare güllaç dondurma*`,
    pie: `turta`,
    bread: `ekmek ekmeği simit bazlama hamuru`,
    snack: `poğaça*`,
    breakfast: `omlet yulaf yumurta yumurtası`,
    breakfastOrLunch: `omlet yumurta yumurtası`,
    sauce: `sos sosu reçel reçeli turşu turşusu`,
    drink: `şerbeti ayran salep`,
    savoury: `ıspanak* peynirli mantarlı`,
    baking: `şeker tereyağı kakao çikolata vanilin`,
  },
  romanian: {
    meat: `pui curcan somon cârnați șuncă ficat* creveți porc`,
    meal: `ciorbă* supă* sarmale tocăniț* tocan* mămăligă mămăliguță mititei salată ostropel musaca friptur* chiftel* varză-călită drob ardei-umpluți iahnie ghiveci șnițel* tochitur* papricaș cotlet*`,
    side: `piure-de-cartofi cartofi-prăjiți cartofi`,
    sweet: `prăjitur* tort tortul cozonac* gogoși papanași chec fursec* negresă lapte-de-pasăre orez-cu-lapte brioșe ecler* savarin* înghețat*`,
    pie: `plăcint* clătit*`,
    bread: `pâine* chifle covrigi lipie aluat`,
    breakfast: `terci omletă ochiuri`,
    breakfastOrLunch: `omletă ochiuri`,
    sauce: `sos dulceaț* zacusc* mujdei`,
    savoury: `spanac telemea ciuperci`,
    baking: `zahăr făină ciocolată`,
  },
} as const satisfies Readonly<Record<string, UnreadWords>>;

/** Words of a kind in all these languages. */
export const unreadWords = (kind: keyof UnreadWords): string =>
  Object.values(UNREAD_DISH_WORDS as Readonly<Record<string, UnreadWords>>)
    .map((words) => words[kind] ?? '')
    .join(' ');

/** What parts a dish from what it comes with, in these languages. */
export const UNREAD_JOINERS =
  'com|sem|ao|na|med|på|i|til|till|utan|uten|uden|z|ze|bez|s|se|ve|cu|fără|με|σε|στο|στον|στη|στην|στα|χωρίς';
