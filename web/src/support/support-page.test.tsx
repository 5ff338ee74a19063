import { sendFeedback } from '@sorrel/contract/support';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';

async function openSupport() {
  const api = signedInApi();
  api.on(sendFeedback, () => ({ message: 'Thank you for your feedback!' }));
  const { unmount } = renderApp('/app/support', { api });
  await screen.findByRole('heading', { name: 'Support', level: 1 });
  return { api, user: userEvent.setup(), unmount };
}

describe('/app/support', () => {
  test.each(['Recipe Book', 'Meal Plans', 'Shopping Lists', 'Meal Spinner', 'Feedback'])(
    'SUP-01 SUP-02 SUP-03 the tab %s has words and questions that open',
    async (name) => {
      const { user } = await openSupport();
      await user.click(screen.getByRole('tab', { name }));
      const panel = within(await screen.findByRole('tabpanel'));
      const [question] = panel.getAllByRole('group');
      await user.click(question!.querySelector('summary')!);
      expect(question?.hasAttribute('open')).toBe(true);
    },
  );

  async function fillFeedback(user: ReturnType<typeof userEvent.setup>) {
    await user.click(screen.getByRole('tab', { name: 'Feedback' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How did you hear about us?' }),
      'blog-review',
    );
    await user.type(screen.getByRole('textbox', { name: 'Your feedback' }), 'Good soup.');
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  }

  test('SUP-05 SUP-06 SUP-07 SUP-08 feedback is sent, thanked for, and the reward is noted', async () => {
    const { api, user } = await openSupport();
    await fillFeedback(user);
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Thank you for your feedback!' }));
    screen.getByText('After a review, a free month of Premium and a promo code will be e-mailed to you.');
    expect(api.calls(sendFeedback)[0]?.body).toEqual({ howDidYouHear: 'blog-review', text: 'Good soup.' });
  });

  test('ERR-23 when it fails the form says so and keeps what was typed', async () => {
    const { api, user } = await openSupport();
    api.fail(sendFeedback, 'internal');
    await fillFeedback(user);
    await screen.findByRole('heading', { name: 'Oops! Something went wrong' });
    screen.getByText(/try again later, or contact support/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your feedback' }).value).toBe('Good soup.');
  });

  test('feedback that is half written is still there when the page comes again, until it is sent', async () => {
    const before = await openSupport();
    await before.user.click(screen.getByRole('tab', { name: 'Feedback' }));
    await before.user.type(await screen.findByRole('textbox', { name: 'Your feedback' }), 'Good so');
    before.unmount();
    const { user, unmount } = await openSupport();
    await user.click(screen.getByRole('tab', { name: 'Feedback' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your feedback' })).value).toBe('Good so');
    await fillFeedback(user);
    await screen.findByRole('heading', { name: 'Thank you for your feedback!' });
    unmount();
    await openSupport();
    await user.click(screen.getByRole('tab', { name: 'Feedback' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your feedback' })).value).toBe('');
  });
});
