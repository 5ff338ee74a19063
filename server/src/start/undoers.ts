import { undoPersonRemoval } from '../account/household/persons.ts';
import { undoListSave } from '../lists/save-over.ts';
import { undoPlanSave } from '../plans/save-over.ts';
import { undoCollectionName } from '../recipes/collections/service.ts';
import { undoCookRemoval } from '../recipes/cooked/service.ts';
import { undoTag } from '../recipes/tags.ts';
import { undoLinkEnd } from '../share/service.ts';
import type { Undoers } from '../undo/service.ts';

/** How each feature takes back what was done to its things. */
export const UNDOERS: Undoers = {
  plan: ({ tx }, user, id, kept) => undoPlanSave(tx, user, id, kept),
  list: ({ tx, now }, user, id, kept) => undoListSave(tx, user, id, kept, now),
  person: (context, user, _id, kept) => undoPersonRemoval(context, user, kept),
  tag: ({ tx }, user, _id, kept) => undoTag(tx, user, kept),
  collection: ({ tx }, user, id, kept) => undoCollectionName(tx, user, id, kept),
  cooked: ({ tx }, user, _id, kept) => undoCookRemoval(tx, user, kept),
  link: ({ tx, now }, user, _id, kept) => undoLinkEnd(tx, user, kept, now),
};
