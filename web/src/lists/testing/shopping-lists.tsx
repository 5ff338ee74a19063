import { searchIngredients } from '@sorrel/contract/foods';
import {
  findAisle,
  getListOfPlan,
  getLists,
  getSupermarkets,
  loadList,
  rememberAisle,
  type ShoppingList,
  saveList,
} from '@sorrel/contract/lists';
import { getPlans } from '@sorrel/contract/plans';
import type { Aisle } from '@sorrel/core/foods/aisles';
import { emptyList, type ListItem } from '@sorrel/core/lists/list';
import { sampleItem } from '@sorrel/core/lists/sample-item';
import { screen } from '@testing-library/react';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/samples.ts';

export const PATH = '/app/shopping-lists';
export const LIST_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0001';
export const PLAN_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0002';
export const CREATED = '2025-04-12T09:30:00.000Z';

export const anItem = (changes: Partial<ListItem> & { name: string }): ListItem =>
  sampleItem(changes.name, { id: `id of ${changes.name}`, ...changes });
export const aList = (items: Partial<Record<Aisle, ListItem[]>>) => ({ ...emptyList(), ...items }) as ShoppingList;
export const SAMPLE = aList({
  produce: [
    anItem({ name: 'spinach', quantity: 100, unit: 'g', meals: ['Green shakshuka', 'Palak paneer'], checked: true }),
    anItem({ name: 'lemon', quantity: 0.1 }),
  ],
  bakery: [anItem({ name: 'flour', quantityDescription: '2 x cup, 3 x g' })],
});

export function listsApi(user = aUser()): FakeApi {
  return signedInApi(user)
    .on(getLists, ({ query }) => {
      const lists = query?.order === 'used' ? [] : [{ id: LIST_ID, name: 'big shop', created_at: CREATED }];
      return { lists, total: lists.length };
    })
    .on(getPlans, () => ({ lists: [{ id: PLAN_ID, name: 'summer week', created_at: CREATED }], total: 1 }))
    .on(saveList, () => ({ id: LIST_ID, message: 'Your shopping list has been saved.' }))
    .on(rememberAisle, () => ({ message: 'Remembered.' }))
    .on(getSupermarkets, () => ({ supermarkets: [{ id: 'tesco' as const, name: 'Tesco' }] }))
    .on(findAisle, () => ({ aisle: 'produce' as const }))
    .on(searchIngredients, () => [])
    .on(getListOfPlan, () => ({ name: 'summer week', list: SAMPLE }))
    .on(loadList, () => ({
      name: 'big shop',
      list: [
        {
          id: 'a',
          name: 'egg',
          aisle: 'dairy and eggs' as const,
          quantity: 6,
          unit: null,
          quantity_description: '',
          meals: [],
          checked: true,
        },
      ],
    }));
}
export const keep = (list: ShoppingList, name = 'weekly shop') => {
  sessionStorage.setItem('shoppingList', JSON.stringify(list));
  sessionStorage.setItem('shoppingListName', JSON.stringify(name));
};
export const kept = () => JSON.parse(sessionStorage.getItem('shoppingList') ?? 'null') as ShoppingList;
export const section = (title: string) => screen.getByRole('region', { name: title });
export const tick = (name: RegExp) => screen.getByRole('checkbox', { name });

export async function openList(list = SAMPLE, api = listsApi()) {
  keep(list);
  const app = renderApp(PATH, { api });
  await screen.findByRole('textbox', { name: 'List name' });
  return app;
}
