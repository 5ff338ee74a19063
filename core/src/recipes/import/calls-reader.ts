/** What calls a reader to something else than cooking, by language: an app, a letter, a network, a comment, a paper to print. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  any: [
    'web-?(?:shop|winkel)|online-?shop|boutique en ligne|tienda online|negozio online',
    'newsletter',
    'instagram',
    'pinterest',
    'facebook',
  ],
  en: [
    'download(?: it)? (?:now|here|our|the|this|your)|subscribe (?:to|now|today|for)|(?:log|sign) in to|sign up',
    '(?:already|become) a (?:subscriber|member)|(?:only )?for subscribers|follow (?:us|me)|tag (?:us|me)',
    'leave (?:me |us )?a (?:comment|review|rating)|let (?:me|us) know (?:in the comments|how|what you)|comments? (?:below|section)',
    '(?:rate|share) this recipe|made this recipe\\?',
    '(?:^|[.!?] )(?:looking for (?:more|other|another)|(?:also )?(?:try|check out|see) (?:my|our|these) |did you (?:make|try) this)',
  ],
  de: [
    'app herunterladen|jetzt (?:abonnieren|anmelden|registrieren)|(?:nur )?für (?:abonnenten|mitglieder)|folge? (?:uns|mir)',
    '(?:hast du|habt ihr|haben sie) (?:das|dieses|mein|unser) rezept|(?:rezept|pdf)(?: als pdf)? (?:herunterladen|downloaden)',
    '(?:hinterlass|hinterlasst|lasst|lass) (?:mir |uns )?(?:gern |gerne |doch )?einen kommentar|ich hoffe,? (?:das rezept|es) (?:gefällt|schmeckt) (?:euch|dir)',
    '(?:lass|lasst|schreib|schreibt|verrat|verratet) (?:es )?(?:mir|uns) (?:gern |gerne |doch )?(?:in den|einen) kommentar(?:en)?',
  ],
  fr: [
    'réservée? aux abonnés|abonnez|téléchargez|suivez[- ](?:moi|nous)|dites-(?:moi|nous) en commentaires?',
    '(?:avez-vous|as-tu|vous avez|tu as) (?:essayé|testé|réalisé) (?:cette|ma|notre|la) recette',
    '(?:laissez?|laisser)[- ](?:moi |nous )?(?:un |vos |des )?(?:petits? )?commentaires?|cette recette (?:vous|te) (?:plaira|a plu)',
    '(?:télécharger|partager|imprimer|partagez|imprimez) (?:cet|cette|la|le) (?:article|recette|fiche)',
  ],
  es: [
    'suscr[ií]bete|suscribiros|suscribirte|para suscriptores|s[ií]gue(?:me|nos)|(?:d[eé]ja|cu[eé]nta)(?:me|nos) (?:un|en los?) comentarios?',
    '(?:no (?:dudes|dudéis) en |puedes |podéis )?dejar(?:me|nos) (?:un |tu |vuestro )?comentarios?|espero que os guste|espero que te guste',
    '(?:has|habéis) (?:hecho|probado|preparado) (?:esta|la) receta|desc[aá]rga(?:r|te)? (?:la|el|gratis|nuestro|este|esta)',
  ],
  it: [
    'abb[oó]nati|(?:riservat[oa] agli|per gli) abbonati|iscriv(?:iti|etevi)|segui(?:mi|ci|temi|teci)|scaric(?:a|ate) (?:la|il|gratis|qui)',
    '(?:lasciatemi|lasciami|lasciateci|lasciare) (?:un |i vostri )?comment[oi]|spero che (?:questa ricetta )?vi piaccia',
    '(?:se provate|se provi|hai provato|avete provato) (?:la mia|la nostra|questa) ricetta|(?:fammi|facci|fatemi|fateci) sapere',
  ],
  nl: [
    '(?:alleen )?voor abonnees|word (?:lid|abonnee)|volg (?:me|mij|ons)|download (?:het|dit|de|onze)',
    '(?:heb|hebt) (?:jij|je|u) (?:dit|ons|mijn|het) recept|laat (?:het )?(?:me|mij|ons) (?:(?:het )?weten|een reactie)|laat een reactie',
  ],
};

const CALLS_READER = new RegExp(`(?<!\\p{L})(?:${Object.values(CALLS).flat().join('|')})(?!\\p{L})`, 'iu');

/** Whether a text calls the reader to something else than cooking: an app, a letter, a network, a comment. */
export const callsReader = (text: string): boolean => CALLS_READER.test(text);
