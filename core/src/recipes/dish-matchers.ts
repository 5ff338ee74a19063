import { type Matcher, matcherOf } from './dish-matcher.ts';
import {
  BAKING_WORDS,
  DISH_WORDS,
  DRINK_INGREDIENT_WORDS,
  FILLING_WORDS,
  FRUIT_WORDS,
  MILK_WORDS,
  NAMED_SAUCE_WORDS,
  PIE_WORDS,
  SAVOURY_WORDS,
  SNACK_BAKE_WORDS,
  SOFT_PIE_WORDS,
  SUGAR_WORDS,
  SWEET_TASTE_WORDS,
  SWEET_VEGETABLE_WORDS,
  SYRUP_WORDS,
  VEGETABLE_WORDS,
} from './dish-words.ts';
import { unreadWords } from './unread-dish-words.ts';

const PIES = unreadWords('pie');
const MEATS = unreadWords('meat');
export const MATCHERS: Readonly<Record<keyof typeof DISH_WORDS, Matcher>> = {
  drink: matcherOf(DISH_WORDS.drink, unreadWords('drink')),
  sauce: matcherOf(DISH_WORDS.sauce, unreadWords('sauce')),
  sweet: matcherOf(DISH_WORDS.sweet, unreadWords('sweet'), PIES),
  bread: matcherOf(DISH_WORDS.bread, unreadWords('bread')),
  breakfast: matcherOf(DISH_WORDS.breakfast, unreadWords('breakfast')),
  breakfastOrLunch: matcherOf(DISH_WORDS.breakfastOrLunch, unreadWords('breakfastOrLunch')),
  snack: matcherOf(DISH_WORDS.snack, unreadWords('snack')),
  side: matcherOf(DISH_WORDS.side, unreadWords('side')),
  meal: matcherOf(DISH_WORDS.meal, unreadWords('meal'), MEATS),
};
export const SAVOURY = matcherOf(SAVOURY_WORDS, unreadWords('savoury'), MEATS);
export const NAMED_SAUCE = matcherOf(NAMED_SAUCE_WORDS);
export const PIE = matcherOf(PIE_WORDS, PIES);
export const FILLING = matcherOf(FILLING_WORDS);
export const MEAT = matcherOf(MEATS);
export const BAKING = matcherOf(BAKING_WORDS, unreadWords('baking'));
export const DRUNK = matcherOf(DRINK_INGREDIENT_WORDS);
export const VEGETABLE = matcherOf(VEGETABLE_WORDS);
export const FRUIT = matcherOf(FRUIT_WORDS);
export const MILK = matcherOf(MILK_WORDS);
export const SUGAR = matcherOf(SUGAR_WORDS);
export const SYRUP = matcherOf(SYRUP_WORDS);
export const SNACK_BAKE = matcherOf(SNACK_BAKE_WORDS);
export const DIP = matcherOf('dip dips -dip');
/** What is sharp goes into no sweet dip, however much honey is beside it. */
export const SHARP = matcherOf(
  'mustard garlic vinegar chilli chili sriracha cayenne soy senf knoblauch essig sojasauce moutarde ail vinaigre mostaza ajo vinagre senape aglio aceto mosterd knoflook azijn',
);

export const FRENCH_TOAST = matcherOf('french-toast arme-ritter pain-perdu torrija torrijas wentelteefjes');
export const PANCAKE = matcherOf(
  'crepe crepes galette galettes pancake pancakes pfannkuchen -pfannkuchen palatschinken eierkuchen pannenkoek pannenkoeken -pannenkoek -pannenkoeken tortitas frittelle',
);
/** What is filled makes a dish of a vegetable: 'chou farci'. */
export const STUFFED = matcherOf(
  'stuffed gefullte gefullter gefulltes gefullt farci farcis farcie farcies relleno rellenos rellena rellenas ripieno ripieni ripiena ripiene gevuld gevulde',
);
/** Says when a dish is eaten, whatever it is: 'breakfast pizza', 'Frühstücksmuffins'. */
export const MORNING = matcherOf('breakfast brunch fruhstucks* ontbijt* petit-dejeuner desayuno colazione');
export const SOFT_PIE = matcherOf(SOFT_PIE_WORDS);
export const SWEET_VEGETABLE = matcherOf(SWEET_VEGETABLE_WORDS);
export const SWEET_TASTE = matcherOf(SWEET_TASTE_WORDS);
