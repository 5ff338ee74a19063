/** What made-up recipes of a language are put together from. Written for this; no line is from anybody's recipe. */
export interface PageLanguage {
  /** As the reader of print names it: ISO 639-2. */
  code: string;
  titles: readonly string[];
  facts: readonly string[];
  headings: readonly [ingredients: string, method: string];
  ingredients: readonly string[];
  steps: readonly string[];
}

export const PAGE_LANGUAGES: readonly PageLanguage[] = [
  {
    code: 'eng',
    titles: ['Leek and Barley Broth', 'Plum Crumble Slice', 'Roast Squash with Feta', 'Harbour Fish Pie'],
    facts: ['Serves 4', 'Serves 6', 'Serves 4, ready in 45 minutes'],
    headings: ['Ingredients', 'Method'],
    ingredients: [
      ...['225 g self-raising flour', '1½ tsp ground cinnamon', '115 g butter, softened', '2 eggs, beaten'],
      ...['3 eating apples, peeled', '60 g walnuts, chopped', '6 tbsp milk', '1 large onion, finely sliced'],
      ...['2 cloves garlic, crushed', '400 g tin chopped tomatoes', '¼ tsp chilli flakes', '750 ml vegetable stock'],
      ...['200 g pearl barley', '1 lemon, juice only', 'a small bunch of parsley', 'salt and black pepper'],
      ...['1 kg floury potatoes', '85 g Cheddar, grated', '3 tbsp olive oil', '½ cucumber, diced'],
      ...['150 ml double cream', '12 cherry tomatoes, halved', '1 tbsp Dijon mustard', '250 g smoked haddock'],
    ],
    steps: [
      'Heat the oven to 180 °C and grease a 20 cm tin.',
      'Warm the oil in a wide pan and soften the onion for eight minutes without letting it brown.',
      'Stir in the garlic and cook for one minute more.',
      'Pour over the stock, bring it to the boil and simmer gently for half an hour.',
      'Rub the butter into the flour until it looks like crumbs, then stir in the sugar.',
      'Beat the eggs with the milk and fold them in with a large spoon.',
      'Bake for 35 to 40 minutes, until a skewer comes out clean.',
      'Leave to cool in the tin for ten minutes before you turn it out.',
      'Season to taste and scatter with the parsley just before serving.',
    ],
  },
  {
    code: 'deu',
    titles: ['Kürbissuppe mit Äpfeln', 'Grüner Bohneneintopf', 'Nusskuchen vom Blech', 'Ofengemüse mit Quark'],
    facts: ['Für 4 Personen', 'Ergibt 6 Portionen', 'Für 4 Personen, 45 Minuten'],
    headings: ['Zutaten', 'Zubereitung'],
    ingredients: [
      ...['250 g Weizenmehl', '125 g Butter, weich', '1 Prise Salz', '3 Zwiebeln, in Ringe geschnitten'],
      ...['200 g Schmand', '2 Eier (Größe M)', '1 Päckchen Backpulver', '½ TL Zimt'],
      ...['750 ml Gemüsebrühe', '1 Bund Schnittlauch', '4 EL Rapsöl', '2 Knoblauchzehen, gehackt'],
      ...[
        '1 kg mehlig kochende Kartoffeln',
        '100 g geräucherter Speck',
        '1 EL scharfer Senf',
        '150 g Emmentaler, gerieben',
      ],
      ...['2 säuerliche Äpfel', '1 unbehandelte Zitrone', '80 g gemahlene Haselnüsse', 'frisch geriebene Muskatnuss'],
      ...['300 g grüne Bohnen', '1 Dose weiße Bohnen (400 g)', 'Salz und Pfeffer', '¼ l süße Sahne'],
    ],
    steps: [
      'Den Ofen auf 180 °C vorheizen und die Form einfetten.',
      'Die Zwiebeln im heißen Öl glasig dünsten, aber nicht bräunen.',
      'Mit der Brühe ablöschen, aufkochen und zwanzig Minuten köcheln lassen.',
      'Mehl, Butter und Salz rasch zu einem glatten Teig verkneten und kühl stellen.',
      'Die Eier mit dem Schmand verquirlen und über das Gemüse gießen.',
      'Auf der mittleren Schiene etwa 40 Minuten goldbraun backen.',
      'Vor dem Servieren mit Schnittlauch bestreuen und heiß auf den Tisch bringen.',
      'Die Kartoffeln schälen, würfeln und in Salzwasser garen.',
    ],
  },
  {
    code: 'fra',
    titles: ['Soupe de poireaux à la crème', 'Gâteau aux noix du jardin', 'Gratin de courge', 'Poêlée de haricots'],
    facts: ['Pour 4 personnes', 'Pour 6 personnes', 'Pour 4 personnes, 45 minutes'],
    headings: ['Ingrédients', 'Préparation'],
    ingredients: [
      ...['250 g de farine', '125 g de beurre mou', '1 pincée de sel', '3 oignons émincés'],
      ...['20 cl de crème fraîche', '2 œufs battus', '1 sachet de levure chimique', '½ cuillère à café de cannelle'],
      ...['1 litre de bouillon de légumes', '1 bouquet de persil haché', "3 cuillères à soupe d'huile d'olive"],
      ...["2 gousses d'ail écrasées", '1 kg de pommes de terre', '100 g de lardons fumés', '1 citron non traité'],
      ...['150 g de gruyère râpé', '4 poireaux lavés', '80 g de noix concassées', '1 feuille de laurier'],
      ...['300 g de haricots verts', 'sel et poivre du moulin', '2 pommes acidulées', "¼ de litre d'eau tiède"],
    ],
    steps: [
      'Préchauffer le four à 180 °C et beurrer un plat.',
      'Faire fondre les oignons dans le beurre à feu doux sans les laisser colorer.',
      'Verser le bouillon, porter à ébullition et laisser mijoter vingt minutes.',
      'Mélanger la farine et le sel, puis ajouter le beurre du bout des doigts.',
      'Battre les œufs avec la crème et verser le tout sur les légumes.',
      'Enfourner pour 40 minutes, jusqu’à ce que le dessus soit bien doré.',
      'Laisser tiédir avant de démouler et servir avec une salade.',
      'Éplucher les pommes de terre et les couper en dés réguliers.',
    ],
  },
  {
    code: 'spa',
    titles: ['Guiso de garbanzos', 'Bizcocho de nueces', 'Tortilla del huerto', 'Sopa de calabaza y jengibre'],
    facts: ['Para 4 personas', 'Para 6 personas', 'Para 4 personas, 45 minutos'],
    headings: ['Ingredientes', 'Preparación'],
    ingredients: [
      ...['250 g de harina de trigo', '125 g de mantequilla', '1 pizca de sal', '3 cebollas en rodajas'],
      ...['200 ml de nata líquida', '4 huevos batidos', '1 sobre de levadura', '½ cucharadita de canela'],
      ...['1 litro de caldo de verduras', '1 ramillete de perejil', '3 cucharadas de aceite de oliva'],
      ...['2 dientes de ajo picados', '1 kg de patatas', '100 g de jamón en tacos', '1 limón, el zumo'],
      ...['150 g de queso rallado', '400 g de garbanzos cocidos', '80 g de nueces troceadas', '1 hoja de laurel'],
      ...['300 g de judías verdes', 'sal y pimienta negra', '2 manzanas ácidas', '1 trozo de jengibre fresco'],
    ],
    steps: [
      'Precalentar el horno a 180 °C y engrasar un molde.',
      'Sofreír la cebolla en el aceite a fuego lento sin que llegue a dorarse.',
      'Añadir el caldo, llevar a ebullición y cocer durante veinte minutos.',
      'Mezclar la harina con la sal y la mantequilla hasta obtener una masa lisa.',
      'Batir los huevos con la nata y verterlos sobre las verduras.',
      'Hornear unos 40 minutos hasta que la superficie esté bien dorada.',
      'Dejar reposar cinco minutos y servir caliente con un poco de perejil.',
      'Pelar las patatas y cortarlas en dados pequeños.',
    ],
  },
  {
    code: 'ita',
    titles: ['Zuppa di farro e verza', 'Torta di noci e miele', 'Crostata di ricotta', 'Pasta e fagioli del borgo'],
    facts: ['Per 4 persone', 'Per 6 persone', 'Per 4 persone, 45 minuti'],
    headings: ['Ingredienti', 'Preparazione'],
    ingredients: [
      ...['250 g di farina 00', '125 g di burro morbido', '1 pizzico di sale', '3 cipolle affettate'],
      ...['200 ml di panna fresca', '3 uova intere', '1 bustina di lievito', '½ cucchiaino di cannella'],
      ...['1 litro di brodo vegetale', '1 ciuffo di prezzemolo', "3 cucchiai d'olio d'oliva"],
      ...["2 spicchi d'aglio tritati", '1 kg di patate', '100 g di pancetta affumicata', '1 limone non trattato'],
      ...['150 g di parmigiano grattugiato', '400 g di fagioli borlotti', '80 g di noci tritate', '1 foglia di alloro'],
      ...['300 g di fagiolini', 'sale e pepe q.b.', '2 mele renette', '250 g di ricotta di pecora'],
    ],
    steps: [
      'Scaldare il forno a 180 °C e imburrare una teglia.',
      'Far appassire le cipolle nell’olio a fuoco dolce senza farle colorire.',
      'Versare il brodo, portare a bollore e cuocere per venti minuti.',
      'Impastare la farina con il burro e il sale fino a ottenere un panetto liscio.',
      'Sbattere le uova con la panna e versarle sulle verdure.',
      'Infornare per circa 40 minuti finché la superficie è ben dorata.',
      'Lasciare riposare qualche minuto e servire con il prezzemolo.',
      'Sbucciare le patate e tagliarle a dadini.',
    ],
  },
  {
    code: 'nld',
    titles: ['Preisoep met gerst', 'Notencake van de bakplaat', 'Stamppot met boerenkool', 'Ovenschotel met pompoen'],
    facts: ['Voor 4 personen', 'Voor 6 personen', 'Voor 4 personen, 45 minuten'],
    headings: ['Ingrediënten', 'Bereiding'],
    ingredients: [
      ...['250 g bloem', '125 g zachte roomboter', '1 snufje zout', '3 uien, in ringen gesneden'],
      ...['200 ml kookroom', '2 eieren, losgeklopt', '1 zakje bakpoeder', '½ theelepel kaneel'],
      ...['1 liter groentebouillon', '1 bosje bieslook', '3 eetlepels olijfolie', '2 teentjes knoflook, fijngehakt'],
      ...['1 kg kruimige aardappelen', '100 g gerookte spekblokjes', '1 eetlepel grove mosterd', '1 citroen, het sap'],
      ...['150 g oude kaas, geraspt', '2 zure appels', '80 g walnoten, gehakt', '1 laurierblaadje'],
      ...['300 g sperziebonen', 'zout en versgemalen peper', '400 g boerenkool, gesneden', '¼ liter volle melk'],
    ],
    steps: [
      'Verwarm de oven voor op 180 °C en vet een ovenschaal in.',
      'Fruit de uien in de olie op laag vuur zonder dat ze bruin worden.',
      'Schenk de bouillon erbij, breng aan de kook en laat twintig minuten pruttelen.',
      'Kneed de bloem met de boter en het zout tot een soepel deeg.',
      'Klop de eieren los met de room en giet ze over de groenten.',
      'Bak het gerecht in ongeveer 40 minuten goudbruin en gaar.',
      'Laat een paar minuten rusten en bestrooi met de bieslook.',
      'Schil de aardappelen en snijd ze in gelijke blokjes.',
    ],
  },
];
