/** Words by which English recipes are known: the commonest foods, measures and small words. */
export const ENGLISH_COMMON = `
  onion onions garlic salt pepper sugar flour butter egg eggs milk cream water oil olive potatoes potato tomatoes tomato carrots carrot
  cheese chicken beef pork lamb stock broth parsley chives lemon baking powder soda yeast rice noodles soy sauce honey mustard vinegar
  yogurt ham cinnamon vanilla leek celery ginger basil thyme rosemary nutmeg cucumber mushrooms mushroom almonds walnuts chocolate
  cocoa apple apples cilantro coriander cumin bay leaf leaves clove cloves cup cups tablespoon tablespoons teaspoon teaspoons tbsp tsp
  ounce ounces pound pounds lb lbs oz can cans tin tins package slice slices bunch handful pinch sprig sprigs stick sticks the of and or
  for with to from a an into in on at chopped diced sliced minced grated crushed peeled finely roughly thinly freshly ground fresh dried
  large small medium cut taste plus more extra optional softened melted beaten drained rinsed cooked boneless skinless unsalted
  all-purpose kosher sea black white red green brown heavy whole half juice zest about each cubed shredded trimmed seeded halved
  purpose bread beans bean spinach broccoli peas corn shrimp prawns salmon bacon sausage pasta vegetable vegetables chilli chili
  paprika oregano mayonnaise syrup maple seeds nuts oats caster icing plain self-raising double single low-sodium hot cold warm room
  temperature such as store-bought piece pieces inch thick packed light dark fl floz pack packs pkt packet packets liter liters litre
  litres recipe recipes cube cubes glass ice winter non fat free greek crumbled sugar pink cherries filtered good quality
  paste creme fraiche tub tubs lemons limes rind removed`;
