import type { Recipe } from '@sorrel/contract/recipe';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { PrintedRecipe } from './printed-recipe.tsx';
import { sheetPage, useRunningHeads } from './running-heads.ts';
import { say } from './sentences.ts';

export interface SheetRecipe {
  recipe: Recipe;
  serves: number;
}

// a page of its own kind: it has a number
const SHEETS = 'print-alone justify-items-stretch print:block [page:recipes]';

interface PrintedSheetsProps {
  recipes: readonly SheetRecipe[];
  /** Contents first and a number at each recipe; a single recipe stands alone. */
  asBook: boolean;
  withPictures: boolean;
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * What is printed in place of the page. The paper is chosen after this, so nobody knows here on which page a recipe will stand: the
 * contents name its number, which is in the corner of each of its pages. Browsers turn the links of the contents into those of a PDF.
 */
export function PrintedSheets({ recipes, asBook, withPictures, ref }: PrintedSheetsProps) {
  useRunningHeads(asBook ? recipes.map(({ recipe }) => recipe.name) : null);
  return createPortal(
    <div ref={ref} className={SHEETS} aria-hidden>
      {asBook && (
        <nav>
          <h1 className="text-2xl">{say.contents}</h1>
          <ol className="mt-4 text-sm">
            {recipes.map(({ recipe }, index) => (
              <li key={recipe.id} className="flex gap-3 border-b border-line py-1 break-inside-avoid">
                <span className="num w-8 flex-none text-right text-ink-3">{index + 1}</span>
                <a href={`#print-${recipe.id}`} tabIndex={-1} className="min-w-0 wrap-anywhere" dir="auto">
                  {recipe.name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {recipes.map(({ recipe, serves }, index) => (
        <div
          key={recipe.id}
          id={`print-${recipe.id}`}
          {...(asBook && { className: 'break-before-page', style: { page: sheetPage(index + 1) } })}
        >
          <PrintedRecipe
            recipe={recipe}
            serves={serves}
            withPictures={withPictures}
            {...(asBook && { place: index + 1 })}
          />
        </div>
      ))}
    </div>,
    document.body,
  );
}
