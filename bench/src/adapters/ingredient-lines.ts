/** What the scorer of ../shared/ingredient-lines asks: a line, read. */
export { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
