import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';
import { importCatalogue } from './catalogue.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('the catalogue is read once, by the path of every import, and every line of it is counted', async () => {
  const written = await importCatalogue(t.services);
  expect(written).toBeGreaterThanOrEqual(120);
  expect(await importCatalogue(t.services)).toBe(0);
  const rows = await t.services.db.select().from(recipes).where(eq(recipes.isPublic, true));
  expect(rows).toHaveLength(written);
  expect(rows.filter((row) => row.isFeatured)).toHaveLength(24);
  const uncounted = rows.flatMap((row) =>
    (row.nutritionLines ?? []).filter((line) => !line.matched).map((line) => `${row.name}: ${line.ingredient}`),
  );
  expect(uncounted).toEqual([]);
  for (const row of rows) {
    expect(row.nutritionCoverage, row.name).toBe(1);
    expect(row.calories, row.name).toBeGreaterThan(20);
    expect(row.calories, row.name).toBeLessThan(1500);
    expect(row.method.length, row.name).toBeGreaterThanOrEqual(3);
  }
});

test('EXP-02 a free user finds the recipes in explore, by category', async () => {
  const user = await t.makeUser();
  const page = await t.send('GET', '/api/recipes/premium-recipes?page=1&limit=24&category=Pasta&sort=calories', {
    user,
  });
  expect(page.body.total).toBeGreaterThanOrEqual(8);
  expect(page.body.results[0]).toMatchObject({ category: 'Pasta', calories: expect.any(Number) });
});

test('a changed recipe is written again by its stable id', async () => {
  const [before] = await t.services.db.select().from(recipes).where(eq(recipes.isPublic, true)).limit(1);
  await t.services.db
    .update(recipes)
    .set({ name: 'Tampered' })
    .where(eq(recipes.id, before?.id ?? ''));
  await t.services.pool.query("update reference_versions set hash = 'older'");
  await importCatalogue(t.services);
  const [after] = await t.services.db
    .select()
    .from(recipes)
    .where(eq(recipes.id, before?.id ?? ''));
  expect(after?.name).toBe(before?.name);
});
