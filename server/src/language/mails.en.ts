/** What a mail says: its lines one below the other, then the link. */
interface MailWords {
  subject: string;
  lines: string[];
  link: string;
}

/** The mails that people get. Those to the team are in English and stand where they are made. */
export const mailsEn = {
  copyAddress: (address: string) => `Or copy this address: ${address}`,
  verification: (): MailWords => ({
    subject: 'Verify your e-mail address',
    lines: [
      'Welcome to Sorrel.',
      'Follow the link within 24 hours to verify your e-mail address, and log in where it opens.',
      'If you did not make an account, ignore this mail: nobody can use the account, and it is removed after 7 days.',
    ],
    link: 'Verify e-mail address',
  }),
  passwordReset: (): MailWords => ({
    subject: 'Choose a new password',
    lines: [
      'You asked for a new password for Sorrel. The link works once, within the next hour.',
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    link: 'Choose a new password',
  }),
  passwordChanged: (): MailWords => ({
    subject: 'Your password was changed',
    lines: [
      'The password of your Sorrel account was just changed, and all other devices were logged out.',
      'If that was not you, choose a new password at once.',
    ],
    link: 'Choose a new password',
  }),
  newAddress: (): MailWords => ({
    subject: 'Confirm your new e-mail address',
    lines: ['Follow the link within 24 hours to use this address for your Sorrel account.'],
    link: 'Use this address',
  }),
  addressChanging: (email: string): MailWords => ({
    subject: 'Your e-mail address is about to change',
    lines: [
      `Somebody who knows your password asked to change the address of your Sorrel account to ${email}.`,
      'It changes when the link sent there is followed. If that was not you, change your password now.',
    ],
    link: 'Choose a new password',
  }),
  accountDeleted: (isShared: boolean) => ({
    subject: 'Your account has been deleted',
    lines: isShared
      ? [
          'Your Sorrel account has been deleted. What you put into your kitchen stays with the others, without your name. Thank you for having tried Sorrel.',
        ]
      : ['Your Sorrel account and everything in it has been deleted. Thank you for having tried Sorrel.'],
  }),
  subscriptionGoesOn:
    'Your Premium subscription could not be cancelled automatically. We have been told to cancel it, and you owe us nothing more.',
  cancelYourself: (portal: string) => `You can also cancel it yourself, with the address of this mail: ${portal}`,
  reward: (code: string, until: string): MailWords => ({
    subject: 'Your free month of Premium',
    lines: [
      'Thank you for your feedback. We have read it, and it helps.',
      `Your promo code for one free month of Premium: ${code}`,
      `It is already applied to your account, so there is nothing to type in: you have Premium until ${until}.`,
    ],
    link: 'Open Sorrel',
  }),
  reminder: {
    /** 'To do today: soak (Chilli), thaw (Bolognese)' */
    subject: (things: readonly string[]) => `To do today: ${things.join(', ')}`,
    /** What the recipe itself says of it. */
    quote: (words: string) => `“${words}”`,
    more: (count: number) => `And ${count} more, which your calendar feed shows.`,
    link: 'Open your week',
    stop: 'No more of these reminders',
  },
};
