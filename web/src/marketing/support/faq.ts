import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { say } from './sentences.ts';

interface Faq {
  id: string;
  question: string;
  answer: string;
}

/** Questions of the public support page. The answers say what Sorrel does; they are also the page's structured data. */
export function questions(): Faq[] {
  return (Object.keys(say.question) as (keyof typeof say.question)[]).map((id) => {
    const answer = say.answer[id];
    return { id, question: say.question[id], answer: typeof answer === 'string' ? answer : answer(FREE_RECIPE_CAP) };
  });
}
