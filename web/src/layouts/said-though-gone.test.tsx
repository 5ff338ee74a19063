import { getHousehold } from '@sorrel/contract/households';
import { addPerson, getPersons } from '@sorrel/contract/persons';
import { putPlanBack } from '@sorrel/contract/plan-trash';
import { deletePlan, getPlans } from '@sorrel/contract/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aPerson, aUser } from '../../testing/samples.ts';

/** An answer that comes when it is let go. */
function held() {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { until, letGo };
}

async function closedWhileSaving(answer: 'refused' | 'taken') {
  const { until, letGo } = held();
  const api = signedInApi(aUser())
    .on(getHousehold, () => ({
      name: 'Elm kitchen',
      role: 'owner' as const,
      members: [{ id: aUser().id, name: 'Robin', picture: null, role: 'owner' as const, is_self: true }],
      invites: [],
    }))
    .on(getPersons, () => [aPerson()])
    .on(addPerson, async () => {
      await until;
      if (answer === 'refused') throw new Refusal('person_limit_reached');
      return [aPerson()];
    });
  const { user } = renderApp('/app/kitchen', { api });
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Noor');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls(addPerson)).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  letGo();
  return { user };
}

it('what fails after its dialog was closed is said, and what was typed is there again', async () => {
  const { user } = await closedWhileSaving('refused');
  expect(await screen.findByText(/^About what you did last: /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Noor');
});

it('what is done after its dialog was closed leaves nothing typed, and nothing is said of it', async () => {
  const { user } = await closedWhileSaving('taken');
  await waitFor(() => expect(sessionStorage.getItem('personChanges new')).not.toContain('Noor'));
  expect(screen.queryByText(/^About what you did last/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
});

it('a deleted plan that is put back after its dialog was closed says so', async () => {
  const plan = { id: '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f60', name: 'spring', created_at: '2026-05-04T08:00:00.000Z' };
  const api = signedInApi(aUser())
    .on(getPlans, () => ({ lists: [plan], total: 1 }))
    .on(deletePlan, () => ({ message: '' }))
    .on(putPlanBack, () => ({ message: 'spring is back.', name: 'spring', weekStart: null }));
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click(await screen.findByRole('button', { name: 'Load' }));
  await user.click(await screen.findByRole('button', { name: /Delete spring/i }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const said = await screen.findByText('spring is in the trash.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(said).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('spring is back.')).toBeTruthy();
});
