import { isHeading, newRowId } from './draft-rows.ts';
import type { DraftImage, RecipeDraft } from './recipe-draft.ts';

/** A picture the server keeps for one recipe, fetched so that it can be sent with another; left out when it is gone. */
async function asFile(image: DraftImage): Promise<DraftImage | undefined> {
  if (image.kind !== 'existing') return image;
  const response = await fetch(image.url, { credentials: 'include' });
  if (!response.ok) return undefined;
  return { kind: 'file', id: newRowId(), file: await response.blob(), preview: image.url };
}

const made = new WeakMap<RecipeDraft, Promise<RecipeDraft>>();

/**
 * The draft with every kept picture as a file: what a new recipe made of an old one sends. Of the same draft it is the same,
 * files and all, so that a second press and a second try send what the first sent.
 */
export function withPicturesAsFiles(draft: RecipeDraft): Promise<RecipeDraft> {
  const known = made.get(draft);
  if (known !== undefined) return known;
  const making = fetchPictures(draft);
  made.set(draft, making);
  making.catch(() => made.delete(draft));
  return making;
}

async function fetchPictures(draft: RecipeDraft): Promise<RecipeDraft> {
  const [images, method] = await Promise.all([
    Promise.all(draft.images.map(asFile)),
    Promise.all(
      draft.method.map(async (row) => {
        if (isHeading(row)) return row;
        const { rowId, desc, image } = row;
        const file = image && (await asFile(image));
        return { rowId, desc, ...(file && { image: file }) };
      }),
    ),
  ]);
  return { ...draft, images: images.filter((image) => image !== undefined), method };
}
