import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BUYER_PASSWORD,
  type Buyer,
  checkout,
  DAY_S,
  newStripeId,
  STRIPE_SETTINGS,
  stripeCalls,
  subscriptionEvent,
} from '../../testing/stripe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp(STRIPE_SETTINGS);
});
afterAll(() => t.close());

const { deliver, buyer, subscriber, subscriberWithPassword, me, isPremium } = stripeCalls(() => t);

describe('the life of a subscription', () => {
  const from = (bought: Buyer, ms: number) => t.clock.advance(ms - (t.clock.now().getTime() - bought.start * 1000));
  const DAY_MS = DAY_S * 1000;

  test('a trial is premium, and says so', async () => {
    const bought = await buyer();
    await deliver(checkout({ ...bought, paymentStatus: 'no_payment_required' }));
    await deliver(subscriptionEvent('created', bought, { status: 'trialing' }));
    expect(await me(bought.user)).toMatchObject({ premium: true, subscription: { state: 'trial' } });
  });

  test('a payment that failed keeps premium for 14 days, says so, and the end takes it away', async () => {
    const bought = await subscriberWithPassword();
    const renewedAt = bought.start + 30 * DAY_S;
    await deliver(
      subscriptionEvent('updated', bought, {
        status: 'past_due',
        created: renewedAt + 3600,
        start: renewedAt,
        end: renewedAt + 30 * DAY_S,
      }),
    );
    const { premium, subscription } = await me(bought.user);
    expect([premium, subscription]).toEqual([
      true,
      { state: 'payment_failed', until: new Date((renewedAt + 14 * DAY_S) * 1000).toISOString() },
    ]);
    const fresh = async () => {
      // a day later another access token is needed
      const { body } = await t.send('POST', '/api/auth/authenticate', {
        body: { email: bought.user.email, password: BUYER_PASSWORD },
      });
      return { ...bought.user, headers: { authorization: `Bearer ${body.token}` } };
    };
    from(bought, 43 * DAY_MS);
    expect(await isPremium(await fresh())).toBe(true);
    from(bought, 45 * DAY_MS);
    const ended = await me(await fresh());
    expect(ended).toMatchObject({ premium: false, subscription: null });
    // the card is put right at the portal
    expect(ended.billing_portal).toContain('billing.stripe.com');
    await deliver(
      subscriptionEvent('updated', bought, {
        created: renewedAt + 16 * DAY_S,
        start: renewedAt,
        end: renewedAt + 30 * DAY_S,
      }),
    );
    expect(await isPremium(await fresh())).toBe(true);
  });

  test('cancelled for the end of the period it goes on until then, and ends then', async () => {
    const bought = await subscriber();
    await deliver(subscriptionEvent('updated', bought, { created: bought.start + 5, cancel_at_period_end: true }));
    expect(await me(bought.user)).toMatchObject({ premium: true, subscription: { state: 'ends' } });
    await deliver(subscriptionEvent('deleted', bought, { created: bought.start + 6 }));
    expect(await me(bought.user)).toMatchObject({ premium: false, subscription: null, billing_portal: null });
    // late news of before the end
    await deliver(subscriptionEvent('updated', bought, { created: bought.start + 5 }));
    expect(await isPremium(bought.user)).toBe(false);
  });

  test.each(['unpaid', 'paused', 'incomplete', 'incomplete_expired'])('%s is not premium', async (status) => {
    const bought = await subscriber();
    await deliver(subscriptionEvent('updated', bought, { status, created: bought.start + 5 }));
    expect(await isPremium(bought.user)).toBe(false);
  });

  test('a full refund ends premium, in any order; a part of it does not; the next period is premium again', async () => {
    const bought = await subscriber();
    const refund = (refunded: boolean) => ({
      type: 'charge.refunded',
      object: { id: newStripeId('ch'), customer: bought.customer, refunded, created: bought.start + 2 },
    });
    await deliver(refund(false));
    expect(await isPremium(bought.user)).toBe(true);
    await deliver(refund(true));
    expect(await isPremium(bought.user)).toBe(false);
    await deliver(subscriptionEvent('updated', bought, { created: bought.start + 60 }));
    expect(await isPremium(bought.user)).toBe(false);
    const renewedAt = bought.start + 30 * DAY_S;
    await deliver(
      subscriptionEvent('updated', bought, { created: renewedAt, start: renewedAt, end: renewedAt + 30 * DAY_S }),
    );
    expect(await isPremium(bought.user)).toBe(true);
  });

  test('of two subscriptions one is enough', async () => {
    const bought = await subscriber();
    const second = { ...bought, customer: newStripeId('cus'), subscription: newStripeId('sub') };
    await deliver(checkout(second));
    await deliver(subscriptionEvent('created', second));
    await deliver(subscriptionEvent('deleted', bought, { created: bought.start + 9 }));
    expect(await isPremium(bought.user)).toBe(true);
  });

  test('premium of an administrator or a reward is named as given', async () => {
    const user = await t.makeUser({ premium: true });
    expect(await me(user)).toMatchObject({
      premium: true,
      subscription: { state: 'given', until: '2100-01-01T00:00:00.000Z' },
    });
  });
});

describe('when premium ends', () => {
  test('ROLE-04 ROLE-14 more than 35 recipes stay, can be read, changed and deleted, and none is added', async () => {
    const bought = await subscriber();
    const { user } = bought;
    const kept = FREE_RECIPE_CAP + 5;
    const rows = await t.services.db
      .insert(recipes)
      .values(
        Array.from({ length: kept }, (_, index) => ({
          householdId: user.householdId,
          addedBy: user.id,
          name: `Soup ${index}`,
        })),
      )
      .returning({ id: recipes.id });
    const add = () => {
      const form = new FormData();
      form.append('recipeName', 'One more');
      return t.send('POST', '/api/recipes/add-recipe', { user, form });
    };
    expect((await add()).status).toBe(200);
    await deliver(subscriptionEvent('deleted', bought, { created: bought.start + 1 }));

    expect(await add()).toMatchObject({ status: 403, body: { upgrade: true } });
    const page = (await t.send('GET', '/api/recipes/user-recipes?page=2', { user })).body;
    expect(page.total).toBe(kept + 1);
    const id = rows[0]?.id;
    const recipe = (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body;
    expect(recipe).toMatchObject({ name: 'Soup 0', locked: false });
    const change = new FormData();
    change.append('recipeName', 'Soup of yesterday');
    expect((await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form: change })).status).toBe(200);
    expect((await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user })).status).toBe(200);
    expect((await t.send('GET', '/api/recipes/recipe-count', { user })).body.count).toBe(kept);
  });
});
