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

/** How far a trash is emptied: nobody loses what somebody else deletes at that moment. */
export const EmptiedUntil = z.object({
  until: z.iso
    .datetime()
    // the database knows no year 0
    .overwrite((moment) => (moment < '0001' ? '0001-01-01T00:00:00Z' : moment))
    .describe('when the last thing was deleted that was seen; what was deleted later stays'),
});
export const EmptiedTrash = z.object({
  left: z.int().describe('how many of them are still there, where there were too many for one call: ask again'),
});
