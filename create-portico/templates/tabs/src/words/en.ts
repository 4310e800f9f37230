export const en = {
  // Pages
  menu: 'Menu',
  orders: 'Orders',
  me: 'Me',
  newOrder: 'New order',
  signIn: 'Sign in',
  drink: 'Drink',
  // Menu
  lead: 'Coffee and more, for you or for the whole office.',
  orderThis: 'Order this',
  noDrink: 'We do not have this drink',
  // Failures
  failed: 'This could not load',
  failedText: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  // Orders
  noOrders: 'No orders yet',
  noOrdersText: 'Order for the office, and you find it here.',
  orderNumber: 'Order {id}',
  'cups.one': '{count} cup',
  'cups.other': '{count} cups',
  ordered: 'Ordered',
  // The form of a new order
  day: 'Day',
  place: 'Place',
  placeStation: 'At the station',
  placeHarbour: 'At the harbour',
  placeOffice: 'Bring it to us',
  drinks: 'Drinks',
  cupsLabel: 'Cups',
  addDrink: 'Add a drink',
  remove: 'Remove',
  photos: 'Photos of the way in',
  photosHelp: 'Up to three, if it is hard to find',
  send: 'Order',
  total: 'Total',
  // Sign-in
  phone: 'Phone number',
  code: 'Code',
  codeSent: 'The code is {code}',
  signInText: 'We send you a code. You need no password.',
  newVersion: 'A new version is here',
  newVersionText: 'Tap to load it',
  newVersionWaits: 'It loads when you have finished',
  signedInAs: 'Signed in as {user}',
  signOut: 'Sign out',
  // Settings
  language: 'Language',
  theme: 'Theme',
  auto: 'Same as the phone',
  light: 'Light',
  dark: 'Dark',
  network: 'Network of the mock server',
  networkGood: 'Good',
  networkSlow: 'Slow',
  networkFlaky: 'Half fails',
  networkBroken: 'All fails',
};

/** Other languages must have the same keys. */
export type Words = Readonly<Record<keyof typeof en, string>>;
