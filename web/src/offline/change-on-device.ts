import type { Endpoint, ReplyOf } from '@sorrel/contract/endpoint';
import { deletePlan, getPlans, loadPlan, SAVED_PAGE_SIZE, savePlan } from '@sorrel/contract/plans';
import { Recipe } from '@sorrel/contract/recipe';
import { editRecipe } from '@sorrel/contract/recipe-saving';
import { deleteRecipe } from '@sorrel/contract/recipes';
import { getWeeks, setPlanWeek } from '@sorrel/contract/weeks';
import { isSameWeek } from '@sorrel/core/plans/plan-dates';
import type { Call } from '../api.ts';
import { entryOf, forgetRecipe, readBook, readRecipe, writeBook } from './book-copy.ts';
import { keepReply, keptReply } from './kept-replies.ts';
import { keepChange, mayWait } from './outbox.ts';

/** A mark that no server gives: the recipe is fetched anew when the server can be asked. */
const CHANGED_HERE = 'changed here';

const FIRST_PAGE = { query: { search: '', page: 1, limit: SAVED_PAGE_SIZE } };

/** A form may carry lists as they are or as JSON. */
const listOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** The recipe as the form leaves it, as far as this device can tell: what is worked out from it comes from the server. */
function edited(recipe: Recipe, body: Readonly<Record<string, unknown>>): Recipe | null {
  const { recipeName, prepTime, cookTime, ingredients, method, tags: _tags, ...fields } = body;
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in recipe && name !== 'version'));
  const steps = (listOf(method) ?? recipe.method) as object[];
  const parsed = Recipe.safeParse({
    ...recipe,
    ...known,
    name: recipeName ?? recipe.name,
    prep_time: Number(prepTime ?? recipe.prep_time),
    cook_time: Number(cookTime ?? recipe.cook_time),
    serves: Number(known['serves'] ?? recipe.serves),
    ingredients: ((listOf(ingredients) ?? recipe.ingredients) as object[]).map((line, index) => ({
      id: `line-${index}`,
      unit: '',
      possibleUnits: [],
      ...line,
    })),
    method: steps.map((step, index) => ({ ...step, step: index + 1 })),
  });
  return parsed.success ? parsed.data : null;
}

async function editOnDevice(userId: string, { params, body }: Call): Promise<{ name: string; reply: unknown } | null> {
  const id = String(params?.id);
  const [recipe, book] = [await readRecipe(userId, id), await readBook(userId)];
  if (recipe === undefined || book === null) return null;
  const next = edited(recipe, body ?? {});
  if (next === null) return null;
  const entries = book.entries.map((entry) => (entry.summary.id === id ? entryOf(next, CHANGED_HERE) : entry));
  if (!(await writeBook(userId, { revision: '', entries }, [next]))) return null;
  // as long as it waits, the server has what was edited
  return { name: next.name, reply: { id, message: '', version: Number(body?.['version'] ?? recipe.version) } };
}

async function deleteOnDevice(userId: string, { params }: Call) {
  const id = String(params?.id);
  const book = await readBook(userId);
  const entry = book?.entries.find(({ summary }) => summary.id === id);
  if (book === null || entry === undefined) return null;
  await writeBook(userId, { revision: '', entries: book.entries.filter((one) => one !== entry) }, []);
  await forgetRecipe(userId, id);
  return { name: entry.summary.name, reply: { message: '' } };
}

type DatedPlans = ReplyOf<typeof getWeeks>;
type SavedPlans = { lists: { id: string; name: string; created_at: string }[]; total: number };

const savedPlansOf = async (userId: string) => ({
  saved: (await keptReply(getPlans, FIRST_PAGE, userId)) as SavedPlans | undefined,
  dated: (await keptReply(getWeeks, {}, userId)) as DatedPlans | undefined,
});

type KnownPlan = { id: string; name: string };

/** Gives a plan its week here, as the server will: another that has the week stays, without a date. */
async function dateOnDevice(userId: string, plan: KnownPlan, weekStart: string | null): Promise<KnownPlan | null> {
  const { dated } = await savedPlansOf(userId);
  if (dated === undefined) return null;
  const others = dated.weeks.filter(({ id }) => id !== plan.id);
  const undated = others.find((week) => weekStart !== null && isSameWeek(week.weekStart, weekStart)) ?? null;
  const left = others.filter((week) => week !== undated);
  const weeks = weekStart === null ? left : [...left, { id: plan.id, name: plan.name, weekStart }];
  weeks.sort((one, other) => other.weekStart.localeCompare(one.weekStart));
  await keepReply(getWeeks, {}, { ...dated, weeks }, userId);
  for (const [id, start] of [[plan.id, weekStart], ...(undated ? [[undated.id, null] as const] : [])] as const) {
    const call = { params: { id } };
    const whole = (await keptReply(loadPlan, call, userId)) as object | undefined;
    if (whole !== undefined) await keepReply(loadPlan, call, { ...whole, weekStart: start }, userId);
  }
  return undated && { id: undated.id, name: undated.name };
}

async function savePlanOnDevice(userId: string, { body }: Call) {
  const name = String(body?.name ?? '')
    .trim()
    .toLowerCase();
  const { saved, dated } = await savedPlansOf(userId);
  const known = saved?.lists.find((plan) => plan.name === name) ?? dated?.weeks.find((plan) => plan.name === name);
  // a new one has no id yet, which the calendar and the list of the week ask for
  if (name === '' || known === undefined) return null;
  const { plan: mealPlan, lockedMeals = {}, settings = null, weekStart } = body as Record<string, unknown>;
  const before = dated?.weeks.find(({ id }) => id === known.id)?.weekStart ?? null;
  const week = typeof weekStart === 'string' ? weekStart : before;
  // under the name of another week it becomes a plan of its own
  if (before !== null && week !== null && !isSameWeek(before, week)) return null;
  const whole = { mealPlan, name, lockedMeals, settings, weekStart: week };
  await keepReply(loadPlan, { params: { id: known.id } }, whole, userId);
  const undated = await dateOnDevice(userId, known, week);
  return { name, reply: { mealPlanId: known.id, ...(undated && { undated }) } };
}

async function setPlanWeekOnDevice(userId: string, { params, body }: Call) {
  const { saved, dated } = await savedPlansOf(userId);
  const isMeant = ({ id }: KnownPlan) => id === params?.id;
  const plan = dated?.weeks.find(isMeant) ?? saved?.lists.find(isMeant);
  if (plan === undefined || dated === undefined) return null;
  const undated = await dateOnDevice(userId, plan, (body?.weekStart ?? null) as string | null);
  return { name: plan.name, reply: { undated } };
}

async function deletePlanOnDevice(userId: string, { params }: Call) {
  const { saved, dated } = await savedPlansOf(userId);
  const isMeant = ({ id }: KnownPlan) => id === params?.id;
  const plan = saved?.lists.find(isMeant) ?? dated?.weeks.find(isMeant);
  if (plan === undefined) return null;
  if (saved !== undefined) {
    const lists = saved.lists.filter((one) => !isMeant(one));
    const total = saved.total - (saved.lists.length - lists.length);
    await keepReply(getPlans, FIRST_PAGE, { lists, total }, userId);
  }
  await dateOnDevice(userId, plan, null);
  return { name: plan.name, reply: { message: '' } };
}

const CHANGES: readonly [Endpoint, (userId: string, call: Call) => Promise<{ name: string; reply: unknown } | null>][] =
  [
    [editRecipe, editOnDevice],
    [deleteRecipe, deleteOnDevice],
    [savePlan, savePlanOnDevice],
    [deletePlan, deletePlanOnDevice],
    [setPlanWeek, setPlanWeekOnDevice],
  ];

/** Does here what the server cannot be asked for, and keeps it to be sent; undefined where that is not possible. */
export async function changeOnDevice(endpoint: Endpoint, call: Call, userId: string): Promise<unknown> {
  if (!mayWait(endpoint, call)) return undefined;
  const run = CHANGES.find(([one]) => one.path === endpoint.path && one.method === endpoint.method)?.[1];
  const done = (await run?.(userId, call)) ?? null;
  if (done === null) return undefined;
  await keepChange(userId, endpoint, call, done.name);
  return done.reply;
}
