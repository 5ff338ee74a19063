import { getRecipe } from '@sorrel/contract/recipes';
import { screen, within } from '@testing-library/react';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../../testing/samples.ts';

export const BASE = aRecipe();
export const PATH = `/app/recipes/${BASE.id}/green-shakshuka`;

export function open(recipe = BASE, user = aUser()) {
  const api = signedInApi(user).on(getRecipe, () => recipe);
  return renderApp(PATH, { api });
}
export const heading = () => screen.findByRole('heading', { level: 1, name: 'Green shakshuka' });
export const panel = (name: string) => within(screen.getByRole('region', { name }));
