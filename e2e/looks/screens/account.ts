import { group, press, type Step, see, type } from '../screen.ts';

const SUPPORT = '/app/support';
const account: Step = async (hands) => {
  if (hands.isPhone) await press('Account')(hands);
  else await hands.page.getByRole('complementary').first().getByRole('button').last().click();
  await see('dialog', 'Account')(hands);
};
const settings = [account, press('Settings', 'tab')];
const named = [type('Full name', 'Robin Ash'), press('Next')];

/** The account menu, the first profile, and support. */
export const ACCOUNT = group('account', 'cook', [
  { name: 'profile', at: SUPPORT, isWindow: true, isShort: true, steps: [account] },
  { name: 'profile that is empty', at: SUPPORT, as: 'beginner', isWindow: true, steps: [account] },
  { name: 'free with a long name', at: SUPPORT, as: 'regular', isWindow: true, steps: [account] },
  { name: 'settings', at: SUPPORT, isWindow: true, isShort: true, steps: settings },
  {
    name: 'reminders on',
    at: SUPPORT,
    isWindow: true,
    answers: {
      '/api/plans/reminders': {
        status: 200,
        body: { reminders: { hour: 18, timeZone: 'Europe/Berlin' }, isMailSetUp: true },
      },
    },
    steps: [...settings, see('combobox', 'Time zone')],
  },
  {
    name: 'change e-mail',
    at: SUPPORT,
    isWindow: true,
    steps: [...settings, press('Change e-mail'), see('textbox', 'New e-mail')],
  },
  { name: 'change password', at: SUPPORT, isWindow: true, steps: [...settings, press('Change password')] },
  {
    name: 'delete account',
    at: SUPPORT,
    isWindow: true,
    steps: [...settings, press('Delete account'), see('combobox', 'Reason')],
  },
  {
    name: 'leave the profile unsaved',
    at: SUPPORT,
    isWindow: true,
    steps: [account, type('Full name', 'Robin Oak'), press('Close'), see('alertdialog', 'Leave your profile?')],
  },
  { name: 'wizard, name', at: '/app/create-profile', as: 'newcomer' },
  {
    name: 'wizard, birth',
    at: '/app/create-profile',
    as: 'newcomer',
    // each step is saved: the answer is the person as they are
    answers: { '/api/auth/update-profile': { asOf: '/api/auth/user' } },
    steps: named,
  },
  { name: 'support', at: SUPPORT, isShort: true },
  { name: 'feedback', at: SUPPORT, steps: [press('Feedback', 'tab')] },
]);
