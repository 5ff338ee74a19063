import type { Recipe } from '@sorrel/contract/recipe';
import type { ReactNode } from 'react';
import { rich } from '../language/rich.tsx';
import { terms } from '../language/terms.ts';
import { say } from './detail-sentences.ts';

/** What a recipe is made with, where it says so. */
export function Equipment({ equipment }: Pick<Recipe, 'equipment'>) {
  const things = equipment
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (things.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 text-xl">{terms.fields.equipment}</h2>
      <ul className="mt-2 list-disc pl-5 text-ink-2" dir="auto">
        {[...new Set(things)].map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </>
  );
}

/** Where the recipe was found, and whose it is; recipes of Sorrel's own say nothing of the first. */
export function RecipeOrigin({ recipe: { source, author, licence, video } }: { recipe: Recipe }) {
  const said: ReactNode[] = [
    source !== '' && source !== 'admin' && (
      <p key="source">{rich(say.sourcedFrom, { source: () => <LinkOrText text={source} /> })}</p>
    ),
    author.trim() !== '' && <p key="author">{say.byAuthor(author)}</p>,
    licence.trim() !== '' && <p key="licence">{rich(say.licence, { licence: () => <LinkOrText text={licence} /> })}</p>,
    video.trim() !== '' && <p key="video">{rich(say.video, { video: () => <LinkOrText text={video} /> })}</p>,
  ];
  const shown = said.filter((line) => line !== false);
  return shown.length === 0 ? null : <div className="mt-6 text-sm text-ink-3 wrap-anywhere">{shown}</div>;
}

/** An address of the web leads there and says to which site; anything else is words. */
function LinkOrText({ text }: { text: string }) {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return text;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer">
      {url.hostname.replace(/^www\./, '')}
    </a>
  );
}
