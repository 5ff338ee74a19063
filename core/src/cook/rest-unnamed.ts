/** 'Die Hälfte des Zuckers zugeben, mixen, den Rest zugeben': what is left of a food that the words themselves do not name again. */
const REST_UNNAMED =
  /(?<!\p{L})(?:(?:den|der|die|dem)\s+rest|(?:die|der)\s+(?:andere|zweite)n?\s+hälfte|le\s+reste|l['’]autre\s+moitié|el\s+resto|la\s+otra\s+mitad|il\s+resto|l['’]altra\s+metà|de\s+rest|de\s+andere\s+helft)(?!\p{L})(?!\s+(?:von|vom|des|der|du|de|del|dell\p{L}*|di|dei|degli|van|ebenso|genauso|so|gleich\p{L}*|auf)(?!\p{L})|\s+d['’])/giu;

/** A part of something else between them, which the rest is then left of. */
const PART_OF_OTHER =
  /(?<!\p{L})(?:hälfte|drittel|viertel|teil|moitié|tiers|quart|partie|mitad|tercio|cuarto|parte|metà|terz[oa]|quart[oa]|helft|derde|kwart|deel)(?!\p{L})/iu;

/** The food that a step took a part of last, and where that stands. */
export type InPart = {
  readonly ingredient: number;
  readonly step: number;
  readonly text: string;
  readonly end: number;
};

/** Letters between a rest and the food that it is of: 'den Rest Mehl'. */
const NEAR = 16;

/** Where a step speaks of a rest and names no food with it. */
export const restsIn = (text: string, foods: readonly { readonly place: number }[]): { place: number; one: null }[] =>
  [...text.matchAll(REST_UNNAMED)]
    .map(({ index }) => ({ place: index, one: null }))
    .filter(({ place }) =>
      foods.every(
        (food) =>
          food.place < place ||
          food.place > place + NEAR ||
          /[.,;:]|\s(?:und|et|y|e|en)\s/u.test(text.slice(place, food.place)),
      ),
    );

/** The food that a rest is left of: taken in part in this step or the one before it, with no part of something else between. */
export function leftOf(
  part: InPart | null,
  { step, text }: { readonly step: number; readonly text: string },
  place: number,
): number | null {
  if (part === null || part.step < step - 1) return null;
  const between =
    part.step === step ? text.slice(part.end, place) : `${part.text.slice(part.end)} ${text.slice(0, place)}`;
  return PART_OF_OTHER.test(between) ? null : part.ingredient;
}
