/** What `../shared/cook-steps/README.md` asks of the product: the times of a step, and the ingredients that it uses. */
export { findStepTimes } from '@sorrel/core/cook/find-step-times';
export { linkStepIngredients } from '@sorrel/core/cook/link-step-ingredients';
