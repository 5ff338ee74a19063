import { recipeSearchText } from '@sorrel/core/recipes/search-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';

let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('the spinner', () => {
  let user: TestUser;
  const spin = async (query: string) => (await t.send('GET', `/api/recipes/spin?${query}`, { user })).body;
  beforeAll(async () => {
    user = await t.makeUser();
    await t.services.db.insert(recipes).values([
      {
        householdId: user.householdId,
        addedBy: user.id,
        name: 'Soup',
        type: 'lunch',
        tagIds: [2],
        prepMinutes: 20,
        calories: 250,
        searchText: recipeSearchText('Soup', ['Red Lentils']),
      },
      {
        householdId: user.householdId,
        addedBy: user.id,
        name: 'Steak',
        type: 'dinner',
        favoriteOf: [user.id],
        prepMinutes: 15,
        calories: 700,
        searchText: recipeSearchText('Butter steak', ['beef steak', 'butter']),
      },
    ]);
  });

  test.each([
    ['SPIN-17 favourites', 'favourites=true', ['Steak']],
    ['SPIN-16 type', 'type=lunch', ['Soup']],
    ['an empty type is none', 'type=&category=', ['Soup', 'Steak']],
    ['SPIN-13 calories at most', 'cals=300', ['Soup']],
    ['SPIN-14 time at most', 'time=15', ['Steak']],
    ['SPIN-15 0 is no limit', 'cals=0&time=0', ['Soup', 'Steak']],
    ['SPIN-15 the maximum is no limit', 'cals=1500&time=180', ['Soup', 'Steak']],
    ['SPIN-11 a tag that is in', 'tags=Vegan', ['Soup']],
    ['SPIN-11 a tag that is out', 'tagsNot=Vegan', ['Steak']],
    ['SPIN-12 an ingredient that is in', 'ingredients=lentils', ['Soup']],
    ['SPIN-12 an ingredient that is out', 'ingredientsNot=butter&ingredientsPre=butter', ['Soup']],
  ])('API-30 API-31 %s', async (_title, query, expected) => {
    expect(namesOf({ results: await spin(`resultsPool=user&${query}`) }).toSorted()).toEqual(expected);
  });

  test('it says which filter emptied the pool', async () => {
    expect(await spin('type=lunch&tags=Vegan&cals=100')).toEqual([]);
    const reply = await t.send('GET', '/api/recipes/explain-spin?type=lunch&tags=Vegan&cals=100', { user });
    expect(reply.body).toEqual({
      total: 2,
      notJudged: 0,
      filters: [
        { name: 'type', withoutIt: 0 },
        { name: 'cals', withoutIt: 1 },
        { name: 'tags', withoutIt: 0 },
      ],
    });
  });
});
