import { getUser } from '@sorrel/contract/auth';
import { generate, getPlans, loadPlan, mergePlans } from '@sorrel/contract/plans';
import { userRecipes } from '@sorrel/contract/recipes';
import { respin } from '@sorrel/contract/slot-recipe';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { aSummary, aUser } from '../../testing/samples.ts';
import { aMeal, aWeek, button, keep, open, PLAN_ID, PREMIUM } from './testing/meal-plans.tsx';

// the page is loaded when its route is first opened; on a busy machine that alone may take longer than a test waits
beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

describe('goals and results', () => {
  it('PLAN-16 are blurred and out of reach on the free plan', async () => {
    await open({ user: aUser() });
    const panel = screen.getByRole('heading', { name: 'Nutrition goals' }).closest('section')!;
    expect(panel.querySelector('[inert]')).toBeTruthy();
    expect(within(panel).getByRole('button', { name: 'Upgrade to Premium' })).toBeTruthy();
  });

  it('are out of reach, and nobody is asked to pay, until it is known whether they have Premium', async () => {
    await open({ api: signedInApi(PREMIUM).on(getUser, () => new Promise(() => undefined)) });
    const panel = screen.getByRole('heading', { name: 'Nutrition goals' }).closest('section')!;
    expect(panel.querySelector('[inert]')).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull();
  });

  it('PLAN-46 NUM-40 a goal moves by its step and never below 0', async () => {
    const { user } = await open();
    const panel = within(screen.getByRole('heading', { name: 'Nutrition goals' }).closest('section')!);
    expect(panel.getByRole('button', { name: 'Fewer: Calories' })).toHaveProperty('disabled', true);
    await user.click(panel.getByRole('button', { name: 'More: Calories' }));
    expect(panel.getByRole('spinbutton', { name: 'Calories, kcal' })).toHaveProperty('value', '50');
    expect(JSON.parse(sessionStorage.getItem('planSettings')!).nutGoals.calories).toBe(50);
    await user.click(panel.getByRole('button', { name: 'Fewer: Calories' }));
    expect(panel.getByRole('spinbutton', { name: 'Calories, kcal' })).toHaveProperty('value', '0');
  });

  it('PLAN-17 PLAN-47 PLAN-48 PLAN-49 PLAN-50 NUM-38 shows percents of the goals, fibre and sugar apart, alcohol not at all', async () => {
    keep(aWeek(), {
      nutGoals: { calories: 800, protein: 20, carbohydrates: 0, fat: 40, fiber: 24, sugar: 0 },
    });
    await open();
    const results = screen.getByRole('heading', { name: /Monday at a glance/ }).closest('section')!;
    // until it is known who looks there are amounts
    await waitFor(() =>
      expect(within(results).getByRole('img').getAttribute('aria-label')).toBe(
        'Percent of goal: calories 100%, protein >200%, carbs 100 g, fat 50%',
      ),
    );
    expect(within(results).getByRole('img').textContent).not.toMatch(/Fibre|Sugar/);
    expect(within(results).getByText('Fibre').closest('div')!.textContent).toContain('50% 12 g');
    expect(within(results).getByText('Sugar').closest('div')!.textContent).toContain('8 g');
    expect(results.textContent).not.toMatch(/alcohol/i);
  });

  it("what is not known of a meal makes the day's sum 'at least', on its tab, beside the meals and in the insights", async () => {
    const week = aWeek();
    week[0]!.dinner = [aMeal('Pad krapow', { calories: null, nutrients: [] })];
    week[1]!.dinner = [aMeal('Green curry', { calories: null, nutrients: [] })];
    week[2]!.dinner = [aMeal('Dal', { nutrients: [{ name: 'Calories', amount: 400, unit: 'kcal' }] })];
    keep(week, { nutGoals: { ...defaultPlanSettings().nutGoals, calories: 1000 } });
    const { user } = await open();
    const sumOf = (tab: string) => {
      const id = screen.getByRole('tab', { name: tab }).getAttribute('aria-describedby')!;
      return document.getElementById(id)!.textContent;
    };
    expect([sumOf('Mon'), sumOf('Tues'), sumOf('Wed')]).toEqual(['at least 801 kcal', '1 meal', '400 kcal']);
    const results = () => screen.getByRole('heading', { name: /at a glance/ }).closest('section')!;
    expect(within(results()).getByText('at least 801 kcal', { selector: 'h2 + span *' })).toBeTruthy();
    expect(within(results()).getByRole('img').getAttribute('aria-label')).toMatch(
      /calories at least 80%, protein at least 60 g/,
    );
    // under its bar there is no room for the words
    expect(within(results()).getByRole('img').textContent).toContain('Protein≥60 g');
    expect(results().textContent).toContain('The nutrition of 1 meal is not known, so the day holds more than this.');
    // fibre that a publisher does not name is not known, though the energy is
    await user.click(screen.getByRole('tab', { name: 'Wed' }));
    await waitFor(() => expect(within(results()).getByText('400 kcal', { selector: 'h2 + span *' })).toBeTruthy());
    expect(within(results()).getByText('Fibre').closest('div')!.textContent).toBe('Fibre-');

    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Insights' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('at least 801 kcal')).toBeTruthy();
    expect(dialog.getByText('Calories').closest('p')!.textContent).toContain('at least 401 kcal');
    expect(dialog.queryByText(/comes closest to your goals/)).toBeNull();
  });
});

describe('Plan settings', () => {
  it('PLAN-18 PLAN-19 PLAN-20 PLAN-21 PLAN-22 PLAN-23 PLAN-24 NUM-22 has its two tabs, and keeps what is chosen', async () => {
    const { user } = await open();
    await user.click(button('Settings'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan settings' }));
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Recipes', 'Nutrition']);
    const pool = within(dialog.getByRole('combobox', { name: 'Choose from' }));
    expect(pool.getAllByRole('option').map((option) => option.textContent)).toEqual(['Your recipes']);
    expect(
      ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Any'].map(
        (name) => dialog.getByRole<HTMLInputElement>('switch', { name }).checked,
      ),
    ).toEqual([false, false, false, true, false]);
    await user.click(dialog.getByRole('switch', { name: 'Favourites only' }));
    await user.click(dialog.getByRole('switch', { name: 'Lunch' }));
    await user.click(await dialog.findByRole('button', { name: 'Vegan' }));
    await user.click(dialog.getByRole('button', { name: 'Quick' }));
    await user.click(dialog.getByRole('button', { name: 'Quick, included' }));
    await user.click(dialog.getByRole('tab', { name: 'Nutrition' }));
    expect(dialog.getByRole('heading', { name: 'Daily goals' })).toBeTruthy();
    const variation = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Variation' });
    expect(
      within(variation)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['None', 'Low', 'Balanced', 'High']);
    expect(variation.value).toBe('2');
    await user.selectOptions(variation, 'High');
    expect(JSON.parse(sessionStorage.getItem('planSettings')!)).toMatchObject({
      favourites: true,
      repeat: { lunch: true },
      tagsInclude: ['Vegan'],
      tagsExclude: ['Quick'],
      variation: 4,
    });
  });
});

describe('ROLE-06 ROLE-07 insights', () => {
  it('tell averages, most used recipes and how varied the week is', async () => {
    const week = aWeek();
    week[1]!.lunch = [aMeal('Lentil soup')];
    keep(week);
    const { user } = await open();
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Insights' }));
    const dialog = await screen.findByRole('dialog', { name: 'Insights' });
    expect(within(dialog).getByText('Lentil soup').closest('li')!.textContent).toContain('2 times');
    expect(dialog.textContent).toContain('2 different recipes in 3 meals.');
    expect(within(dialog).getByRole('img', { name: 'Monday: 801 kcal' })).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'Sunday: no meals' })).toBeTruthy();
  });

  it('are part of Premium', async () => {
    const { user } = await open({ user: aUser() });
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Insights' }));
    await screen.findByRole('dialog', { name: 'Upgrade to Premium' });
  });
});

describe('ROLE-10 a family plan', () => {
  const OTHER_ID = '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f61';

  it('is merged from saved plans with their portions, and shows who eats what', async () => {
    const merged = aWeek();
    merged[0]!.breakfast = [aMeal('Porridge', { portions: 1, eaters: ['ann'] })];
    merged[0]!.lunch = [aMeal('Lentil soup', { portions: 3, eaters: ['ann', 'kids'] })];
    const api = signedInApi(PREMIUM)
      .on(getPlans, () => ({
        lists: [
          { id: PLAN_ID, name: 'ann', created_at: '2025-04-12T09:30:00.000Z' },
          { id: OTHER_ID, name: 'kids', created_at: '2025-04-12T09:30:00.000Z' },
        ],
        total: 2,
      }))
      .fail(mergePlans, 'plan_name_missing')
      .on(loadPlan, () => ({ mealPlan: merged, name: 'family', lockedMeals: {}, settings: null }));
    const { user } = await open({ api });
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Family plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Family plan' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'ann' }));
    expect(dialog.getByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('checkbox', { name: 'kids' }));
    await user.click(dialog.getByRole('button', { name: 'More: People who eat by kids' }));
    expect(dialog.getByText('2 plans for 3 people')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await dialog.findByRole('alert');
    // nothing that was chosen is lost
    await user.type(dialog.getByRole('textbox', { name: 'Name of the family plan' }), 'family');
    api.on(mergePlans, () => ({ mealPlanId: PLAN_ID }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await screen.findByText('3 portions: ann, kids');
    expect(api.calls(mergePlans).at(-1)!.body).toEqual({
      name: 'family',
      plans: [
        { id: PLAN_ID, portions: 1 },
        { id: OTHER_ID, portions: 2 },
      ],
    });
    // results are of one person
    const results = () => screen.getByRole('heading', { name: /Monday at a glance/ }).closest('section')!.textContent;
    expect(results()).toContain('801 kcal');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Results for' }), 'kids');
    expect(results()).toContain('401 kcal');
  });

  it('keeps its portions when a meal is re-rolled', async () => {
    const week = aWeek();
    week[0]!.lunch = [aMeal('Lentil soup', { portions: 3, eaters: ['ann', 'kids'] })];
    keep(week);
    const { user } = await open({ api: signedInApi(PREMIUM).on(respin, () => aMeal('Granola')) });
    await user.click(button('Re-roll Lentil soup'));
    await screen.findByText('Granola');
    expect(screen.getByText('3 portions: ann, kids')).toBeTruthy();
  });

  it('is part of Premium', async () => {
    const { user } = await open({ user: aUser() });
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Family plan' }));
    await screen.findByRole('dialog', { name: 'Upgrade to Premium' });
  });
});

describe('ROLE-17 dietary preferences', () => {
  const needy = () => {
    const user = aUser({ premium: true, diets: ['Vegan'], allergens: ['nuts'] });
    const list = { maxPage: 1, total: 3, notJudged: 2 };
    const unjudged = aSummary({ name: 'Waldorf salad', diet_warnings: [], diet_unjudged: ['not vegan', 'nuts'] });
    const api = signedInApi(user)
      .on(userRecipes, ({ query }) => ({ ...list, results: query.notJudged ? [unjudged] : [aSummary()] }))
      .on(generate, () => aWeek())
      .on(respin, () => aMeal('Granola'));
    return { user, api };
  };

  it('hold for every meal, say so, and say how many recipes they leave out and which', async () => {
    const { user: person, api } = needy();
    const { user } = await open({ user: person, api });
    await screen.findByText(/^Only recipes known to have no animal products and no nuts are chosen\./);
    await screen.findByText(/2 recipes are left out because not all of their ingredients are known\./);
    const pools = api.calls(userRecipes).filter(({ query }) => query.without !== undefined);
    expect(pools.at(-1)!.query).toMatchObject({ without: ['not vegan', 'nuts'], limit: 1 });

    await user.click(button('Show them'));
    const left = within(await screen.findByRole('dialog', { name: 'Recipes left out' }));
    expect((await left.findByRole('link', { name: 'Waldorf salad' })).getAttribute('href')).toMatch(
      /^\/app\/recipes\//,
    );
    expect(left.getByText('Not known: whether it is vegan, or contains nuts.')).toBeTruthy();
    await user.keyboard('{Escape}');

    await user.click(button('Generate Plan'));
    await user.click(await screen.findByRole('button', { name: 'Re-roll Porridge' }));
    await screen.findByText('Granola');
    expect(api.calls(generate)[0]!.body.without).toEqual(['not vegan', 'nuts']);
    expect(api.calls(respin)[0]!.query.without).toEqual(['not vegan', 'nuts']);
  });

  it('are the start of the plan settings, and can be changed there', async () => {
    const { user: person, api } = needy();
    const { user } = await open({ user: person, api });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan settings' }));
    const chip = (name: string) => dialog.getByRole('button', { name });
    expect(chip('No nuts').getAttribute('aria-pressed')).toBe('true');
    expect(chip('No egg').getAttribute('aria-pressed')).toBe('false');
    await user.click(chip('No nuts'));
    await user.click(chip('No animal products'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/^Only recipes known/)).toBeNull());
    expect(JSON.parse(sessionStorage.getItem('planSettings')!)).toMatchObject({ without: [] });
    await user.click(button('Generate Plan'));
    await waitFor(() => expect(api.calls(generate)).toHaveLength(1));
    expect(api.calls(generate)[0]!.body.without).toEqual([]);
  });
});

describe('priority nutrients', () => {
  it('ENT-50 are starred in the settings, and a re-roll heeds them', async () => {
    keep(aWeek(), { nutGoals: { ...defaultPlanSettings().nutGoals, protein: 90 } });
    const api = signedInApi(PREMIUM).on(respin, () => aMeal('Granola'));
    const { user } = await open({ api });
    await user.click(button('Settings'));
    await user.click(await screen.findByRole('tab', { name: 'Nutrition' }));
    await user.click(button('Priority: Protein'));
    expect(button('Priority: Protein').getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Re-roll Porridge' }));
    await screen.findByText('Granola');
    expect(api.calls(respin)[0]!.query).toMatchObject({ priorityNutrients: ['protein'], nutGoals: { protein: 90 } });
  });
});

describe('ROLE-05 goals from the profile', () => {
  it('fill calories, macronutrients and fibre by the split that is chosen', async () => {
    const { user } = await open({
      user: aUser({
        premium: true,
        gender: 'female',
        dob: '1990-01-01',
        height: 170,
        weight: 65,
        activity_level: 'sedentary',
      }),
    });
    await user.click(button('Settings'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan settings' }));
    await user.click(dialog.getByRole('tab', { name: 'Nutrition' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Macro split' }), 'Higher protein');
    await user.click(dialog.getByRole('button', { name: /^Fill from profile/ }));
    const { nutGoals } = JSON.parse(sessionStorage.getItem('planSettings')!);
    expect(nutGoals.calories).toBeGreaterThan(1500);
    expect(nutGoals.protein).toBe(Math.round((nutGoals.calories * 0.3) / 4));
    expect(nutGoals.fiber).toBe(28);
  });

  it('say what the profile lacks', async () => {
    const { user } = await open();
    await user.click(button('Settings'));
    await user.click(await screen.findByRole('tab', { name: 'Nutrition' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Plan settings' }));
    expect(dialog.getByText(/Fill in your birth date/)).toBeTruthy();
  });
});
