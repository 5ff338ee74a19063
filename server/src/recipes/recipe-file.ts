import { nutrientsOfWhole } from '@sorrel/core/nutrition/coverage';
import { recipeJsonLd } from '@sorrel/core/recipes/recipe-json-ld';
import type { Member } from '../db/household.ts';
import type { ImageStore } from '../platform/image-store.ts';
import type { ZipEntry } from '../platform/zip-stream.ts';
import type { RecipeRow } from './repo.ts';

const NAME_MAX = 60;

/** '0012-lentil-soup': the number keeps two of one name apart, and a name stays what it is in any script. */
export function numberedName(number: number, name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [String(number).padStart(4, '0'), [...slug].slice(0, NAME_MAX).join('')].filter(Boolean).join('-');
}

/** The name of a picture in the folder `pictures`. */
export const pictureName = (key: string) => `${key}.webp`;
/** As a file in `recipes/` names it. */
const besideRecipes = (key: string) => `../pictures/${pictureName(key)}`;

export function jsonEntry(name: string, value: unknown): ZipEntry {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`), isText: true };
}

/** A recipe as a file that other programs read, its pictures named beside it. */
export function recipeEntry(
  row: RecipeRow,
  reader: Member,
  number: number,
  { tags, collections }: { tags: ReadonlyMap<number, string>; collections: ReadonlyMap<string, string> },
): ZipEntry {
  return jsonEntry(
    `recipes/${numberedName(number, row.name)}.json`,
    recipeJsonLd({
      ...row,
      nutrients: nutrientsOfWhole(row),
      isFavorite: row.favoriteOf.includes(reader.id),
      method: row.method.map((step) => ({
        desc: step.desc,
        group: step.group,
        image: step.imageKey === undefined ? undefined : besideRecipes(step.imageKey),
      })),
      tags: row.tagIds.flatMap((id) => tags.get(id) ?? []),
      collections: row.collectionIds.flatMap((id) => collections.get(id) ?? []),
      images: row.imageKeys.map(besideRecipes),
    }),
  );
}

/** A picture in its largest width; null where it was removed since it was listed. */
export async function pictureEntry(imageStore: Pick<ImageStore, 'get'>, key: string): Promise<ZipEntry | null> {
  const bytes = await imageStore.get(`${key}/1000.webp`);
  return bytes === null ? null : { name: `pictures/${pictureName(key)}`, bytes, isText: false };
}
