import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens explore with its recipes in it: they are read beside the first requests of a new server. */
export async function openExplore(page: Page) {
  await expect(async () => {
    await page.goto('/app/explore');
    await expect(page.getByRole('region', { name: 'Featured Meals' })).toBeVisible({ timeout: 2000 });
  }).toPass();
}
