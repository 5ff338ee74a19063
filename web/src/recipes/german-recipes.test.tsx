import { readIngredients } from '@sorrel/contract/foods';
import { getRecipe } from '@sorrel/contract/recipes';
import { getTags } from '@sorrel/contract/tags';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, SAMPLE_TAGS } from '../../testing/samples.ts';
import { showLanguage } from '../language/sentences.ts';
import { paths } from '../paths.ts';

beforeAll(async () => {
  await Promise.all([import('./add-recipe-page.tsx'), import('./recipe-page.tsx')]);
}, 60_000);

it('the form speaks German from its title to the examples of what is pasted, a line each', async () => {
  await showLanguage('de');
  const { user } = renderApp(paths.addRecipe, { api: signedInApi().on(getTags, () => SAMPLE_TAGS) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rezept hinzufügen' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Woher es kommt' })).toBeTruthy();
  const origin = ['Quelle', 'Rezept von', 'Lizenz', 'Link zum Video', 'Zubehör'];
  for (const name of origin) expect(screen.getByRole('textbox', { name })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Schritte einfügen' }));
  const steps = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Schritte, einer pro Zeile' });
  expect(steps.placeholder).toBe('Den Spinat zusammenfallen lassen.\nDie Eier dazuschlagen.');
});

it('a recipe says in German where it comes from, whatever marks stand in what people wrote', async () => {
  const recipe = aRecipe({
    source: 'https://www.example.com/shakshuka',
    author: '<video>Omi</video>',
    licence: 'frei,\n</licence>',
    video: 'https://video.example/1',
    equipment: 'Springform',
  });
  await showLanguage('de');
  renderApp(`/app/recipes/${recipe.id}/green-shakshuka`, { api: signedInApi().on(getRecipe, () => recipe) });
  expect(await screen.findByText('Rezept von <video>Omi</video>')).toBeTruthy();
  expect(screen.getByText(/^Quelle des Rezepts:/).textContent).toBe('Quelle des Rezepts: example.com');
  expect(screen.getByText(/^Lizenz:/).textContent).toBe('Lizenz: frei,\n</licence>');
  expect(screen.getByRole('link', { name: 'video.example' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Zubehör' })).toBeTruthy();
});

it('amounts are typed with a comma, and units are chosen by their German names', async () => {
  await showLanguage('de');
  const api = signedInApi()
    .on(getTags, () => SAMPLE_TAGS)
    .on(readIngredients, () => [
      {
        id: 'a',
        name: 'Kartoffeln',
        quantity: 0.5,
        unit: 'kg',
        possibleUnits: ['kg', 'tbsp'],
        original: '½ kg Kartoffeln',
      },
    ]);
  const { user } = renderApp(paths.addRecipe, { api });
  await user.type(await screen.findByRole('combobox', { name: 'Zutaten suchen' }), '½ kg Kartoffeln{Enter}');
  const amount = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /Kartoffeln/ });
  expect(amount.value).toBe('0,5');
  await user.clear(amount);
  await user.type(amount, '1.250');
  expect(amount.value).toBe('1,250');
  await user.tab();
  expect([amount.value, amount.getAttribute('aria-valuenow')]).toEqual(['1,25', '1.25']);
  const unit = screen.getByRole<HTMLSelectElement>('combobox', { name: /Kartoffeln/ });
  expect([...unit.options].map(({ text }) => text)).toEqual(['kg', 'EL', 'andere …']);
});
