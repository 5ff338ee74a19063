/** A recipe of our own making, with what a page must be read as. */
export interface MadeRecipe {
  readonly title: string;
  /** Parts of the list; one without a name where the recipe has no parts. */
  readonly parts: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly steps: readonly string[];
  /** Names for parts of the method. */
  readonly stepNames: readonly string[];
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
}

/** The words that stand around a recipe in a language. */
export interface MadeWords {
  readonly ingredients: readonly string[];
  readonly method: readonly string[];
  /** With `#` for the number. */
  readonly serves: readonly string[];
  readonly prep: string;
  readonly cook: string;
  readonly minutes: string;
  readonly step: string;
  readonly notes: string;
  readonly note: string;
  readonly equipment: string;
  readonly tools: readonly string[];
  readonly related: string;
  readonly others: readonly string[];
  readonly comments: string;
  readonly comment: string;
  readonly nutrition: string;
  readonly intro: string;
}

export interface MadeLanguage {
  readonly code: string;
  readonly words: MadeWords;
  readonly recipes: readonly MadeRecipe[];
}

const ENGLISH: MadeLanguage = {
  code: 'en',
  words: {
    ingredients: ['Ingredients', 'What you need', 'For the recipe you will need'],
    method: ['Method', 'Instructions', 'How to make it'],
    serves: ['Serves #', 'Servings: #', 'Makes # servings', 'For # people'],
    prep: 'Prep time',
    cook: 'Cook time',
    minutes: 'minutes',
    step: 'Step',
    notes: 'Notes',
    note: 'Keeps for 3 days in the fridge; 2 tbsp of stock loosen it again.',
    equipment: 'Equipment',
    tools: ['Large pot', 'Stick blender', '2 baking trays'],
    related: 'You may also like',
    others: ['Spring barley with 5 herbs', 'Turnip gratin', '10 quick lunches'],
    comments: 'Comments',
    comment: 'I used 2 cups of stock instead and 1 tsp less salt. Lovely!',
    nutrition: 'Nutrition per serving',
    intro: 'A bowl that my aunt made when the first frost came, and that takes little more than half an hour.',
  },
  recipes: [
    {
      title: 'Smoky parsnip soup',
      parts: [
        {
          name: 'For the soup',
          lines: [
            '600 g parsnips, peeled and diced',
            '1 large onion, chopped',
            '2 tbsp olive oil',
            '1.5 litres vegetable stock',
            '1 ½ tsp smoked paprika',
            'salt and pepper',
          ],
        },
        { name: 'For the topping', lines: ['50 g hazelnuts', '1 tbsp butter', '4 slices of rye bread'] },
      ],
      steps: [
        'Heat the oil in a large pot and soften the onion for 5 minutes.',
        'Add the parsnips and paprika and stir well.',
        'Pour in the stock and simmer for 20 minutes until the parsnips are soft.',
        'Blend until smooth and season to taste.',
        'Melt the butter, toast the nuts and the bread in it, and scatter both over the bowls.',
      ],
      stepNames: ['Cook the soup', 'Finish'],
      servings: 4,
      prepMinutes: 15,
      cookMinutes: 30,
    },
    {
      title: 'Barley and pear salad',
      parts: [
        {
          name: '',
          lines: [
            '1 1/2 cups pearl barley',
            '2 ripe pears',
            '3/4 cup walnuts',
            '1 (15 oz) can chickpeas, drained',
            '100g rocket',
            '2-3 tablespoons cider vinegar',
            'a pinch of salt',
          ],
        },
      ],
      steps: [
        'Boil the barley in salted water for 25 minutes, then drain and cool it.',
        'Cut the pears into thin wedges.',
        'Whisk the vinegar with a pinch of salt.',
        'Toss everything together and serve at once.',
      ],
      stepNames: ['Boil', 'Toss'],
      servings: 6,
      prepMinutes: 20,
      cookMinutes: 25,
    },
  ],
};

const GERMAN: MadeLanguage = {
  code: 'de',
  words: {
    ingredients: ['Zutaten', 'Zutatenliste', 'Das brauchst du'],
    method: ['Zubereitung', 'So geht’s', 'Anleitung'],
    serves: ['Für # Personen', '# Portionen', 'Portionen: #'],
    prep: 'Vorbereitungszeit',
    cook: 'Kochzeit',
    minutes: 'Minuten',
    step: 'Schritt',
    notes: 'Tipps',
    note: 'Im Kühlschrank hält sich alles 3 Tage; mit 2 EL Brühe wird es wieder sämig.',
    equipment: 'Küchengeräte',
    tools: ['Großer Topf', 'Pürierstab', '2 Backbleche'],
    related: 'Das könnte dir auch schmecken',
    others: ['Graupen mit 5 Kräutern', 'Rübengratin', '10 schnelle Mittagessen'],
    comments: 'Kommentare',
    comment: 'Ich habe 200 ml Brühe mehr genommen und 1 TL Salz weniger. Lecker!',
    nutrition: 'Nährwerte pro Portion',
    intro: 'Eine Schüssel, die meine Tante beim ersten Frost kochte und die kaum mehr als eine halbe Stunde braucht.',
  },
  recipes: [
    {
      title: 'Rauchige Pastinakensuppe',
      parts: [
        {
          name: 'Für die Suppe',
          lines: [
            '600 g Pastinaken',
            '1 große Zwiebel, gehackt',
            '2 EL Olivenöl',
            '1,5 l Gemüsebrühe',
            '1 ½ TL geräuchertes Paprikapulver',
            'Salz und Pfeffer',
          ],
        },
        { name: 'Für das Topping', lines: ['50 g Haselnüsse', '1 EL Butter', '4 Scheiben Roggenbrot'] },
      ],
      steps: [
        'Das Öl in einem großen Topf erhitzen und die Zwiebel 5 Minuten dünsten.',
        'Pastinaken und Paprikapulver dazugeben und gut umrühren.',
        'Mit der Brühe ablöschen und 20 Minuten köcheln lassen.',
        'Fein pürieren und abschmecken.',
        'Die Butter zerlassen, Nüsse und Brot darin rösten und über die Schüsseln streuen.',
      ],
      stepNames: ['Suppe kochen', 'Anrichten'],
      servings: 4,
      prepMinutes: 15,
      cookMinutes: 30,
    },
    {
      title: 'Quarkbrötchen mit Dinkel',
      parts: [
        {
          name: '',
          lines: [
            '250g Magerquark',
            '300 g Dinkelmehl',
            '1 Pck. Backpulver',
            '2 Eier',
            '½ TL Salz',
            '3-4 EL Milch',
            'etwas Mehl für die Arbeitsfläche',
          ],
        },
      ],
      steps: [
        'Den Backofen auf 180 °C vorheizen.',
        'Quark, Eier und Salz verrühren.',
        'Mehl und Backpulver unterkneten und acht Brötchen formen.',
        'Mit Milch bestreichen und 25 Minuten backen.',
      ],
      stepNames: ['Teig', 'Backen'],
      servings: 8,
      prepMinutes: 10,
      cookMinutes: 25,
    },
  ],
};

const FRENCH: MadeLanguage = {
  code: 'fr',
  words: {
    ingredients: ['Ingrédients', 'Les ingrédients', 'Il vous faut'],
    method: ['Préparation', 'Étapes', 'Instructions'],
    serves: ['Pour # personnes', '# parts', 'Portions : #'],
    prep: 'Temps de préparation',
    cook: 'Temps de cuisson',
    minutes: 'minutes',
    step: 'Étape',
    notes: 'Astuces',
    note: 'Se garde 3 jours au frais ; 2 c. à soupe de bouillon suffisent pour la détendre.',
    equipment: 'Ustensiles',
    tools: ['Grande casserole', 'Mixeur plongeant', '2 plaques de cuisson'],
    related: 'Vous aimerez aussi',
    others: ['Orge perlé aux 5 herbes', 'Gratin de navets', '10 déjeuners rapides'],
    comments: 'Commentaires',
    comment: 'J’ai mis 20 cl de bouillon en plus et 1 c. à café de sel en moins. Délicieux !',
    nutrition: 'Valeurs nutritionnelles',
    intro: 'Un bol que ma tante préparait aux premières gelées et qui demande à peine plus d’une demi-heure.',
  },
  recipes: [
    {
      title: 'Velouté de panais fumé',
      parts: [
        {
          name: 'Pour le velouté',
          lines: [
            '600 g de panais',
            '1 gros oignon émincé',
            '2 c. à soupe d’huile d’olive',
            '1,5 l de bouillon de légumes',
            '1 c. à café de paprika fumé',
            'sel et poivre',
          ],
        },
        { name: 'Pour la garniture', lines: ['50 g de noisettes', '20 g de beurre', '4 tranches de pain de seigle'] },
      ],
      steps: [
        'Chauffez l’huile dans une grande casserole et faites revenir l’oignon 5 minutes.',
        'Ajoutez les panais et le paprika, puis mélangez bien.',
        'Versez le bouillon et laissez mijoter 20 minutes.',
        'Mixez finement et rectifiez l’assaisonnement.',
        'Faites fondre le beurre, grillez-y les noisettes et le pain, et parsemez-en les bols.',
      ],
      stepNames: ['Cuire le velouté', 'Dresser'],
      servings: 4,
      prepMinutes: 15,
      cookMinutes: 30,
    },
  ],
};

const SPANISH: MadeLanguage = {
  code: 'es',
  words: {
    ingredients: ['Ingredientes', 'Necesitas', 'Lista de ingredientes'],
    method: ['Preparación', 'Elaboración', 'Instrucciones'],
    serves: ['Para # personas', 'Raciones: #', '# porciones'],
    prep: 'Tiempo de preparación',
    cook: 'Tiempo de cocción',
    minutes: 'minutos',
    step: 'Paso',
    notes: 'Consejos',
    note: 'Aguanta 3 días en la nevera; con 2 cucharadas de caldo vuelve a quedar cremosa.',
    equipment: 'Utensilios',
    tools: ['Olla grande', 'Batidora de mano', '2 bandejas de horno'],
    related: 'Te puede interesar',
    others: ['Cebada con 5 hierbas', 'Gratinado de nabos', '10 comidas rápidas'],
    comments: 'Comentarios',
    comment: 'Puse 200 ml más de caldo y 1 cucharadita menos de sal. ¡Riquísima!',
    nutrition: 'Información nutricional',
    intro: 'Un cuenco que mi tía preparaba con la primera helada y que lleva poco más de media hora.',
  },
  recipes: [
    {
      title: 'Crema ahumada de chirivía',
      parts: [
        {
          name: 'Para la crema',
          lines: [
            '600 g de chirivías',
            '1 cebolla grande picada',
            '2 cucharadas de aceite de oliva',
            '1,5 litros de caldo de verduras',
            '1 cucharadita de pimentón ahumado',
            'sal y pimienta',
          ],
        },
        { name: 'Para decorar', lines: ['50 g de avellanas', '20 g de mantequilla', '4 rebanadas de pan de centeno'] },
      ],
      steps: [
        'Calienta el aceite en una olla grande y pocha la cebolla 5 minutos.',
        'Añade las chirivías y el pimentón y remueve bien.',
        'Vierte el caldo y cuece a fuego lento 20 minutos.',
        'Tritura hasta que quede fina y rectifica de sal.',
        'Derrite la mantequilla, tuesta las avellanas y el pan y repártelos por los cuencos.',
      ],
      stepNames: ['Cocer la crema', 'Servir'],
      servings: 4,
      prepMinutes: 15,
      cookMinutes: 30,
    },
  ],
};

const ITALIAN: MadeLanguage = {
  code: 'it',
  words: {
    ingredients: ['Ingredienti', 'Gli ingredienti', 'Occorrente'],
    method: ['Preparazione', 'Procedimento', 'Istruzioni'],
    serves: ['Per # persone', 'Dosi per # persone', '# porzioni'],
    prep: 'Tempo di preparazione',
    cook: 'Tempo di cottura',
    minutes: 'minuti',
    step: 'Passo',
    notes: 'Consigli',
    note: 'Si conserva 3 giorni in frigo; con 2 cucchiai di brodo torna cremosa.',
    equipment: 'Attrezzatura',
    tools: ['Pentola grande', 'Frullatore a immersione', '2 teglie da forno'],
    related: 'Leggi anche',
    others: ['Orzo alle 5 erbe', 'Gratin di rape', '10 pranzi veloci'],
    comments: 'Commenti',
    comment: 'Ho messo 200 ml di brodo in più e 1 cucchiaino di sale in meno. Buonissima!',
    nutrition: 'Valori nutrizionali',
    intro: 'Una ciotola che mia zia preparava alla prima gelata e che richiede poco più di mezz’ora.',
  },
  recipes: [
    {
      title: 'Vellutata affumicata di pastinaca',
      parts: [
        {
          name: 'Per la vellutata',
          lines: [
            '600 g di pastinaca',
            '1 cipolla grande tritata',
            '2 cucchiai di olio d’oliva',
            '1,5 l di brodo vegetale',
            '1 cucchiaino di paprika affumicata',
            'sale e pepe q.b.',
          ],
        },
        { name: 'Per guarnire', lines: ['50 g di nocciole', '20 g di burro', '4 fette di pane di segale'] },
      ],
      steps: [
        'Scaldate l’olio in una pentola grande e fate appassire la cipolla per 5 minuti.',
        'Unite la pastinaca e la paprika e mescolate bene.',
        'Versate il brodo e lasciate sobbollire per 20 minuti.',
        'Frullate finemente e regolate di sale.',
        'Sciogliete il burro, tostatevi le nocciole e il pane e distribuiteli nelle ciotole.',
      ],
      stepNames: ['Cuocere la vellutata', 'Servire'],
      servings: 4,
      prepMinutes: 15,
      cookMinutes: 30,
    },
  ],
};

const DUTCH: MadeLanguage = {
  code: 'nl',
  words: {
    ingredients: ['Ingrediënten', 'Benodigdheden', 'Boodschappenlijst'],
    method: ['Bereiding', 'Bereidingswijze', 'Zo maak je het'],
    serves: ['Voor # personen', '# porties', 'Aantal personen: #'],
    prep: 'Voorbereiding',
    cook: 'Kooktijd',
    minutes: 'minuten',
    step: 'Stap',
    notes: 'Tips',
    note: 'Blijft 3 dagen goed in de koelkast; met 2 el bouillon wordt hij weer smeuïg.',
    equipment: 'Keukengerei',
    tools: ['Grote pan', 'Staafmixer', '2 bakplaten'],
    related: 'Lees ook',
    others: ['Gerst met 5 kruiden', 'Gratin van knolraap', '10 snelle lunches'],
    comments: 'Reacties',
    comment: 'Ik heb 200 ml bouillon meer genomen en 1 tl zout minder. Heerlijk!',
    nutrition: 'Voedingswaarden',
    intro: 'Een kom die mijn tante maakte bij de eerste vorst en die weinig meer dan een half uur kost.',
  },
  recipes: [
    {
      title: 'Rokerige pastinaaksoep',
      parts: [
        {
          name: 'Voor de soep',
          lines: [
            '600 g pastinaak',
            '1 grote ui, gesnipperd',
            '2 el olijfolie',
            '1,5 liter groentebouillon',
            '1 ½ tl gerookte paprika',
            'zout en peper',
          ],
        },
        { name: 'Voor de topping', lines: ['50 g hazelnoten', '1 el boter', '4 sneetjes roggebrood'] },
      ],
      steps: [
        'Verhit de olie in een grote pan en fruit de ui 5 minuten.',
        'Voeg de pastinaak en de paprika toe en roer goed door.',
        'Schenk de bouillon erbij en laat 20 minuten zachtjes koken.',
        'Pureer de soep glad en breng op smaak.',
        'Smelt de boter, rooster de noten en het brood erin en strooi ze over de kommen.',
      ],
      stepNames: ['Soep koken', 'Afwerken'],
      servings: 4,
      prepMinutes: 15,
      cookMinutes: 30,
    },
  ],
};

/** Recipes in six languages, made up for pages of every layout. */
export const MADE_LANGUAGES: readonly MadeLanguage[] = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH];
