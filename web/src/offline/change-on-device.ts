import type { Endpoint } from '@sorrel/contract/endpoint';
import { deletePlan, getPlans, loadPlan, SAVED_PAGE_SIZE, savePlan } from '@sorrel/contract/plans';
import { Recipe } from '@sorrel/contract/recipe';
import { editRecipe } from '@sorrel/contract/recipe-saving';
import { deleteRecipe } from '@sorrel/contract/recipes';
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
  return { name: next.name, reply: { id, message: '', version: recipe.version } };
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

type SavedPlans = { lists: { id: string; name: string; created_at: string }[]; total: number };

async function savePlanOnDevice(userId: string, { body }: Call) {
  const name = String(body?.name ?? '')
    .trim()
    .toLowerCase();
  const saved = (await keptReply(getPlans, FIRST_PAGE, userId)) as SavedPlans | undefined;
  const known = saved?.lists.find((plan) => plan.name === name);
  // a new one has no id yet, which the calendar and the list of the week ask for
  if (name === '' || known === undefined) return null;
  const { plan: mealPlan, lockedMeals = {}, settings = null } = body as Record<string, unknown>;
  await keepReply(loadPlan, { params: { id: known.id } }, { mealPlan, name, lockedMeals, settings }, userId);
  return { name, reply: { mealPlanId: known.id } };
}

async function deletePlanOnDevice(userId: string, { params }: Call) {
  const saved = (await keptReply(getPlans, FIRST_PAGE, userId)) as SavedPlans | undefined;
  const plan = saved?.lists.find(({ id }) => id === params?.id);
  if (saved === undefined || plan === undefined) return null;
  const left = { lists: saved.lists.filter((one) => one !== plan), total: saved.total - 1 };
  await keepReply(getPlans, FIRST_PAGE, left, userId);
  return { name: plan.name, reply: { message: '' } };
}

const CHANGES: readonly [Endpoint, (userId: string, call: Call) => Promise<{ name: string; reply: unknown } | null>][] =
  [
    [editRecipe, editOnDevice],
    [deleteRecipe, deleteOnDevice],
    [savePlan, savePlanOnDevice],
    [deletePlan, deletePlanOnDevice],
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
