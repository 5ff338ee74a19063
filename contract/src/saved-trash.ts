import { z } from 'zod';

/** A plan or a list in the trash. */
export const TrashedSaved = z.object({
  id: z.uuid(),
  name: z.string(),
  saved_over: z.boolean().describe('what it was before somebody saved over it: it goes on under another id'),
  removed_at: z.string(),
  goes_at: z.string().describe('when it is deleted for good'),
});
export type TrashedSaved = z.output<typeof TrashedSaved>;
