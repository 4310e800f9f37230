// The journey that each way to sign in takes in each browser. It knows neither: `take` gets the hands of a user.

/**
 * The screen, the history and the tabs after a step.
 * @typedef {object} Sight
 * @property {string} stack the paths of the pages, the top one last
 * @property {string[]} behind the entries of the history that Back meets, and the present one
 * @property {string | null} user
 * @property {string | null} note the text of the form, if its page is on top
 * @property {string[]} alerts
 * @property {string | null} other the user that the other tab shows
 * @property {number} exchanges how many answers the product or the browser has exchanged for a session
 */

/**
 * @typedef {object} Hands
 * @property {(path: string) => Promise<unknown>} open a shared link opens the app
 * @property {(path: string) => Promise<unknown>} follow a link in the app
 * @property {(text: string) => Promise<unknown>} write in the form
 * @property {(person: 'ann' | 'bea') => Promise<unknown>} signIn from the tap on the button to the last tap
 * @property {() => Promise<unknown>} back
 * @property {() => Promise<unknown>} reload
 * @property {() => Promise<unknown>} signOutElsewhere in the other tab
 * @property {(sight: Sight) => Promise<unknown>} sees waits until everything is so
 */

const DRAFT = '/draft?from=a';
const WELCOME = '/welcome?to=%2Fadmin';

const signedOut = { user: null, other: null, note: null, alerts: [] };
const ann = { user: 'ann', other: 'ann', note: null, alerts: [], exchanges: 1 };
const bea = { user: 'bea', other: 'bea', note: null, alerts: [], exchanges: 2 };

/**
 * A guest writes in a form, follows a link to a guarded page, signs in, goes on and comes back.
 * @param {Hands} hands
 */
export async function takeAsOne({
  open,
  follow,
  write,
  signIn,
  back,
  reload,
  signOutElsewhere,
  sees,
}) {
  await open(DRAFT);
  await write('half a sentence');
  await sees({
    ...signedOut,
    stack: DRAFT,
    behind: [DRAFT],
    note: 'half a sentence',
    exchanges: 0,
  });
  await follow('/admin');
  await sees({
    ...signedOut,
    stack: `${DRAFT} > ${WELCOME}`,
    behind: [DRAFT, WELCOME],
    exchanges: 0,
  });
  await signIn('ann');
  await sees({ ...ann, stack: `${DRAFT} > /admin`, behind: [DRAFT, '/admin'] });
  await follow('/item/1');
  await sees({
    ...ann,
    stack: `${DRAFT} > /admin > /item/1`,
    behind: [DRAFT, '/admin', '/item/1'],
  });
  await back();
  await sees({ ...ann, stack: `${DRAFT} > /admin`, behind: [DRAFT, '/admin'] });
  await back();
  await sees({ ...ann, stack: DRAFT, behind: [DRAFT], note: 'half a sentence' });
  await reload();
  await sees({ ...ann, stack: DRAFT, behind: [DRAFT], note: 'half a sentence' });
  await signOutElsewhere();
  await sees({
    ...signedOut,
    stack: DRAFT,
    behind: [DRAFT],
    note: 'half a sentence',
    exchanges: 1,
  });
}

/**
 * The same, and then a shared link opens the guarded page itself, and another person signs in.
 * @param {Hands} hands
 */
export async function takeAsTwo(hands) {
  const { open, follow, signIn, back, reload, signOutElsewhere, sees } = hands;
  await takeAsOne(hands);
  await open('/admin');
  await sees({ ...signedOut, stack: WELCOME, behind: [DRAFT, WELCOME], exchanges: 1 });
  await signIn('bea');
  await sees({ ...bea, stack: '/admin', behind: [DRAFT, '/admin'] });
  await back();
  await sees({ ...bea, stack: DRAFT, behind: [DRAFT], note: 'empty' });
  await follow('/admin');
  await sees({ ...bea, stack: `${DRAFT} > /admin`, behind: [DRAFT, '/admin'] });
  await signOutElsewhere();
  await sees({
    ...signedOut,
    stack: `${DRAFT} > ${WELCOME}`,
    behind: [DRAFT, WELCOME],
    exchanges: 2,
  });
  await reload();
  await sees({
    ...signedOut,
    stack: `${DRAFT} > ${WELCOME}`,
    behind: [DRAFT, WELCOME],
    exchanges: 2,
  });
  await back();
  await sees({ ...signedOut, stack: DRAFT, behind: [DRAFT], note: 'empty', exchanges: 2 });
}
