import type { Tag } from '@sorrel/contract/recipe';
import { createRecipeIndex } from '@sorrel/core/recipes/recipe-index';
import type { FastifyBaseLogger } from 'fastify';
import { askedByNobody } from '../db/fair-connections.ts';
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
/** Recipes that are read at a time, so that other requests come between. */
const READ_AT_ONCE = 50;
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

/** Rows by their ids, the oldest first, as they were when they had these marks. */
type Copy = { rows: ReadonlyMap<string, { mark: string; row: Published<RecipeRow> }>; tags: readonly Tag[] };

/** Reads again what was written since; null where explore is too large to keep. */
async function copyAfter(db: DatabaseHandle, before: Copy | null | undefined): Promise<Copy | null> {
  const marks = await exploreRepo(db).marks(RECIPES_MAX + 1);
  if (marks.length > RECIPES_MAX) return null;
  const found = new Map<string, Published<RecipeRow>>();
  const written: string[] = [];
  for (const { id, mark } of marks) {
    const known = before?.rows.get(id);
    if (known?.mark === mark) found.set(id, known.row);
    else written.push(id);
  }
  for (let from = 0; from < written.length; from += READ_AT_ONCE) {
    for (const row of await exploreRepo(db).find(written.slice(from, from + READ_AT_ONCE))) found.set(row.id, row);
  }
  const rows = marks.flatMap(({ id, mark }) => {
    const row = found.get(id);
    return row === undefined ? [] : [[id, { mark, row }] as const];
  });
  return { rows: new Map(rows), tags: await loadTags(db, NOBODY_ID) };
}

function shelved({ rows, tags }: Copy): KeptExplore {
  const oldestFirst = [...rows.values()].map(({ row }) => row);
  const index = createRecipeIndex();
  index.add(oldestFirst.map((row) => indexedRecipe({ ...row, isFavorite: false })));
  return {
    book: {
      index,
      weight: index.size,
      tags,
      rows: new Map(oldestFirst.map((row) => [row.id, { ...row, isFavorite: false }])),
    },
    recipes: new Map(oldestFirst.toReversed().map((row) => [row.id, row])),
  };
}

/** Something of explore as it was last read, one reading at a time. */
function createLatest<Value>(load: (before: Value | undefined) => Promise<Value>, onFailure: (cause: unknown) => void) {
  let kept: { revision: number; value: Value } | null = null;
  let reading: Promise<void> | null = null;
  let notBeforeMs = 0;

  /** A reading that fails leaves what was there. */
  const read = (revision: number): Promise<void> => {
    // others wait for the same reading
    reading ??= askedByNobody(() => load(kept?.value))
      .then((value) => {
        kept = { revision, value };
      })
      .catch((cause: unknown) => {
        notBeforeMs = Date.now() + AGAIN_AFTER_MS;
        onFailure(cause);
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return {
    read,
    async keepUp(revision: number) {
      // a reading that is under way may be of the state before
      for (let tries = 2; tries > 0 && (kept?.revision ?? -1) < revision && Date.now() >= notBeforeMs; tries -= 1)
        await read(revision);
    },
    value: () => kept?.value,
  };
}

export function createExploreShelf({ db, log }: { db: DatabaseHandle; log: FastifyBaseLogger }): ExploreShelf {
  const onFailure = (cause: unknown) => log.warn({ err: cause }, 'explore could not be kept');
  // every change asks for these, so they do not wait for the recipes
  const households = createLatest<ReadonlySet<string>>(
    async () => new Set(await exploreRepo(db).households()),
    onFailure,
  );
  const copy = createLatest<Copy | null>((before) => copyAfter(db, before), onFailure);
  /** Made of the copy when it is first needed. */
  let whole: { of: Copy; kept: KeptExplore } | null = null;

  const orKept: ExploreShelf['orKept'] = async (ask, answer) => {
    try {
      return await ask();
    } catch (cause) {
      const of = copy.value();
      if (!of || !isDatabaseAway(cause)) throw cause;
      if (whole?.of !== of) whole = { of, kept: shelved(of) };
      return answer(whole.kept);
    }
  };

  return {
    see: (revision) => void copy.keepUp(revision),
    async read(revision) {
      await Promise.all([households.read(revision), copy.read(revision)]);
    },
    async shows(householdId, revision) {
      await households.keepUp(revision);
      return households.value()?.has(householdId) ?? false;
    },
    find(id, revision) {
      void copy.keepUp(revision);
      return orKept<Published<RecipeRow> | null>(
        () => recipesRepo(db).findPublic(id),
        ({ recipes }) => recipes.get(id.toLowerCase()) ?? null,
      );
    },
    orKept,
  };
}
