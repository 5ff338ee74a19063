import type { PlanCandidate } from './candidates.ts';

export type ExplainedDish = Pick<PlanCandidate, 'id' | 'nutrients' | 'lacks'> & {
  /** What those eat who do not eat the first dish. */
  second?: PlanCandidate['id'];
  /** It is left of a dish that was cooked before. */
  isLeftover?: boolean;
};
