import { type FoundWord, wordsFinder } from './find-words.ts';
import { remembering } from './remembering.ts';

/**
 * The words beside which pages set times and servings, by language. Each is a part of a regular expression that is compared
 * without regard to case, for whole words.
 */
interface FactWords {
  /** What is done before anything is heated, and work by hand. */
  readonly prep: string;
  /** The making as a whole or what follows the preparation, whichever the page has no other word for. */
  readonly make?: string;
  /** Cooking, baking, frying. */
  readonly cook: string;
  /** Times in which nobody works: resting, rising, cooling. They are no total. */
  readonly rest: string;
  /** The making from beginning to end, or the cooking where the page has a preparation besides. */
  readonly whole?: string;
  readonly total: string;
  /** A number of portions, people or pieces stands before or behind it. */
  readonly serves: string;
}

const DE_LA = "(?:de la |de l['’]|du |des |de |d['’])";

/** Behind a time: '45 minutos de horno', '25 min. in de oven'. */
const BEHIND_TIME = "(?<=[\\d½¼¾]\\s?(?:min\\p{L}*|mn|h\\p{L}*|std\\p{L}*|or[ae]|uur|uren|u|['’′])\\.?\\s)";
/** Before a time: 'Horno 40 min', "Four : 25'". */
const BEFORE_TIME = "(?=\\s?[:：]?\\s?\\d{1,3}\\s?(?:min|mn|h(?!\\p{L})|std|or[ae]|uur|['’′]))";

const BY_LANGUAGE: Readonly<Record<string, FactWords>> = {
  en: {
    prep: `prep(?:aration)?[\\s-]*time|time to prep(?:are)?|(?<=\\d\\s?(?:min\\p{L}*|h\\p{L}*)\\.?\\s)to prep(?:are)?|preparation|prep|active(?: time)?|hands[- ]on(?: time)?|work(?:ing)? time`,
    cook: `(?:cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|fry(?:ing)?|grill(?:ing)?|simmer(?:ing)?|oven)[\\s-]*time|time to cook|(?<=\\d\\s?(?:min\\p{L}*|h\\p{L}*)\\.?\\s)to (?:cook|bake)|${BEHIND_TIME}(?:in the )?oven|cooking|cook|baking|bake`,
    rest: `(?:rest(?:ing)?|chill(?:ing)?|cool(?:ing)?|marinat(?:e|ing)|marinade|soak(?:ing)?|ris(?:e|ing)|proof(?:ing)?|proving|freez(?:e|ing)|sett?ing|set|stand(?:ing)?|refrigerat(?:e|ion|ing)|fridge|inactive|passive|additional|wait(?:ing)?|ferment(?:ation|ing)?|dry(?:ing)?|brin(?:e|ing)|infus(?:e|ing)|preheat(?:ing)?)[\\s-]*time|(?:chilling|resting|cooling|marinating|soaking|proving|rising|freezing)${BEFORE_TIME}|inactive|additional`,
    total: `${BEHIND_TIME}(?:in total|all in|(?:(?:it.s|it is|you.ll have|you have|dinner is)\\s(?:\\p{L}+\\s){0,2}?)?on the table)|total (?:recipe )?time|total|(?:overall|full) time|time (?:required|needed)|ready in|on the table in|takes|duration|time`,
    serves:
      'serves|servings?(?: size(?=\\s?:?\\s?\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?$)|(?! (?:size|suggestions?|per|temperature)))|yields?|makes|cuts into|feeds|portions?|person|persons|people',
  },
  de: {
    prep: `${BEHIND_TIME}(?:für die|zur|zum) vorbereit(?:ung|en)|vorbereitung(?:szeit)?|vorbereiten|arbeitszeit|rüstzeit|aktiv(?:e zeit|zeit)?`,
    make: 'zubereitung(?:szeit|sdauer)?|zubereiten',
    cook: `(?:koch|back|gar|brat|schmor|grill)(?:zeit|dauer)|koch-\\s?(?:/|und)\\s?(?:back|gar)zeit|backofenzeit|${BEHIND_TIME}(?:im )?(?:back)?ofen|(?:back)?ofen${BEFORE_TIME}`,
    rest: '(?:ruhe|kühl|geh|warte|marinier|zieh|quell|einweich|abkühl|auskühl|gefrier|steh|trocken|back-?ruhe|teigruhe)zeit|teigruhe|ruhen|kühlstellen|kühlen|ruht|wartezeiten',
    total: `${BEHIND_TIME}(?:(?:steht|stehen|ist|sind|hast du|habt ihr|kommt)\\s(?:\\p{L}+\\s){0,3}?)?(?:fertig|auf dem tisch)|gesamt(?:zeit|dauer)?|insgesamt|zeitaufwand|zeitbedarf|fertig in|auf dem tisch in|dauer|zeit`,
    serves: 'portionen|port|personen|leute|esser|ergibt|reicht für|ausreichend für',
  },
  fr: {
    prep: `temps de préparation|préparation|prépa|${BEHIND_TIME}pour (?:la |le |les |l['’])?préparer|mise en place(?: et préparation)?`,
    cook: `temps de cuisson|cuisson|${BEHIND_TIME}(?:(?:au|de) )?four|four${BEFORE_TIME}`,
    rest: `(?:temps ${DE_LA})?(?:repos|pause|réfrigération|congélation|marinade|macération|levée|levage|pousse|refroidissement|trempage|séchage|infusion)|(?:temps d['’])?attente`,
    total: `${BEHIND_TIME}(?:(?:au|en) total|(?:(?:c.est|tout est|le (?:repas|plat) est)\\s)?(?:sur la table|à table))|temps total|durée(?: totale)?|prête?s? en|temps`,
    serves: 'personnes|pers\\.?|parts?|convives|couverts|rendement',
  },
  es: {
    prep: `tiempo de (?:preparación|elaboración)|preparación|${BEHIND_TIME}(?:en|para) prepararl[ao]s?`,
    cook: `tiempo de (?:cocción|cocinado|horneado|horno)|cocción|cocinado|horneado|${BEHIND_TIME}(?:(?:de|al|en el) )?horno|horno${BEFORE_TIME}`,
    rest: '(?:tiempo de )?(?:reposo|enfriamiento|enfriado|refrigeración|marinado|remojo|levado|fermentación|espera|congelación)',
    total: `${BEHIND_TIME}(?:(?:l[ao]s? )?(?:tienes|tendrás|está|estará) list[oa]s?|en total)|tiempo total|duración(?: total)?|list[oa]s? en|tiempo`,
    serves: 'raciones|ración|porciones|porción|comensales|personas|rinde|rendimiento',
  },
  it: {
    prep: `tempo di preparazione|preparazione|${BEHIND_TIME}per prepararl[aeio]`,
    cook: `tempo di cottura|cottura|${BEHIND_TIME}(?:(?:in|di) )?forno|forno${BEFORE_TIME}`,
    rest: '(?:tempo di )?(?:riposo|lievitazione|raffreddamento|marinatura|ammollo|attesa|refrigerazione|congelamento)',
    total: `${BEHIND_TIME}(?:in (?:tutto|totale|tavola)|(?:(?:è|sono|sarà|saranno) )?pront[oaie])|tempo totale|durata(?: totale)?|pront[oaie] in|in tavola in|totale|tempo`,
    serves: 'porzion[ei]|dosi(?: per)?|persone|resa',
  },
  nl: {
    prep: `voorbereiding(?:stijd)?|voorbereiden|werktijd|actieve tijd|${BEHIND_TIME}werk`,
    make: `bereiden|bereiding(?:${BEFORE_TIME}|(?=\\s?[:：]?$))`,
    cook: `(?:kook|oven|bak|gaar|stoof|braad|grill)(?:tijd|duur)|steektijd|koken|bakken|stoven|braden|${BEHIND_TIME}(?:in de )?oven|oven${BEFORE_TIME}`,
    rest: '(?:rust|wacht|koel|marineer|rijs|week|afkoel|droog|vries|opstijf|trek)tijd|wachten|rijzen|rusten|marineren|koelen|opstijven',
    whole: 'bereidings(?:tijd|duur)',
    total: `${BEHIND_TIME}(?:(?:staat|is|heb je)\\s(?:\\p{L}+\\s){0,3}?)?(?:klaar|op tafel)|totale (?:bereidings)?tijd|totaal|klaar in|op tafel in|duur|tijd`,
    serves: 'aantal personen|porties|eters',
  },
  pt: {
    prep: 'tempo de (?:preparo|preparação)|(?:modo de )?preparo|preparação',
    cook: 'tempo de (?:cozimento|cozedura|cocção|cozinha|confeção|forno)|cozimento|cozedura|cocção',
    rest: '(?:tempo de )?(?:repouso|descanso|refrigeração|geladeira|congelamento|marinada|espera|arrefecimento|fermentação|demolha)',
    total: 'tempo total|duração|pront[oa] em',
    serves: 'porções|porção|pessoas|doses|rende|rendimento',
  },
  sv: {
    prep: 'förberedelse(?:tid|r)?|aktiv tid',
    cook: '(?:tillagnings|kok|ugns|stek|gräddnings|baknings)tid|tillagning|gräddning|stekning',
    rest: '(?:vilo|jäs|marinerings|kyl|vänte|sval)tid',
    total: 'total(?: ?tid)|tidsåtgång|klar(?:t)? på|tid',
    serves: 'portioner|personer',
  },
  da: {
    prep: 'forberedelse(?:stid|r)?|arbejdstid|aktiv tid',
    cook: '(?:tilberednings|koge|stege|bage|ovn)tid|tid i ovn(?:en)?|bagning|stegning',
    rest: '(?:hvile|hæve|køle|vente|marinerings|trække)tid',
    total: 'tid i alt|samlet tid|tidsforbrug|i alt|tid',
    serves: 'kuverter',
  },
  no: {
    prep: 'tid forberedelse|arbeidstid',
    cook: '(?:koke|steke?|stek|ovns)tid',
    rest: '(?:heve|kjøle)tid',
    total: 'tidsbruk|totaltid',
    serves: 'porsjoner|porsjon',
  },
  fi: {
    prep: 'valmisteluaika|esivalmistelut?',
    cook: '(?:kypsennys|paisto|keitto|uuni)aika',
    rest: '(?:lepo|kohotus|jäähdytys|marinointi)aika',
    total: 'kokonaisaika|valmistusaika|aika',
    serves: 'annosta|annokset|annos|hengelle|henkilölle|hlö',
  },
  pl: {
    prep: 'czas przygotowania|przygotowanie|czas pracy',
    cook: 'czas (?:gotowania|pieczenia|smażenia|duszenia)|gotowanie|pieczenie|smażenie',
    rest: 'czas (?:odpoczynku|chłodzenia|schładzania|marynowania|wyrastania|oczekiwania|leżakowania|czekania)|chłodzenie|marynowanie|wyrastanie',
    total: 'czas całkowity|(?:łączny|całkowity) czas|łącznie|gotowe w|czas',
    serves: 'porcji|porcje|porcja|osoby|osób|osobę',
  },
  hu: {
    prep: 'előkészítés(?:i idő| ideje)?|előkészület(?:ek)?',
    cook: '(?:főzés|sütés)(?:i idő| ideje)?',
    rest: '(?:pihentetés|kelesztés|hűtés|pácolás|áztatás)(?:i idő| ideje)?',
    total: 'összesen|teljes idő|összidő|elkészítési idő|elkészítés ideje|totalt|idő',
    serves: 'adag|személy(?:re)?|fő(?:re)?',
  },
  'cs sk': {
    prep: '(?:doba|čas|dĺžka|délka) p[rř][ií]pravy|p[rř][íi]prava',
    cook: '(?:doba|čas) (?:varenia|vaření|pečenia|pečení|tepelnej úpravy|tepelné úpravy)|tepelná úprava|varenie|vaření|pečenie|pečení',
    rest: '(?:doba |čas )?(?:odpočívání|odpočívanie|odležení|odležania|chlazení|chladenia|chladenie|kynutí|kysnutie|kysnutia|čekání|čakanie|čakania)',
    total: 'celkový čas|celková doba|celkem|celkovo|čas',
    serves: 'porcií|porcie|porcia|porcí|porce|osôb|osob',
  },
  'hr sr sl': {
    prep: '(?:vrijeme|vreme|čas) (?:pripreme|priprave|za pripremu)|priprema|priprava',
    cook: '(?:vrijeme|vreme|čas) (?:kuhanja|kuvanja|pečenja|peke|termičke obrade)|kuhanje|kuvanje|pečenje|peka',
    rest: '(?:vrijeme|vreme|čas) (?:odmaranja|hlađenja|dizanja|mariniranja|čekanja|mirovanja|počivanja|hlajenja|vzhajanja)',
    total: 'ukupno(?: vrijeme| vreme)?|skupni čas|skupaj|vrijeme|vreme',
    serves: 'porcij[aei]?|osob[aeu]|oseb[aei]?',
  },
  ro: {
    prep: 'timp (?:de )?(?:preparare|pregătire)|pregătire|preparare',
    cook: 'timp (?:de )?(?:gătire|gătit|coacere|fierbere)|gătire|coacere|fierbere',
    rest: '(?:timp (?:de )?)?(?:odihnă|așteptare|răcire|dospire|marinare)',
    total: 'timp total|gata în|timp',
    serves: 'por[țţ]i[ie]|persoane',
  },
  'ru uk bg': {
    prep: 'время (?:на )?подготовк[иу]|подготовка|време за подготовка|час підготовки',
    cook: 'время (?:приготовления|варки|выпечки|запекания|готовки)|час приготування|време за (?:готвене|печене|приготвяне)|готвене|печене',
    rest: 'время (?:отдыха|охлаждения|маринования|ожидания|расстойки)|час очікування|време за (?:почивка|изчакване|охлаждане)',
    total: 'общее время|загальний час|общо време|время|време',
    serves: 'порци[ийяю]|порцій|порції|персон(?:и|ы)?',
  },
  el: {
    prep: 'χρόνος προετοιμασίας|προετοιμασία',
    cook: 'χρόνος (?:μαγειρέματος|ψησίματος)|μαγείρεμα|ψήσιμο',
    rest: '(?:χρόνος )?(?:αναμονής|ξεκούρασης|ψύξης)|αναμονή',
    total: 'συνολικός χρόνος|συνολικά|χρόνος',
    serves: 'μερίδες|μερίδα|άτομα',
  },
  tr: {
    prep: 'haz[ıiİ]rl[ıiİ]k(?: süres[iİ])?|haz[ıiİ]rlama süres[iİ]',
    cook: 'p[iİ]ş[iİ]rme(?: süres[iİ])?|p[iİ]şme süres[iİ]',
    rest: '(?:d[iİ]nlend[iİ]rme|d[iİ]nlenme|bekle(?:t)?me|mar[iİ]nasyon|mayalanma|soğutma)(?: süres[iİ])?',
    total: 'toplam(?: süre)?|süre',
    serves: 'k[iİ]ş[iİ]l[iİ]k|pors[iİ]yon',
  },
  'ja zh ko': {
    prep: '準備時間|下準備|准备时间|準備時間|준비\\s?시간',
    cook: '調理時間|加熱時間|烹饪时间|烹調時間|烹飪時間|조리\\s?시간',
    rest: '冷やす時間|寝かせる時間|静置时间|腌制时间|숙성\\s?시간',
    total: '所要時間|合計時間|总时间|總時間|制作时间|耗时|총\\s?시간|소요\\s?시간',
    serves: '人分|人前|人份|份量|分量|인분',
  },
};

const all = (kind: keyof FactWords): string =>
  Object.values(BY_LANGUAGE)
    .flatMap((words) => words[kind] ?? [])
    .join('|');

const COUNTED_PEOPLE =
  '(?:number of|no\\. of|anzahl(?: der)?|nombre de|número de|numero di|aantal|antal|antall|quantidade de|cantidad de|liczba|počet|broj|număr de) (?:servings?|portions?|people|portionen|personen|personnes|parts|convives|couverts|invités|gäste|gasten|coperti|raciones|porciones|personas|comensales|porções|pessoas|porzioni|persone|porties|portioner|personer|porsjoner|porcji|osób|porcií|porcí|osôb|porcija|osoba|porții|persoane)';

/** 'Aantal: 30 stuks', 'Menge: 2 Gläser': a number of pieces, which a word alone does not say to be one. */
const COUNTED_PIECES =
  '(?:stückzahl|aantal)(?=\\s*[:：]?\\s*(?:(?:ca|circa|ongeveer|etwa)\\.?\\s*)?(?:\\d|$))|(?:anzahl|menge|quantité|cantidad|quantità|quantity|hoeveelheid)(?=\\s*[:：]\\s*(?:(?:ca|circa|etwa|env|environ|unos|unas|about)\\.?\\s*)?\\d{1,3}\\s\\p{L}{3})';

/** Words beside which the number of servings stands. */
export const SERVES = `${COUNTED_PEOPLE}|${all('serves')}|antal|antall|${COUNTED_PIECES}`;

/**
 * What a time of a recipe is of; 'make' is the preparation and 'whole' the total, and both are what follows the preparation where
 * the page has a preparation besides.
 */
export type TimeKind = 'prep' | 'make' | 'cook' | 'rest' | 'whole' | 'total';
const KINDS: readonly TimeKind[] = ['prep', 'make', 'cook', 'rest', 'total', 'whole'];

/** Words that name a time. */
export const TIMES = KINDS.map(all).join('|');

/** Every word of a line that may name a time, be it 'time' alone. */
export const timeWordsIn = remembering(wordsFinder(KINDS.map((kind) => [kind, all(kind)] as const)));
/** 'Time' alone is the total only where nothing before or behind it says of what: not in 'assembly time', 'temps de pause'. */
const BARE_TOTAL =
  /^(?:time|zeit|temps|tiempo|tempo|tijd|tid|aika|czas|idő|čas|timp|vrijeme|vreme|время|време|χρόνος)$/iu;
// '1 time' is an hour in Danish and Norwegian
const OF_WHAT_BEFORE = /(?:\p{L}[\s-]+|\d\s*)$/u;
const OF_WHAT_BEHIND = /^\s+(?:de|du|des|di|da|do|del|della|von|van|voor|til|för|for|na|in|to|τη|για)\s|^\s+d['’]/iu;

/** A word that names a time within a line. */
export type TimeLabel = FoundWord<TimeKind>;

/** What stands between two words that name one time together: 'prep and cook time'. */
const TOGETHER = /^\s*(?:and|und|et|y|e|en|og|och|\+|&)\s*$/iu;

/** The words with those put together that name the preparation and the cooking as one: that is the total. */
function withSums(line: string, labels: readonly TimeLabel[]): TimeLabel[] {
  const found: TimeLabel[] = [];
  for (const label of labels) {
    const last = found.at(-1);
    const end = last === undefined ? 0 : last.index + last.text.length;
    const isSum =
      last !== undefined &&
      last.kind !== label.kind &&
      label.kind !== 'total' &&
      label.kind !== 'whole' &&
      TOGETHER.test(line.slice(end, label.index));
    if (!isSum) found.push(label);
    else {
      const text = line.slice(last.index, label.index + label.text.length);
      found[found.length - 1] = { kind: 'total', index: last.index, text };
    }
  }
  return found;
}

/** The words of a line that name times, in order. */
export function timeLabelsIn(line: string): TimeLabel[] {
  const found = timeWordsIn(line).filter(
    ({ text, index }) =>
      !BARE_TOTAL.test(text) ||
      !(OF_WHAT_BEFORE.test(line.slice(0, index)) || OF_WHAT_BEHIND.test(line.slice(index + text.length))),
  );
  return withSums(line, found);
}
