import { say as sayUi } from '../ui/sentences.ts';
import { say } from './slot-sentences.ts';

/** Of a week without meals: it holds none, what it holds is on its way, or could not be had. */
export type WeekStanding = 'here' | 'coming' | 'failed';

/** Of a week whose plan is not here, what holds its place. */
export type WeekAway = Exclude<WeekStanding, 'here'>;

/** What a slot or a day says in place of 'empty', which nobody knows yet. */
export const wordOfAway = (standing: WeekAway): string => (standing === 'coming' ? sayUi.loadingDots : say.notLoaded);
