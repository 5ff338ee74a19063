import type { Tag } from '@sorrel/contract/recipe';
import { createRecipeIndex } from '@sorrel/core/recipes/recipe-index';
import type { FastifyBaseLogger } from 'fastify';
import { NOBODY_ID } from '../db/household.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Published } from '../db/owned.ts';
import type { BookInMemory } from './book-indexes.ts';
import { exploreRepo } from './explore-repo.ts';
import { indexedRecipe } from './lists-repo.ts';
import { type RecipeRow, recipesRepo } from './repo.ts';
import { loadTags } from './tags.ts';

/** A shelf of more is not kept: about 10 kB of memory each. */
const RECIPES_MAX = 2_000;
/** After a reading that failed; whoever looks at explore meanwhile does not ask again. */
const AGAIN_AFTER_MS = 5_000;

/** Explore whole, as this process last read it. */
export interface KeptExplore {
  book: BookInMemory;
  /** By id, the newest first. */
  recipes: ReadonlyMap<string, Published<RecipeRow>>;
}

/**
 * Explore lies with the households that publish, on whichever machines those are. Each process keeps it whole, so that one machine
 * that is away does not take it from everybody: see docs/decisions/0051.
 */
export interface ExploreShelf {
  /** Hears which state of explore is the newest; what is kept is read again where that is another. */
  see(revision: number): void;
  /** Reads it now; a reading that fails leaves what was there. */
  read(revision: number): Promise<void>;
  /** Whether a household had recipes in this state of explore. */
  shows(householdId: string, revision: number): Promise<boolean>;
  /** A recipe of explore. */
  find(id: string, revision: number): Promise<Published<RecipeRow> | null>;
  /** What `ask` answers, or while its machine is away what is kept; `answer` may have none, and then there is none. */
  orKept<Answer>(ask: () => Promise<Answer>, answer: (kept: KeptExplore) => Promise<Answer> | Answer): Promise<Answer>;
}

function shelved(rows: readonly Published<RecipeRow>[], tags: readonly Tag[]): KeptExplore {
  const index = createRecipeIndex();
  index.add(rows.map((row) => indexedRecipe({ ...row, isFavorite: false })));
  return {
    book: { index, tags, rows: new Map(rows.map((row) => [row.id, { ...row, isFavorite: false }])) },
    recipes: new Map(rows.toReversed().map((row) => [row.id, row])),
  };
}

export function createExploreShelf({ db, log }: { db: DatabaseHandle; log: FastifyBaseLogger }): ExploreShelf {
  /** What was read last; `whole` is null where explore is too large to keep. */
  let kept: { revision: number; households: ReadonlySet<string>; whole: KeptExplore | null } | null = null;
  let reading: Promise<void> | null = null;
  let notBeforeMs = 0;

  const load = async (revision: number) => {
    const rows = await exploreRepo(db).all(RECIPES_MAX + 1);
    const whole = rows.length > RECIPES_MAX ? null : shelved(rows, await loadTags(db, NOBODY_ID));
    kept = { revision, whole, households: new Set(rows.map((row) => row.householdId)) };
  };
  const read = (revision: number): Promise<void> => {
    reading ??= load(revision)
      .catch((cause: unknown) => {
        notBeforeMs = Date.now() + AGAIN_AFTER_MS;
        log.warn({ err: cause }, 'explore could not be kept');
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  const keepUp = async (revision: number) => {
    // a reading that is under way may be of the state before
    for (let tries = 2; tries > 0 && (kept?.revision ?? -1) < revision && Date.now() >= notBeforeMs; tries -= 1)
      await read(revision);
  };

  const orKept: ExploreShelf['orKept'] = async (ask, answer) => {
    try {
      return await ask();
    } catch (cause) {
      if (!kept?.whole || !isDatabaseAway(cause)) throw cause;
      return answer(kept.whole);
    }
  };

  return {
    see: (revision) => void keepUp(revision),
    read,
    async shows(householdId, revision) {
      await keepUp(revision);
      return kept?.households.has(householdId) ?? false;
    },
    find(id, revision) {
      void keepUp(revision);
      return orKept<Published<RecipeRow> | null>(
        () => recipesRepo(db).findPublic(id),
        ({ recipes }) => recipes.get(id.toLowerCase()) ?? null,
      );
    },
    orKept,
  };
}
