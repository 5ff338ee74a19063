import { finishOnboarding, updateProfile } from '@sorrel/contract/account';
import { getUser } from '@sorrel/contract/auth';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lend } from '../../testing/lend.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';

const NEW_USER = aUser({ first_name: null, last_name: null, onboarded: false });

function wizardApi(user = NEW_USER) {
  return signedInApi(user)
    .on(updateProfile, () => user)
    .on(finishOnboarding, () => ({ message: 'Welcome to Sorrel.' }));
}

type View = ReturnType<typeof renderApp>;
const next = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Next' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the profile wizard', () => {
  it('says why it cannot begin, and begins once it is asked again', async () => {
    const api = wizardApi().fail(getUser, 'internal');
    const { user } = renderApp('/app/create-profile', { api });
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
    api.on(getUser, () => NEW_USER);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('0 / 4')).toBeTruthy();
  });

  it('ONB-01 ONB-02 ONB-03 ONB-04 ONB-05 ONB-06 ONB-07 ONB-08 ONB-09 asks five things, saves each and ends in the recipe book', async () => {
    lend(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => undefined });
    const api = wizardApi();
    const view = renderApp('/app/create-profile', { api });
    const { user, pathname } = view;

    expect(await screen.findByText('0 / 4')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    await user.type(screen.getByLabelText('Full name'), 'Robin van der Ash');
    await user.upload(screen.getByLabelText('Profile image'), new File(['x'], 'me.png', { type: 'image/png' }));
    await next(view);

    await heading('When were you born?');
    expect(screen.getByText('1 / 4')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1991-03-14' } });
    await next(view);

    await heading('Which gender should we use for your calorie figure?');
    expect(screen.getByText('2 / 4')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await next(view);

    await heading('How tall are you, and what do you weigh?');
    expect(screen.getByText('3 / 4')).toBeTruthy();
    await user.type(screen.getByLabelText('Height'), '168');
    await user.type(screen.getByLabelText('Weight'), '64.5');
    await next(view);

    await heading('How active is a normal week?');
    expect(screen.getByText('4 / 4')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Moderately active/ }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));

    const calls = api.calls(updateProfile);
    expect(calls.map(({ body }) => body)).toEqual([
      { fullName: 'Robin van der Ash' },
      { dob: '1991-03-14' },
      { gender: 'female' },
      { height: 168, weight: 64.5 },
      { activityLevel: 'moderatelyActive' },
    ]);
    expect(calls.map(({ form }) => form?.get('profileImage') instanceof File)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(api.calls(finishOnboarding)).toHaveLength(1);
  });

  it('Back keeps what was typed', async () => {
    const view = renderApp('/app/create-profile', { api: wizardApi() });
    const { user } = view;
    await user.type(await screen.findByLabelText('Full name'), 'Robin');
    await next(view);
    fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: '1991-03-14' } });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Robin');
    await next(view);
    expect(await screen.findByLabelText('Date of birth')).toHaveProperty('value', '1991-03-14');
  });

  it('a reload keeps what was typed and not sent yet', async () => {
    const first = renderApp('/app/create-profile', { api: wizardApi() });
    await first.user.type(await screen.findByLabelText('Full name'), 'Robin');
    first.unmount();
    renderApp('/app/create-profile', { api: wizardApi() });
    expect(await screen.findByLabelText('Full name')).toHaveProperty('value', 'Robin');
  });

  it('skipping leads to the recipe book, and the server knows', async () => {
    const api = wizardApi();
    const { user, pathname } = renderApp('/app/create-profile', { api });
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
    expect(api.calls(finishOnboarding)).toHaveLength(1);
    expect(api.calls(updateProfile)).toHaveLength(0);
  });

  it('a reload goes on at the same question with the answers the server has', async () => {
    sessionStorage.setItem('createProfileStep', '4');
    renderApp('/app/create-profile', { api: wizardApi(aUser({ height: 168, weight: 64.5 })) });
    expect(await screen.findByLabelText('Height')).toHaveProperty('value', '168');
    expect(screen.getByLabelText('Weight')).toHaveProperty('value', '64.5');
  });

  it.each([
    ['later than today', '2999-01-01', 'A birth date cannot be later than today.'],
    ['of a child', `${new Date().getFullYear() - 5}-01-01`, 'Sorrel is for people of 13 years and older.'],
  ])('ACC-30 a birth date %s is refused in place', async (_title, dob, message) => {
    const api = wizardApi();
    const view = renderApp('/app/create-profile', { api });
    await screen.findByText('0 / 4');
    await next(view);
    const field = await screen.findByLabelText('Date of birth');
    fireEvent.change(field, { target: { value: dob } });
    // past the browser's own check of `max`
    fireEvent.submit(field.closest('form')!);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.calls(updateProfile)).toHaveLength(1);
  });

  it("ACC-31 ERR-09 a file that is no image gets 'Please upload a valid image file.'", async () => {
    renderApp('/app/create-profile', { api: wizardApi() });
    const input = await screen.findByLabelText('Profile image');
    fireEvent.change(input, { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Please upload a valid image file.');
  });

  it('what the server refuses is shown, and the question stays', async () => {
    const api = wizardApi().fail(updateProfile, 'internal');
    const view = renderApp('/app/create-profile', { api });
    await screen.findByText('0 / 4');
    await next(view);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('0 / 4')).toBeTruthy();
  });

  it('a failure to skip is over once an answer was kept', async () => {
    const view = renderApp('/app/create-profile', { api: wizardApi().fail(finishOnboarding, 'internal') });
    await view.user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await next(view);
    expect(await screen.findByText('1 / 4')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
