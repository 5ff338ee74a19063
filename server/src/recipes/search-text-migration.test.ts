import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recipeSearchText } from '@sorrel/core/recipes/search-text';
import { expect, test } from 'vitest';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { findMigrationsFolder, migrateDatabase } from '../db/migrate.ts';

test('recipes of before are searched as those of today', async () => {
  const database = await emptyTestDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-migrations-'));
  try {
    cpSync(findMigrationsFolder(), folder, { recursive: true });
    const journal = path.join(folder, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
    const before = entries.slice(
      0,
      entries.findIndex((entry: { tag: string }) => entry.tag.endsWith('_book_index')),
    );
    writeFileSync(journal, JSON.stringify({ ...rest, entries: before }));
    await migrateDatabase(database.pool, folder);
    await database.pool.query(`insert into users (id, email, email_key) values (gen_random_uuid(), 'a', 'a')`);
    const samples: [string, string[]][] = [
      ['Crème  Brûlée', ['Vanilla pod', ' Jalapeños\n']],
      ['Toast', []],
      ['김치찌개', ['배추']],
    ];
    for (const [name, ingredients] of samples) {
      await database.pool.query(
        `insert into recipes (user_id, name, ingredients, search_text) select id, $1, $2, 'as it was' from users`,
        [name, JSON.stringify(ingredients.map((ingredient) => ({ name: ingredient })))],
      );
    }
    await migrateDatabase(database.pool);
    const { rows } = await database.pool.query('select name, search_text, search_key from recipes');
    for (const [name, ingredients] of samples) {
      const row = rows.find((candidate) => candidate.name === name);
      expect(row).toEqual({
        name,
        search_text: recipeSearchText(name, ingredients),
        search_key: recipeSearchText(name, ingredients),
      });
    }
  } finally {
    rmSync(folder, { recursive: true });
    await database.drop();
  }
});
