import { API } from '@sorrel/contract/api';
import type { Recipe } from '@sorrel/contract/recipe';
import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { asEditor, holdMember } from '../auth/households-repo.ts';
import type { Owned, Published } from '../db/owned.ts';
import { withLocalNames } from '../foods/read-ingredient.ts';
import { readPastedLines } from '../foods/read-pasted-lines.ts';
import { mount } from '../http/mount.ts';
import { readerLanguage } from '../http/reader-language.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import { signedAddresses } from '../pictures/address.ts';
import { imageAddress } from '../platform/image-store.ts';
import type { Platform } from '../platform/platform.ts';
import { keepCookedGrams } from './cooked-weight-repo.ts';
import { copyRecipe } from './copy-recipe.ts';
import { type CorrectionServices, correctFood } from './correct-food.ts';
import { restoreVersion } from './history/restore.ts';
import { moveToTrash } from './history/trash.ts';
import { ofReader } from './keeping.ts';
import type { RecipeServices } from './lists.ts';
import { withFoods } from './read-older-foods.ts';
import { recipeReply } from './recipe-reply.ts';
import { type RecipeRow, recipesRepo } from './repo.ts';
import { sameRecipeRepo } from './same-recipe-repo.ts';
import { addRecipe, editRecipe } from './save.ts';
import { readSentPage, scrapeRecipe } from './scrape.ts';
import { recountDishes, recountFirst } from './sub-recipes/recount-dishes.ts';
import { subRecipesOf } from './sub-recipes/sub-recipes-of.ts';
import { loadTags, tagsById } from './tags.ts';

/** A recipe of explore shows a free user its method only when it is featured. Source: decisions, Recipes. */
const isLockedFor = (user: SignedInUser, row: RecipeRow) =>
  row.householdId !== user.householdId && !row.isFeatured && !user.hasOwnPremium;

export function recipeRoutes(
  app: FastifyInstance,
  services: Pick<
    Platform,
    | 'clock'
    | 'db'
    | 'fetchQueue'
    | 'imageStore'
    | 'limits'
    | 'log'
    | 'pages'
    | 'pictureEncoder'
    | 'workers'
    | 'tokenSecret'
  > &
    CorrectionServices &
    Pick<RecipeServices, 'exploreShelf'>,
) {
  const { db } = services;
  const { recipes: calls } = API;

  /** A recipe of the household's book, or of explore; any other is answered as missing. */
  const findVisible = async (user: SignedInUser, id: string): Promise<Owned<RecipeRow> | Published<RecipeRow>> => {
    const row =
      (await recipesRepo(db).findOwned(user.householdId, id)) ??
      (await services.exploreShelf.find(id, user.exploreRevision));
    if (row === null) throw new AppError('recipe_not_found');
    return row;
  };
  const toReply = async (user: SignedInUser, row: Owned<RecipeRow> | Published<RecipeRow>): Promise<Recipe> =>
    recipeReply(
      row,
      user,
      tagsById(await loadTags(db, user.householdId)),
      isLockedFor(user, row),
      row.isPublic ? imageAddress : signedAddresses(services, user),
      row.isPublic ? ((await sameRecipeRepo(db).copyOf(user.householdId, row.id)) ?? undefined) : undefined,
      await subRecipesOf(db, user, row),
    );

  mount(
    app,
    calls.getRecipe,
    async ({ params, user, request, turn, answerPasses }) => {
      const found = await findVisible(user, params.id);
      const row = await withFoods(services, found, turn);
      if (row === null) answerPasses();
      const recipe = await toReply(user, row ?? found);
      return { ...recipe, ingredients: withLocalNames(recipe.ingredients, readerLanguage(request)) };
    },
    ({ params, user, request }) => ofReader(services, user, `${params.id} ${readerLanguage(request)}`),
  );
  mount(app, calls.toggleFave, async ({ params, user }) => {
    const isFavorite = await db.transaction(async (tx) => {
      await holdMember(tx, user);
      return recipesRepo(tx).toggleFavorite(user, params.id);
    });
    if (isFavorite === null) throw new AppError('recipe_not_found');
    return { is_favorite: isFavorite };
  });
  mount(app, calls.keepCookedWeight, async ({ params, body, user, turn }) => {
    const isKept = await asEditor(db, user, (tx) => keepCookedGrams(tx, user.householdId, params.id, body.grams));
    if (!isKept) throw new AppError('recipe_not_found');
    await recountDishes(services, user.householdId, params.id, turn);
    return { grams: body.grams };
  });
  mount(app, calls.deleteRecipe, async ({ params, user, turn }) => {
    const [removed] = await moveToTrash(services, user, [params.id]);
    if (removed === undefined) throw new AppError('recipe_not_found');
    await recountFirst(services, user.householdId, turn);
    return { message: say().recipes.deleted(removed.name) };
  });

  mount(app, calls.addRecipe, ({ body, files, user, turn }) => addRecipe(services, user, body, files, turn));
  mount(app, calls.editRecipe, ({ params, body, files, user, turn }) =>
    editRecipe(services, user, params.id, body, files, turn, (row) => toReply(user, row)),
  );
  mount(app, calls.restoreVersion, ({ params, body, user, turn }) =>
    restoreVersion(services, user, params.id, body, turn, (row) => toReply(user, row)),
  );
  mount(app, calls.saveRecipe, async ({ body, user, turn }) => {
    const copied = body.id === undefined ? null : await findVisible(user, body.id);
    if (copied !== null && isLockedFor(user, copied)) {
      throw new AppError('premium_needed', { fields: { upgrade: true } });
    }
    return copyRecipe(services, user, body, copied, turn);
  });

  const forReader = (imported: ImportedRecipe, request: FastifyRequest): ImportedRecipe => ({
    ...imported,
    newIngredients: withLocalNames(imported.newIngredients, readerLanguage(request)),
  });
  mount(app, calls.scrape, async ({ query, user, turn, request }) =>
    forReader(await scrapeRecipe(services, user, query.url, turn), request),
  );
  mount(app, calls.readPage, async ({ body, user, turn, request }) =>
    forReader(await readSentPage(services, user, body, turn), request),
  );
  mount(app, calls.readIngredients, ({ body, turn, request }) =>
    readPastedLines(services, body.lines, readerLanguage(request), turn),
  );
  mount(app, calls.correctFood, async ({ params, body, user, turn }) => {
    const renamed = await correctFood(services, user, params.id, body, turn);
    await recountFirst(services, user.householdId, turn);
    return { ...(await toReply(user, await findVisible(user, params.id))), renamed };
  });
}
