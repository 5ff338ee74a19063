import { isNoteLink, NOTE_LINK_MAX } from '@sorrel/core/plans/slot-note';
import { z } from 'zod';

/** What stands in a slot in place of a recipe, beside its words; a link leads to the web and nowhere else. */
export const SlotNote = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note') }),
  z.object({ kind: z.literal('eating_out') }),
  z.object({ kind: z.literal('link'), url: z.string().max(NOTE_LINK_MAX).refine(isNoteLink) }),
]);
export type SlotNote = z.output<typeof SlotNote>;
