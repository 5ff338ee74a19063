import { FURTHER_FIELDS } from '@sorrel/core/recipes/recipe-fields';
import { itemsOf, withoutHeadings } from './draft-rows.ts';
import type { DraftImage, DraftIngredient, DraftStep, RecipeDraft } from './recipe-draft.ts';

/** What a person changes of a recipe, part by part. */
export const DRAFT_FIELDS = [
  'name',
  'caption',
  'type',
  'serves',
  'prepTime',
  'cookTime',
  'ingredients',
  'method',
  'tags',
  ...FURTHER_FIELDS,
  'source',
  'calculateNut',
  'category',
  'isPublic',
  'images',
] as const satisfies readonly (keyof RecipeDraft)[];
export type DraftField = (typeof DRAFT_FIELDS)[number];

const pictureOf = (image: DraftImage | undefined) =>
  image && (image.kind === 'existing' ? image.key : image.kind === 'url' ? image.url : image.id);

/** What a part says, whatever its rows are called: what is saved is without the spaces around it. */
function saying(draft: RecipeDraft, field: DraftField): string {
  if (field === 'ingredients') {
    const lines = itemsOf<DraftIngredient>(draft.ingredients);
    return JSON.stringify(
      lines.map(({ quantity, unit, name, group, subRecipe }) => [quantity, unit, name.trim(), group, subRecipe?.id]),
    );
  }
  if (field === 'method') {
    const steps = itemsOf<DraftStep>(draft.method).map((step) => [step.desc.trim(), pictureOf(step.image), step.group]);
    return JSON.stringify(steps.filter(([desc, picture]) => desc !== '' || picture !== undefined));
  }
  if (field === 'images') return JSON.stringify(draft.images.map(pictureOf));
  if (field === 'tags') return JSON.stringify(draft.tags.toSorted((a, b) => a - b));
  return String(draft[field]).trim();
}

/** Of a set everybody's changes hold: what either took away is gone, what either put in is there. */
function mergeTags(base: readonly number[], mine: readonly number[], theirs: readonly number[]): number[] {
  const kept = mine.filter((tag) => theirs.includes(tag) || !base.includes(tag));
  return [...kept, ...theirs.filter((tag) => !mine.includes(tag) && !base.includes(tag))];
}

/** The pictures of a draft that the server keeps. */
export const existingKeys = ({ images, method }: RecipeDraft) =>
  [...images, ...withoutHeadings<DraftStep>(method).flatMap((step) => step.image ?? [])].flatMap((image) =>
    image.kind === 'existing' ? [image.key] : [],
  );

export interface MergedDraft {
  merged: RecipeDraft;
  /** Parts that only the other one changed: they are in. */
  taken: DraftField[];
  /** Parts that both changed, to something else each; `merged` has one's own. */
  conflicts: DraftField[];
}

/**
 * What two people made of one recipe, or one person in two tabs. A part that one of them changed is taken from that one.
 * @param base what both began with
 */
export function mergeDrafts(base: RecipeDraft, mine: RecipeDraft, theirs: RecipeDraft): MergedDraft {
  const taken: DraftField[] = [];
  const conflicts: DraftField[] = [];
  for (const field of DRAFT_FIELDS) {
    const [before, own, other] = [base, mine, theirs].map((draft) => saying(draft, field));
    if (other === before || other === own) continue;
    if (own === before) taken.push(field);
    else if (field !== 'tags') conflicts.push(field);
  }
  const merged = takeFields({ ...theirs, ...pick(mine, DRAFT_FIELDS) }, theirs, taken);
  return {
    merged: withDeleted({ ...merged, tags: mergeTags(base.tags, mine.tags, theirs.tags) }, mine),
    taken,
    conflicts,
  };
}

/** The draft with some of its parts as another one has them. */
export function takeFields(draft: RecipeDraft, from: RecipeDraft, fields: readonly DraftField[]): RecipeDraft {
  return withDeleted({ ...draft, ...pick(from, fields) }, draft);
}

/** A picture that is shown again is not deleted. */
function withDeleted(draft: RecipeDraft, { deletedImages }: RecipeDraft): RecipeDraft {
  const shown = new Set(existingKeys(draft));
  return { ...draft, deletedImages: deletedImages.filter((key) => !shown.has(key)) };
}

const pick = (draft: RecipeDraft, fields: readonly DraftField[]): Partial<RecipeDraft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]));
