/**
 * Recipes of the catalogue that the public pages show, with the figures that Explore shows for them (a browser journey
 * compares the two). Their pictures are drawn at build time from the catalogue's ingredients; see `prerender.ts`.
 */
export interface SampleRecipe {
  /** The catalogue's identifier, and the name of its pictures. */
  slug: string;
  name: string;
  minutes: number;
  energyKcal: number;
  tag: string;
}

export const SALMON: SampleRecipe = {
  slug: 'teriyaki-salmon-rice-bowl',
  name: 'Teriyaki Salmon Rice Bowl',
  minutes: 40,
  energyKcal: 597,
  tag: 'Dairy Free',
};
export const BEETROOT: SampleRecipe = {
  slug: 'warm-lentil-beetroot-and-goats-cheese-salad',
  name: "Warm Lentil, Beetroot and Goat's Cheese Salad",
  minutes: 35,
  energyKcal: 489,
  tag: 'Vegetarian',
};
export const TOMATO_SOUP: SampleRecipe = {
  slug: 'roast-tomato-and-red-pepper-soup',
  name: 'Roast Tomato and Red Pepper Soup',
  minutes: 55,
  energyKcal: 228,
  tag: 'Vegetarian',
};
export const DAL: SampleRecipe = {
  slug: 'red-lentil-and-spinach-dal',
  name: 'Red Lentil and Spinach Dal',
  minutes: 45,
  energyKcal: 367,
  tag: 'Vegetarian',
};
export const BURRITO: SampleRecipe = {
  slug: 'black-bean-burrito-bowl',
  name: 'Black Bean Burrito Bowl',
  minutes: 45,
  energyKcal: 492,
  tag: 'Vegetarian',
};
export const PAD_THAI: SampleRecipe = {
  slug: 'prawn-pad-thai',
  name: 'Prawn Pad Thai',
  minutes: 30,
  energyKcal: 683,
  tag: 'Gluten Free',
};
export const SHAKSHUKA: SampleRecipe = {
  slug: 'shakshuka-with-peppers-and-feta',
  name: 'Shakshuka with Peppers and Feta',
  minutes: 35,
  energyKcal: 347,
  tag: 'Vegetarian',
};
export const GREEK: SampleRecipe = {
  slug: 'greek-salad-with-butter-beans',
  name: 'Greek Salad with Butter Beans',
  minutes: 15,
  energyKcal: 419,
  tag: 'Vegetarian',
};
export const SMOOTHIE: SampleRecipe = {
  slug: 'mango-and-banana-smoothie-bowl',
  name: 'Mango and Banana Smoothie Bowl',
  minutes: 10,
  energyKcal: 353,
  tag: 'Vegetarian',
};
export const TRAYBAKE: SampleRecipe = {
  slug: 'spanish-chicken-and-chorizo-traybake',
  name: 'Spanish Chicken and Chorizo Traybake',
  minutes: 60,
  energyKcal: 532,
  tag: 'Gluten Free',
};
export const TACOS: SampleRecipe = {
  slug: 'fish-tacos-with-lime-slaw',
  name: 'Fish Tacos with Lime Slaw',
  minutes: 32,
  energyKcal: 353,
  tag: 'Gluten Free',
};
export const KIMCHI: SampleRecipe = {
  slug: 'kimchi-and-tofu-stew',
  name: 'Kimchi and Tofu Stew',
  minutes: 30,
  energyKcal: 244,
  tag: 'Dairy Free',
};
export const TROUT: SampleRecipe = {
  slug: 'baked-trout-with-new-potatoes-and-dill',
  name: 'Baked Trout with New Potatoes and Dill',
  minutes: 30,
  energyKcal: 353,
  tag: 'Gluten Free',
};
export const PANCAKES: SampleRecipe = {
  slug: 'wholemeal-blueberry-pancakes',
  name: 'Wholemeal Blueberry Pancakes',
  minutes: 25,
  energyKcal: 328,
  tag: 'Vegetarian',
};
export const PILAF: SampleRecipe = {
  slug: 'quinoa-squash-and-pomegranate-pilaf',
  name: 'Quinoa, Squash and Pomegranate Pilaf',
  minutes: 50,
  energyKcal: 387,
  tag: 'Vegetarian',
};
export const PEAS_ON_TOAST: SampleRecipe = {
  slug: 'smashed-peas-and-poached-eggs-on-toast',
  name: 'Smashed Peas and Poached Eggs on Toast',
  minutes: 15,
  energyKcal: 430,
  tag: 'Vegetarian',
};
