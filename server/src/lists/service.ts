import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@sorrel/contract/endpoint';
import type { getListOfRecipes as recipesEndpoint, saveList as saveEndpoint } from '@sorrel/contract/lists';
import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { AISLE_CHOICES_MAX, LISTS_MAX, parseListName } from '@sorrel/core/lists/list';
import { withKnownIds } from '@sorrel/core/lists/operations/known-items';
import { listOfRecords } from '@sorrel/core/lists/operations/list-of-records';
import { shopThing, thingTyped } from '@sorrel/core/lists/shop-line';
import { dishesOf } from '@sorrel/core/plans/household/plates';
import { servingsOfWeek } from '@sorrel/core/plans/servings-of-week';
import { slotsOf } from '@sorrel/core/plans/week-plan';
import { AppError } from '../app-error.ts';
import { asEditor, holdMember, lockHousehold } from '../auth/households-repo.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Owned } from '../db/owned.ts';
import { foodsRepo } from '../foods/repo.ts';
import { shopKnowledge } from '../foods/shop-knowledge.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { askedLanguage } from '../language/asked-language.ts';
import { say } from '../language/sentences.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { LIST_WORK } from './build-list.ts';
import { changeFrom } from './change-list.ts';
import { doneRepo, itemsRepo } from './items-repo.ts';
import { noticeOf } from './live-lists.ts';
import type { ShoppedMeal } from './open-sub-recipes.ts';
import { listsRepo, type SavedList } from './repo.ts';
import { copyBeforeSave, keepName, keepSavedOver } from './save-over.ts';
import { shoppedLines, withSubRecipes } from './shopped-dishes.ts';
import { shoppingRepo } from './shopping-repo.ts';
import { moveListToTrash } from './trash.ts';

/** A member, on one of their devices. */
type Session = Member & Pick<SignedInUser, 'sessionId' | 'householdRole'>;

/** The language of the page, where names on its lists may be none of English. */
const otherLanguage = () => (askedLanguage() === 'en' ? null : askedLanguage());

/** Remembers where the household wants a food, under whatever name it stood on the list: nothing where it usually stands there. */
export async function rememberAisle(
  { db }: Pick<Platform, 'db'>,
  user: Member,
  name: string,
  aisle: Aisle,
): Promise<void> {
  const { householdId } = user;
  const { name: thing, aisle: usual } = shopThing(shopKnowledge(), name, otherLanguage());
  await asEditor(db, user, async (tx) => {
    const repo = shoppingRepo(tx);
    if (aisle === usual) return repo.forgetAisle(householdId, thing);
    await lockHousehold(tx, householdId);
    if ((await repo.countOtherAisles(householdId, thing)) >= AISLE_CHOICES_MAX)
      throw new AppError('aisle_limit_reached');
    return repo.rememberAisle(householdId, thing, aisle);
  });
}

/** The aisle for something that is typed, where the household put it or where it is usually found, and the food that it names. */
export async function findAisle(
  services: Pick<Platform, 'db'>,
  householdId: HouseholdId,
  typed: string,
): Promise<{ aisle: Aisle; food?: string }> {
  const { thing, food } = thingTyped(shopKnowledge(), typed, otherLanguage());
  const chosen = (await shoppingRepo(services.db).aisleChoices(householdId)).get(thing.name);
  return { aisle: chosen ?? thing.aisle, ...(food !== undefined && { food }) };
}

/** Builds in a worker what is to be bought for meals, with what the household said of foods and of its shop. */
async function listOfMeals(
  { db, workers }: Pick<Platform, 'db' | 'workers'>,
  householdId: HouseholdId,
  meals: readonly ShoppedMeal[],
  turn: Turn,
) {
  const dishes = await withSubRecipes(db, householdId, meals);
  const choices = await shoppingRepo(db).aisleChoices(householdId);
  const corrections = await foodsRepo(db).corrections(householdId);
  return workers.run(LIST_WORK, { dishes, corrections, choices, language: askedLanguage() }, turn);
}

/** What to buy for recipes, without what of them is not needed. A recipe that is not there is none of theirs either. */
export async function listOfRecipes(
  services: Pick<Platform, 'db' | 'workers'>,
  { householdId, hasOwnPremium }: Pick<SignedInUser, 'householdId' | 'hasOwnPremium'>,
  asked: BodyOf<typeof recipesEndpoint>['recipes'],
  turn: Turn,
) {
  const ids = [...new Set(asked.map(({ id }) => id))];
  const found = await shoppingRepo(services.db).ingredientsOf(householdId, ids, hasOwnPremium);
  const recipes = new Map(found.map((recipe) => [recipe.id, recipe]));
  const meals = asked.map(({ id, portions, leaveOut }) => {
    const recipe = recipes.get(id);
    if (recipe === undefined) throw new AppError('recipe_not_found');
    const isLeftOut = new Set(leaveOut);
    const lines = shoppedLines(recipe.ingredients.filter((_line, index) => !isLeftOut.has(index)));
    return { id, name: recipe.name, serves: recipe.serves, portions, lines };
  });
  return { list: await listOfMeals(services, householdId, meals, turn) };
}

/** The shopping list of a saved plan: each meal for one serving, its portions or the sum of its plates, a meal twice in the week twice. */
export async function listOfPlan(
  { db, workers }: Pick<Platform, 'db' | 'workers'>,
  { householdId, hasOwnPremium }: Pick<SignedInUser, 'householdId' | 'hasOwnPremium'>,
  planId: string,
  turn: Turn,
) {
  const plan = await shoppingRepo(db).findPlan(householdId, planId);
  if (plan === null) throw new AppError('plan_not_found');
  const portions = servingsOfWeek(plan.mealPlan, plan.weekStart);
  const recipes = await shoppingRepo(db).ingredientsOf(householdId, [...portions.keys()], hasOwnPremium);
  const meals = recipes.map(({ id, name, serves, ingredients }) => ({
    id,
    name,
    serves,
    portions: portions.get(id) ?? 0,
    lines: shoppedLines(ingredients),
  }));
  // somebody has deleted their recipes since they were planned
  const gone = slotsOf(plan.mealPlan)
    .flatMap(({ meal }) => dishesOf(meal))
    .filter(({ id }) => id !== null && !recipes.some((recipe) => recipe.id === id));
  const list = await listOfMeals({ db, workers }, householdId, meals, turn);
  return { name: plan.name, list, ...(gone.length > 0 && { missing: [...new Set(gone.map(({ name }) => name))] }) };
}

/** Saves a list under its name, or renames the saved one that it is; each item has an identity from then on. */
export async function saveList(
  services: Pick<Platform, 'clock' | 'db' | 'notices'>,
  session: Session,
  body: BodyOf<typeof saveEndpoint>,
) {
  const name = parseListName(body.name);
  if (!name.ok) {
    throw new AppError('list_name_missing', name.reason === 'too_long' ? { sentence: say().request.nameLength } : {});
  }
  const now = services.clock.now();
  const { id, savedOver } = await services.db.transaction(async (tx) => {
    const user = { ...session, householdRole: await holdMember(tx, session) };
    const { id, tookName } = await namedList(tx, user, body.id, name.name, now);
    if (body.onlyName && id === body.id) return { id, savedOver: tookName };
    const before = await copyBeforeSave(tx, user, id, now);
    await saveItems(tx, user, id, body.shoppingList, now);
    return { id, savedOver: (await keepSavedOver(tx, user, id, before, now)) || tookName };
  });
  await doneRepo(services.db, session.householdId).forgetLoads();
  services.notices.tell(noticeOf(session.householdId, id));
  return { id, message: say().lists.saved, ...(savedOver && { savedOver: true as const }) };
}

/** The list that is saved: the one of the id under its new name, else the one of the name. Another may have had the name. */
async function namedList(tx: DatabaseHandle, member: Session, id: string | undefined, name: string, now: Date) {
  const repo = listsRepo(tx);
  if (member.householdRole === 'reader') {
    const list = id === undefined ? null : await itemsRepo(tx, member.householdId).find(id);
    if (list?.name !== name) throw new AppError('household_reader');
    return { id: list.id, tookName: false };
  }
  const renamed = id === undefined ? null : await renameList(tx, member, id, name, now);
  if (id !== undefined && renamed !== null) return { id, ...renamed };
  // another name for a list adds none; of two that add at once the second counts the first
  await lockHousehold(tx, member.householdId);
  if ((await repo.countOthers(member.householdId, name)) >= LISTS_MAX) throw new AppError('list_limit_reached');
  return { id: await repo.ofName(member, name, now), tookName: false };
}

/** Gives a saved list another name; a list that has the name already goes to the trash. Null where there is no such list. */
async function renameList(tx: DatabaseHandle, member: Member, id: string, name: string, now: Date) {
  const { householdId } = member;
  const repo = listsRepo(tx);
  // one after the other: two saves at once may want the same name
  await lockHousehold(tx, householdId);
  const before = await itemsRepo(tx, householdId).find(id);
  if (before === null) return null;
  const other = await repo.otherOfName(householdId, name, id);
  if (other !== null) await moveListToTrash(tx, householdId, other, now);
  await repo.rename(member, id, name, now);
  if (before.name === name) return { tookName: false };
  await keepName(tx, member, id, { before: before.name, after: name, trashedId: other }, now);
  return { tookName: true };
}

/** Does to a list what its session did since it had it; one that had none of it says how the whole list is to be. */
async function saveItems(
  tx: DatabaseHandle,
  user: Session,
  listId: string,
  sent: BodyOf<typeof saveEndpoint>['shoppingList'],
  now: Date,
) {
  const { householdId, sessionId } = user;
  const [repo, done] = [itemsRepo(tx, householdId), doneRepo(tx, householdId)];
  const list = await repo.lock(listId);
  if (list === null) throw new AppError('list_not_found');
  const before = (await done.loaded(listId, sessionId)) ?? listOfRecords(await repo.records(listId));
  const after = withKnownIds(sent, before, randomUUID);
  await changeFrom(repo, list, user, { before, after }, now);
  await done.setLoaded(listId, sessionId, after, null, now);
}

/** A saved list as the wire has it: flat, in the order of the aisles. */
export const listReply = ({ name, list }: Owned<SavedList>) => ({
  name,
  list: AISLES.flatMap((aisle) =>
    list[aisle].map(({ quantityDescription, ...item }) => ({
      ...item,
      aisle,
      quantity_description: quantityDescription,
    })),
  ),
});

/** Loads a saved list. What the session got of it is kept, once for each state of the list: what it saves later is told from that. */
export async function loadList(services: Pick<Platform, 'clock' | 'db'>, user: Session, id: string) {
  const now = services.clock.now();
  const { saved, isKnown } = await services.db.transaction(async (tx) => {
    // what is kept is what is answered: the list stays as it is until both are done
    const held = await itemsRepo(tx, user.householdId).hold(id);
    const saved = held && (await listsRepo(tx).findOwned(user.householdId, id));
    if (held === null || saved === null) throw new AppError('list_not_found');
    const done = doneRepo(tx, user.householdId);
    const isKnown = await done.hasLoadedAgain(id, user.sessionId, held.revision, now);
    if (!isKnown) await done.setLoaded(id, user.sessionId, saved.list, held.revision, now);
    return { saved, isKnown };
  });
  if (!isKnown) await doneRepo(services.db, user.householdId).forgetLoads();
  return listReply(saved);
}
