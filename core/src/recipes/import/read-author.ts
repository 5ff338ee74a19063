import { cleanText } from './clean-text.ts';
import { elementsWithin, textOf } from './element-text.ts';
import type { Page, PageElement } from './page.ts';

/** The author in the card that a plug-in makes of a recipe. */
const OF_CARD = /\s[\w-]*recipes?[\w-]*[-_]author(?:[-_]name)?\s/;
/** 'By', and words for who wrote something, before a name. */
const BY =
  /^(?:(?:recipe |recette |receta |ricetta |rezept |recept )?(?:by|von|par|por|di|door|de)\s|(?:author|autore?|autora?|auteur|rezept|recept|recipe)\s?:\s*)+/iu;
const NAME_CHARACTERS_MAX = 60;

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text.length <= NAME_CHARACTERS_MAX && !/[\d@/|]/.test(text);

/** Who wrote the recipe, where the page's data name nobody: by the card's own words, a link to an author, or what the page declares. */
export function shownAuthor(page: Page): string | null {
  const first = (isWanted: (element: PageElement) => boolean) =>
    elementsWithin(page, null, isWanted)
      .slice(0, 4)
      .map((element) => textOf(page, element));
  const found = [
    ...first(({ classes }) => OF_CARD.test(classes)),
    ...first(({ name, attributes }) => name === 'a' && /(?:^|\s)author(?:\s|$)/.test(attributes['rel'] ?? '')),
    cleanText(page.meta.get('author')?.[0] ?? ''),
  ];
  return found.map((text) => text.replace(BY, '').trim()).find(isName) ?? null;
}
