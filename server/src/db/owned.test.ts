import { expect, expectTypeOf, test } from 'vitest';
import { sessionReply } from '../account/session-reply.ts';
import type { SessionRow } from '../auth/sessions-repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { SavedList } from '../lists/repo.ts';
import { listReply } from '../lists/service.ts';
import type { AddressOf } from '../pictures/address.ts';
import { picturesRepo } from '../pictures/repo.ts';
import { plansRepo, type StoredPlan } from '../plans/repo.ts';
import { weekReply } from '../plans/service.ts';
import type { Platform } from '../platform/platform.ts';
import { recipeReply } from '../recipes/recipe-reply.ts';
import { type NewRecipe, type RecipeRow, recipesRepo } from '../recipes/repo.ts';
import type { DatabaseHandle } from './open-database.ts';
import { type Owned, owned } from './owned.ts';

interface Given {
  db: DatabaseHandle;
  services: Platform;
  user: SignedInUser;
  recipe: RecipeRow;
  plan: StoredPlan;
  list: SavedList;
  session: SessionRow;
  addressOf: AddressOf;
  sentKey: string;
}

/** Never run: each line is a check that somebody forgot, and the compiler's to find. */
export function forgottenChecks({ db, services, user, recipe, plan, list, session, addressOf, sentKey }: Given) {
  // @ts-expect-error a recipe that was asked for by its id alone is not shown
  recipeReply(recipe, new Map(), false, addressOf);
  // @ts-expect-error nor changed
  recipesRepo(db).update(recipe, 1, {});
  // @ts-expect-error a plan that may be anybody's is not shown
  weekReply(services, user, plan);
  // @ts-expect-error nor given an address for calendars
  plansRepo(db).setCalendar(user.id, plan, 'hash', new Date());
  // @ts-expect-error a list that may be anybody's is not shown
  listReply(list);
  // @ts-expect-error a session that may be anybody's is not shown
  sessionReply(session, user);
  // @ts-expect-error the key of a picture that somebody sent gets no address that opens it
  addressOf(sentKey);
  // @ts-expect-error is no picture of a recipe
  ({ imageKeys: [sentKey] }) satisfies Partial<NewRecipe>;
  // @ts-expect-error and keeps no picture from being swept
  picturesRepo(db).setUses(user.id, user.id, [sentKey]);
}

test('what was asked for with its owner is what it was, and another type', () => {
  const row = { id: '1' };
  expect(owned(row)).toBe(row);
  expectTypeOf(owned(row)).toEqualTypeOf<Owned<{ id: string }>>();
  expectTypeOf(row).not.toExtend<Owned<{ id: string }>>();
});
