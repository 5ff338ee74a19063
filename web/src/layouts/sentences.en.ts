export const en = {
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  account: 'Account',
  menu: 'Menu',
  recipeBook: 'Recipe Book',
  mealPlans: 'Meal Plans',
  shoppingLists: 'Shopping Lists',
  explore: 'Explore',
  /** Each a part of the whole name, which a reader hears; a fifth of a phone's width is theirs. */
  bookInShort: 'Book',
  plansInShort: 'Plans',
  listsInShort: 'Lists',
  toolsOfPage: 'Tools of this page',
  sections: 'Sections',
  more: 'More',
  moreSections: 'More sections',
  mealSpinner: 'Meal Spinner',
  kitchen: 'Kitchen',
  support: 'Support',
  offline: 'You are offline. Sorrel goes on when the connection is back.',
  quota: (recipes: string, cap: number) => `${recipes} of ${cap} recipes`,
  isInTrash: (name: string) => `${name} is in the trash.`,
  undo: 'Undo',
  trash: 'Trash',
  closeMenu: 'Close menu',
  main: 'Main',
  quotaUsed: (quota: string) => `${quota} used`,
  upgradeToPremium: 'Upgrade to Premium',
  freePlan: 'Free plan',
  premiumIsOn: 'Premium is switched on. Thank you!',
  finishPayment: 'Finish the payment in the other tab. Premium switches on here by itself.',
  seePremium: 'See Premium',
  close: 'Close',
  notNow: 'Not now',
  loading: 'Loading',
  noPayments: 'Payments are not set up on this server. The person who runs it can give you Premium.',
  pricePerYear: '£48 a year (£4 a month)',
  pricePerMonth: '£5 a month',
  youPayAtStripe: 'You pay at Stripe. No payment details reach Sorrel. Cancel at any time.',
  whatPremiumDoes:
    'Premium holds as many recipes as you like, works out nutrition for you, plans to your goals and merges family plans.',
  paymentOnItsWay: 'Your payment is still on its way. Premium switches on by itself.',
  logOutYourself: (why: string) => `${why} Please log out yourself.`,
  loggingOutIn: (seconds: number) => `Logging out in ${seconds}s`,
  newVersion: 'A new version of Sorrel is ready.',
  reload: 'Reload',
  offlineWithCopy: 'No network. Your recipes, plans and lists are on this device.',
  addToList: 'Add to list',
  changesWait: (count: number) =>
    count === 1
      ? 'One change is kept on this device and sends itself.'
      : `${count} changes are kept on this device and send themselves.`,
  sendNow: 'Send now',
  changedElsewhere: (name: string) =>
    `'${name}' was changed elsewhere too, while you had no network. Both are kept until you choose.`,
  bothChangedPlan: (name: string) =>
    `The plan '${name}' was changed elsewhere too, while you had no network. Where both changed the same, yours stands; the other is in the trash.`,
  aboutWhatYouDidLast: (why: string) => `About what you did last: ${why}`,
  understood: 'OK',
  useMine: 'Use mine',
  useTheirs: 'Use the other',
  changeRefused: (name: string, why: string) => `Your change of '${name}' could not be saved. ${why}`,
  tryAgain: 'Try again',
  dropChange: 'Drop my change',
  logOutAndLoseTitle: 'Log out and lose changes?',
  unsentChanges: (count: number) =>
    count === 1
      ? 'One change is on this device only. It could not be sent yet.'
      : `${count} changes are on this device only. They could not be sent yet.`,
  refusedChanges: (count: number) =>
    count === 1
      ? 'One change was not taken by the server. It is shown at the top of each page, where you can copy it.'
      : `${count} changes were not taken by the server. They are shown at the top of each page, where you can copy them.`,
  lostWithLogout: (count: number) => (count === 1 ? 'Logging out deletes it.' : 'Logging out deletes them.'),
  stayLoggedIn: 'Stay',
  sendFirst: 'Send first',
  sendingChanges: 'Sending',
  logOutAndLose: 'Log out and lose',
  notWrittenDown:
    'What you did last could not be saved on this device, which may have no room left. It is in this tab only: keep it open until it is sent.',
};
