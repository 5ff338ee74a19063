import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { searchIngredients } from '../foods/search-ingredients.ts';
import { mount } from '../http/mount.ts';
import { languagesRead } from '../http/reader-language.ts';
import { signedAddresses } from '../pictures/address.ts';
import type { Platform } from '../platform/platform.ts';
import { ofBook, ofBookAndExplore, ofEverybody, ofReader } from './keeping.ts';
import {
  askedOfLog,
  explainSpin,
  featuredRecipes,
  pageOfBook,
  pageOfExplore,
  type RecipeServices,
  spinRecipes,
} from './lists.ts';
import { recipesRepo } from './repo.ts';
import { sameRecipeRepo } from './same-recipe-repo.ts';
import { recipesNamed } from './sub-recipes/sub-recipes-of.ts';
import { addTag, deleteTag, loadTags, renameTag } from './tags.ts';
import { marksOfBook, wholeRecipes } from './whole-book.ts';

/** What many recipes make together: the book, explore, the spinner, and the tags and names that they share. */
export function recipeListRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret' | 'workers'> & RecipeServices,
) {
  const { db } = services;
  const { recipes: calls } = API;

  mount(
    app,
    calls.userRecipes,
    ({ query, user }) => pageOfBook(services, user, query, signedAddresses(services, user)),
    // what was cooked changes without the book
    ({ query, user }) => (askedOfLog(query) === null ? ofReader(services, user, JSON.stringify(query)) : null),
  );
  mount(app, calls.bookMarks, ({ query, user }) => marksOfBook(services, user, query.revision));
  mount(app, calls.wholeRecipes, ({ query, user }) => wholeRecipes(services, user, query.ids));
  mount(
    app,
    calls.premiumRecipes,
    ({ query, user }) => pageOfExplore(services, user, query),
    ({ query, user }) =>
      query.notSaved ? ofBookAndExplore(user, JSON.stringify(query)) : ofEverybody(user, JSON.stringify(query)),
  );
  mount(
    app,
    calls.featuredRecipes,
    ({ user }) => featuredRecipes(services, user),
    ({ user }) => ofEverybody(user, ''),
  );
  mount(
    app,
    calls.savedCopies,
    ({ user }) => sameRecipeRepo(db).copies(user.householdId),
    ({ user }) => ofBook(user, ''),
  );
  mount(app, calls.recipesNamed, ({ body, user }) => recipesNamed(db, user, body.names));
  mount(
    app,
    calls.recipeCount,
    async ({ user }) => ({ count: await recipesRepo(db).countAddedBy(user) }),
    ({ user }) => ofBook(user, ''),
  );
  mount(
    app,
    calls.searchIngredients,
    ({ query, user, request }) => searchIngredients(services, user.id, query.search, languagesRead(request)),
    // names that were used are written with the recipe that uses them; the page's language tells replies apart anyway
    ({ query, user, request }) => ofBook(user, `${languagesRead(request).read} ${query.search}`),
  );

  mount(
    app,
    calls.getTags,
    ({ user }) => loadTags(db, user.householdId),
    ({ user }) => ofBook(user, ''),
  );
  mount(app, calls.addTag, ({ body, user }) => addTag(db, user, body));
  mount(app, calls.renameTag, ({ params, body, user }) => renameTag(services, user, params.tagId, body));
  mount(app, calls.deleteTag, ({ params, user }) => deleteTag(services, user, params.tagId));

  mount(app, calls.spin, ({ query, user }) => spinRecipes(services, user, query, signedAddresses(services, user)));
  mount(app, calls.explainSpin, ({ query, user }) => explainSpin(db, user, query));
}
