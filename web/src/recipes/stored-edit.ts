import type { Recipe } from '@sorrel/contract/recipe';
import { z } from 'zod';
import { DraftHeading, isHeading, newRowId } from './draft-rows.ts';
import {
  type DraftImage,
  type DraftStep,
  emptyStep,
  filePictures,
  type RecipeDraft,
  StoredDraft,
} from './recipe-draft.ts';

const StoredContent = StoredDraft.omit({ imageUrls: true, filePictures: true, method: true }).extend({
  method: z.array(
    z.union([DraftHeading, z.object({ rowId: z.string(), desc: z.string(), imageKey: z.string().optional() })]),
  ),
  imageKeys: z.array(z.string()),
  deletedImages: z.array(z.string()),
});
type StoredContent = z.output<typeof StoredContent>;

/** Changes of a recipe that are not saved: what they began with, and what has become of it. Of pictures only the keys. */
export const StoredEdit = z.object({
  version: z.int(),
  base: StoredContent,
  draft: StoredContent,
  filePictures: StoredDraft.shape.filePictures,
});
export type StoredEdit = z.output<typeof StoredEdit>;

/** What the server holds, as the form last saw it. */
export interface SavedDraft {
  version: number;
  draft: RecipeDraft;
}

interface RestoredEdit {
  saved: SavedDraft;
  draft: RecipeDraft;
  /** How many pictures from the device it had, which are not kept. */
  lostPictures: number;
}

const keyOf = (image: DraftImage | undefined) => (image?.kind === 'existing' ? image.key : undefined);

function toContent({ images, method, ...draft }: RecipeDraft): StoredContent {
  return {
    ...draft,
    method: method.map((row) =>
      isHeading(row) ? row : { rowId: row.rowId, desc: row.desc, imageKey: keyOf(row.image) },
    ),
    imageKeys: images.flatMap((image) => keyOf(image) ?? []),
  };
}

/** @param lostPictures those from the device that an earlier one had lost */
export function toStoredEdit(saved: SavedDraft, draft: RecipeDraft, lostPictures: number): StoredEdit {
  return {
    version: saved.version,
    base: toContent(saved.draft),
    draft: toContent(draft),
    filePictures: Math.max(lostPictures, filePictures(draft)),
  };
}

/** The changes over the recipe as it is read now: addresses of pictures are the newest ones, pictures that went are gone. */
export function fromStoredEdit(stored: StoredEdit, recipe: Pick<Recipe, 'images' | 'method'>): RestoredEdit {
  const urls = new Map<string, string>(recipe.images.map(({ key, url }) => [key, url]));
  for (const { image_key: key, image_url: url } of recipe.method) if (key && url) urls.set(key, url);
  const imageOf = (key: string | undefined): DraftImage | undefined => {
    const url = key === undefined ? undefined : urls.get(key);
    return key === undefined || url === undefined ? undefined : { kind: 'existing', id: newRowId(), key, url };
  };
  const toDraft = ({ imageKeys, method, ...content }: StoredContent): RecipeDraft => ({
    ...content,
    method:
      method.length === 0
        ? [emptyStep()]
        : method.map((row): DraftStep | DraftHeading => {
            if (isHeading(row)) return row;
            const { rowId, desc, imageKey } = row;
            const image = imageOf(imageKey);
            return { rowId, desc, ...(image && { image }) };
          }),
    images: imageKeys.flatMap((key) => imageOf(key) ?? []),
  });
  return {
    saved: { version: stored.version, draft: toDraft(stored.base) },
    draft: toDraft(stored.draft),
    lostPictures: stored.filePictures,
  };
}
