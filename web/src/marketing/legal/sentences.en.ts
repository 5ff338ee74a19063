export const en = {
  onThisPage: 'On this page',
  privacy: {
    title: 'Privacy Policy',
    intro: 'What Sorrel keeps about you, why, and how you get rid of it.',
    sections: {
      keep: 'What we keep',
      use: 'What we do with it',
      payments: 'Payments',
      others: 'Who else is involved',
      storage: 'Cookies and storage',
      age: 'Age',
      choices: 'Your choices',
    },
    keepAddress: 'Your e-mail address, and your password as a hash that cannot be turned back.',
    keepEntered:
      'What you enter: recipes, pictures, plans, shopping lists, and the profile fields you choose to fill in.',
    keepDevices: 'The devices on which you are signed in, so that you can end those sessions.',
    keepMessages: 'Messages and feedback that you send us.',
    use: 'We use it to run Sorrel for you and for nothing else. We do not sell it, and there are no advertising or tracking scripts on these pages. Nothing is loaded from other companies: fonts and pictures come from our own server.',
    usePictures:
      'Pictures you upload are re-encoded, and anything they say about where they were taken, or with which camera, is removed.',
    payments:
      'Payments go through Stripe, a card payment provider. No payment details are stored by Sorrel: your card number never reaches us. We keep which plan you are on and until when.',
    othersImport: 'When you import a recipe, our server fetches the page you name. That site sees our server, not you.',
    othersGoogle:
      'When you sign in with Google, where that is offered, Google tells us your e-mail address and your name, and nothing more.',
    othersSupermarket:
      'When you hand a shopping list to a supermarket, it receives what you confirmed: the names and amounts on the list.',
    othersMail: 'A mail provider carries the mails we send you.',
    storage:
      'One cookie keeps you signed in for up to 30 days. Your browser also keeps settings such as theme and font, and an unsaved plan or list, on your device.',
    age: (years: number) => `Sorrel is for people of at least ${years} years of age.`,
    choices:
      'You can change or delete everything you entered. Deleting your account in Settings deletes every row and every picture at once; only the reason you gave is kept, without anything that leads to you.',
    questions: 'Questions about your data: <link>write to us</link>.',
  },
  terms: {
    title: 'Terms of Service',
    updated: 'Last updated 30/01/2025.',
    sections: {
      who: 'Who may use Sorrel',
      recipes: 'Your recipes',
      not: 'What Sorrel is not',
      payment: 'Plans and payment',
      fair: 'Fair use',
      ending: 'Ending',
      law: 'Law',
    },
    who: (years: number) =>
      `You need to be at least ${years} years old. Keep your password to yourself; you answer for what is done with your account.`,
    recipes:
      'What you enter stays yours. You allow us to store it and to show it to you. Import recipes for your own use, and respect the rights of those who wrote them.',
    not: 'Nutrition figures are calculated from public tables and are estimates. Sorrel gives no medical advice. If you have an allergy, read the labels: Sorrel does not know brands and traces.',
    payment:
      'The Basic plan is free. Premium costs £5 a month, or £48 a year. Payments go through Stripe, a card payment provider; no payment details are stored by Sorrel.',
    paymentCancel: 'You can cancel at any time; Premium then lasts until the end of the time you paid for.',
    fair: 'Do not try to get at other people’s data, and do not use Sorrel to fetch pages in bulk.',
    ending: 'You can delete your account at any time. We may close accounts that break these terms.',
    law: 'These terms are governed by the law of the United Kingdom (UK law).',
    questions: 'Questions about these terms: <link>write to us</link>.',
  },
};
