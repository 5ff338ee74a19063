import type { RecipeVersion } from '@sorrel/contract/history';
import type { Recipe } from '@sorrel/contract/recipe';
import { languageOfRecipe } from '@sorrel/core/recipes/recipe-language';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { errorMessage, isGone } from '../../api.ts';
import { writeMoment } from '../../language/write.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { recipePath } from '../../paths.ts';
import { RecipeNotLoaded } from '../../recipe-parts/not-loaded.tsx';
import { recipeQuery } from '../../recipe-parts/queries.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast.tsx';
import { NutritionLoss } from '../nutrition-loss.tsx';
import { Difference } from './difference.tsx';
import { useRestoreVersion, versionsQuery } from './queries.ts';
import { say } from './sentences.ts';
import { versionSummary } from './version-summary.ts';

const ENTRY = [
  'grid w-full gap-0.5 rounded-lg px-4 py-3 text-left leading-[1.35] hover:bg-sunken focus-visible:shadow-halo',
  'aria-[current]:bg-surface aria-[current]:shadow-chosen max-lg:h-full max-lg:shadow-line',
].join(' ');

/** What a recipe was before each of its changes; an earlier version is brought back with two presses. */
export function VersionsPage() {
  const { id = '' } = useParams();
  const { data: recipe, error: recipeError } = useQuery(recipeQuery(id));
  const { data: versions, error, refetch } = useQuery(versionsQuery(id));
  useDocumentTitle(say.versions);
  if (recipeError && (recipe === undefined || isGone(recipeError))) return <RecipeNotLoaded error={recipeError} />;
  if (error && versions === undefined) {
    return (
      <>
        <h1 className="mb-5">{say.versions}</h1>
        <FailedLoad error={error} onRetry={() => refetch()} />
      </>
    );
  }
  if (recipe === undefined || versions === undefined) {
    return (
      <>
        <h1 className="mb-5">{say.versions}</h1>
        <Loader />
      </>
    );
  }
  const parent = recipePath(recipe.id, recipe.name);
  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={parent} />
        <Breadcrumb crumbs={[{ label: recipe.name, to: parent }, { label: say.versions }]} />
      </div>
      <h1 className="mb-5 hyphens-auto wrap-anywhere" dir="auto" lang={languageOfRecipe(recipe)}>
        {say.versionsOf(recipe.name)}
      </h1>
      {versions.length < 2 ? (
        <EmptyState title={say.notChanged}>
          <p className="max-w-[48ch]">{say.noVersions}</p>
        </EmptyState>
      ) : (
        <Versions recipe={recipe} versions={versions} />
      )}
    </>
  );
}

interface VersionsProps {
  recipe: Recipe;
  versions: readonly RecipeVersion[];
}

function Versions({ recipe, versions }: VersionsProps) {
  const [chosen, setChosen] = useState(1);
  const [isSure, setIsSure] = useState(false);
  const navigate = useNavigate();
  const showToast = useToast();
  const restore = useRestoreVersion(recipe.id);
  const chosenRef = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the chosen one the button is another
  useEffect(() => {
    // on a phone they are a strip, wider than the window
    chosenRef.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  const current = versions[0];
  const shown = versions[chosen] ?? versions[1];
  if (current === undefined || shown === undefined) return null;
  const choose = (place: number) => {
    setIsSure(false);
    setChosen(Math.min(versions.length - 1, Math.max(0, place)));
  };
  function handleKey(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    choose(chosen + by);
    const entries = event.currentTarget.querySelectorAll<HTMLElement>('button');
    entries[Math.min(entries.length - 1, Math.max(0, chosen + by))]?.focus();
  }
  function handleRestore() {
    if (!isSure) return setIsSure(true);
    restore.mutate(
      { version: shown?.version ?? 0, current: current?.version ?? 0 },
      {
        onSuccess: () => {
          showToast(say.broughtBack);
          navigate(recipePath(recipe.id, recipe.name));
        },
      },
    );
  }
  const isCurrent = chosen === 0;
  // what the first of all brought is the recipe itself
  const summaries = versions.map((version, place) => {
    const before = versions[place + 1];
    return before && versionSummary(before, version);
  });
  return (
    <div className="grid grid-cols-[19rem_minmax(0,1fr)] items-start gap-8 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-4">
      <ol
        className="grid gap-1 lg:sticky lg:top-4 max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:p-1"
        aria-label={say.versions}
        onKeyDown={handleKey}
      >
        {versions.map((version, place) => (
          <li key={version.version} className="max-lg:flex-[0_0_14rem]">
            <button
              ref={place === chosen ? chosenRef : undefined}
              type="button"
              className={ENTRY}
              aria-current={place === chosen ? 'true' : undefined}
              onClick={() => choose(place)}
            >
              <b className="font-semibold">{place === 0 ? say.now : say.version(versions.length - place)}</b>
              <span className="text-sm text-ink-2 wrap-anywhere empty:hidden" dir="auto">
                {summaries[place]}
              </span>
              <small className="text-xs text-ink-3">{whenText(version)}</small>
            </button>
          </li>
        ))}
      </ol>
      <Panel aria-labelledby="difference">
        <header className="mb-5 flex flex-wrap items-center justify-between gap-4">
          <h2 id="difference" className="text-xl">
            {isCurrent ? say.whatChangedLast : say.whatChangedSince}
          </h2>
          {!isCurrent && (
            <Button
              variant={isSure ? 'primary' : 'outline'}
              icon={Undo2}
              saving={restore.isPending}
              onClick={handleRestore}
            >
              {isSure ? say.yesBringBack : say.bringBack}
            </Button>
          )}
        </header>
        {!isCurrent && (
          <div className="mb-4 empty:hidden">
            <NutritionLoss recipe={recipe} dish={dishOfVersion(shown)} />
          </div>
        )}
        {restore.error && (
          <Notice tone="error" className="mb-4">
            {errorMessage(restore.error)}
          </Notice>
        )}
        <p className={classes('mb-4 text-sm text-ink-3')}>{say.howToRead}</p>
        <Difference before={isCurrent ? (versions[1] ?? shown) : shown} after={current} />
      </Panel>
    </div>
  );
}

const dishOfVersion = ({ ingredients, fields }: RecipeVersion) => ({ ingredients, serves: Number(fields['serves']) });

function whenText({ replaced_at, replaced_by }: RecipeVersion): string {
  if (replaced_at === null) return say.asItIs;
  const when = writeMoment(new Date(replaced_at));
  return replaced_by === null ? say.until(when) : say.untilBy(when, replaced_by);
}
