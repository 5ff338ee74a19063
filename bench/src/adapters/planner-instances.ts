/** What `../shared/planner-instances/README.md` asks of the product: the week of an instance. */
export { generateForScorer as generatePlan } from '../planner/shared-instance.ts';
