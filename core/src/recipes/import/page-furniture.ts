import { remembering } from './remembering.ts';
import { sectionOf } from './section-words.ts';

const CHARACTERS_MAX = 70;

/** What a page sets among the lines of its lists in the languages that most pages are in: advertisements, presses, switches, questions. */
const WORDS = [
  // advertisements
  '(?:advertisements?|sponsored(?: content)?|anzeige|werbung|publicité|publicidad|pubblicità|publicidade|advertentie|reklame?|annons)(?:\\s*[-–—:]\\s*(?:continue reading below|lesen sie unten weiter|scroll to continue))?',
  'continue reading below|(?:article|story) continues (?:below|after (?:the )?(?:ad|advertisement))|scroll to continue(?: with content)?|(?:report|remove) (?:this )?ads?',
  // a screen that stays on
  '(?:cook(?:ing)? mode\\s*)?\\(?(?:keep|prevent) (?:your|the) screen (?:from (?:going|turning) (?:dark|off)|awake|on)\\)?',
  'cook(?:ing)? mode(?: (?:on|off))?|kochmodus|mode cuisine|modo (?:cocina|cozinha|cucina)|kookmodus',
  // presses on a list
  'print(?: (?:this )?recipe)?|print me|pin(?: (?:it|this recipe|recipe))?|rate (?:this )?recipe|save(?: (?:this )?recipe)?|(?:jump|skip) to (?:the )?(?:recipe|video|content|comments)|did you make this(?: recipe)?|watch (?:the|our|my) video(?: (?:above|below))?|leave (?:me |us )?a (?:comment|review|rating)|(?:subscribe|sign up)(?: (?:to|for) (?:our|the|my) newsletter)?|(?:get )?(?:our |the |my )?newsletter|share(?: (?:this )?recipe)?',
  '(?:un|de)?select all(?: ingredients)?|copy(?: (?:ingredients|to clipboard))|(?:add|send) (?:all )?(?:ingredients )?to (?:(?:my |your )?(?:shopping|grocery) list|cart|basket|trolley)|(?:shop|buy|order|get) (?:the )?(?:all )?ingredients',
  '(?:show|hide|see|view|read|click to (?:show|hide)) (?:more|less|all|photos?|images?|pictures?|(?:the )?(?:full|whole) (?:recipe|list|method))|mark (?:this )?step as (?:complete|done)',
  '(?:mehr|weniger) anzeigen|alle(?: zutaten)? (?:auswählen|anzeigen)|rezept (?:drucken|speichern|bewerten|teilen|merken|ausdrucken)|(?:direkt )?zum rezept(?: springen)?|jetzt bewerten|drucken|(?:voir|afficher) (?:plus|moins|toute la recette|la suite)|imprimer(?: (?:la|cette) recette)?|aller à la recette|(?:noter|partager|enregistrer|sauvegarder) (?:la|cette) recette|ver (?:más|mais|menos)|imprimir(?: (?:la )?rece(?:ta|ita))?|(?:ir a|pular para) (?:la|a) rece(?:ta|ita)|(?:valorar|guardar|compartir|puntuar|avaliar|salvar|compartilhar) (?:(?:la|esta|a) )?rece(?:ta|ita)|(?:mostra|leggi) (?:di più|meno|tutto)|stampa(?: la)?(?: ricetta)?|vai alla ricetta|(?:valuta|salva|condividi) (?:(?:la|questa) )?ricetta|(?:print|bewaar|deel|beoordeel) (?:(?:dit|het) )?recept|recept (?:afdrukken|opslaan|printen|delen)|(?:ga )?naar (?:het )?recept|toon (?:meer|minder)|lees (?:meer|verder)|visa (?:mer|mindre)|vis (?:mere?|mindre)|skriv ut|udskriv|drukuj|pokaż więcej',
  // asked about what a browser keeps
  '(?:accept|allow|reject)(?: all)?(?: cookies)?|alle(?: cookies)? (?:akzeptieren|ablehnen)|tout (?:accepter|refuser)|aceptar (?:todo|todas|cookies)|(?:accetta|rifiuta) tutt[oi]|alles accepteren|aceitar (?:tudo|todos)',
];
const FURNITURE = new RegExp(`^[^\\p{L}\\p{N}]*(?:${WORDS.join('|')})[^\\p{L}\\p{N}]*$`, 'iu');

const isWordOfPage = remembering((line) => FURNITURE.test(line));

/** '0/10 ingredients': how much of a list is done. */
const PROGRESS = /^\d{1,3}\s?\/\s?\d{1,3}\s+(\p{L}.*)$/u;
const tellsProgress = (line: string): boolean => {
  const counted = PROGRESS.exec(line)?.[1];
  return counted !== undefined && sectionOf(counted) !== null;
};

/** Whether a line belongs to the page and not to the recipe, wherever it stands: an advertisement, a press, a switch. */
export const isPageFurniture = (line: string): boolean =>
  line.length <= CHARACTERS_MAX && (isWordOfPage(line) || tellsProgress(line));
