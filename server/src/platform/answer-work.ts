import { IS_UP, type WorkAnswer, type WorkMessage } from './work-message.ts';

/** In a program beside the server: answers each piece of work that it is given. */
export function answerWork(work: (kind: string, task: unknown) => unknown): void {
  const answer = async ({ kind, task }: WorkMessage): Promise<WorkAnswer> => {
    try {
      return { value: kind === IS_UP ? null : await work(kind, task) };
    } catch (fault) {
      return { fault };
    }
  };
  process.on('message', async (message: WorkMessage) => {
    // nobody hears it if the server has ended meanwhile
    process.send?.(await answer(message), undefined, undefined, () => undefined);
  });
}
