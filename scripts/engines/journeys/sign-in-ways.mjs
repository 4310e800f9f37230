// The journeys of e2e/auth/journey.mjs in the other engines, with the real service of e2e/auth/issuer.mjs.
import assert from 'node:assert/strict';
import { SECRET, startIssuer } from '../../../e2e/auth/issuer.mjs';
import { takeAsOne } from '../../../e2e/auth/journey.mjs';
import { createOidcSignIn, createPasskeys, toNodeHandler } from '../../../server/sign-in/index.mjs';
import { tokenOf } from '../sign-in-service.mjs';
import { soon, soonEqual } from '../soon.mjs';

const KEY = 'key-of-32-characters-and-some-more';
const WELCOME = '/welcome';

/** Null while the document changes. An id of the service has its address in front. */
const user = () => window.fixture?.platform.auth.user()?.uid.replace(/^.*#/, '') ?? null;
const signOut = () => window.fixture.platform.auth.clear();
const alerts = () =>
  [...document.querySelectorAll('[data-state="active"] [role="alert"]')].map(
    ({ textContent }) => textContent,
  );
const note = () => document.querySelector('[data-state="active"] textarea')?.value ?? null;
const addressOf = () => location.href;
const enterName = (name) => {
  document.querySelector('[name="login"]').value = name;
  document.querySelector('[name="password"]').value = 'secret';
};

/** The person on the pages of the service. */
async function enter(page, person) {
  await soon(() => page.evaluate(enterName, person));
  await page.click({ role: 'button', name: 'Sign-in' });
  await page.click({ role: 'button', name: 'Continue' });
}

async function openOidc(name, { app, page, fixture }) {
  const start = app.href('/');
  const issuer = await startIssuer(start);
  if (name === 'oidc') fixture.setOptions({ issuer: issuer.issuer });
  else {
    const { handlers } = createOidcSignIn({
      issuer: issuer.issuer,
      clientId: 'server',
      clientSecret: SECRET,
      key: KEY,
      returnTo: [new URL(start).origin],
      session: ({ id }) => ({ token: tokenOf({ uid: id, role: ['admin'] }) }),
    });
    fixture.serve({
      '/api/sign-in/oidc/begin': toNodeHandler(handlers.begin),
      '/api/sign-in/oidc/finish': toNodeHandler(handlers.finish),
    });
  }
  return {
    be: () => {},
    finish: (person) => enter(page, person),
    exchanges: () => issuer.seen().filter((line) => line === 'POST /token').length,
    close: issuer.close,
  };
}

function openWeChat({ page, fixture: { service } }) {
  return {
    be: service.be,
    finish: () => page.click({ role: 'link', name: 'Allow' }),
    exchanges: service.exchanges,
    close: async () => {},
  };
}

/** The hands and the eyes of a user. The engines do not tell the entries of their history. */
async function handsOf(name, way, { app, page }) {
  await page.goto(app.href('/list'));
  await page.newTab();
  const inOtherTab = async (run) => {
    await page.otherTab();
    await run();
    await page.otherTab();
  };
  const look = async (exchanges) => {
    const { stack, path, active, moving } = await app.view();
    assert.deepEqual([stack.split(' > ').at(-1), active, moving], [path, 1, 0]);
    assert.doesNotMatch(await page.evaluate(addressOf), /[?&](code|state)=/);
    return {
      stack,
      user: await page.evaluate(user),
      note: await page.evaluate(note),
      alerts: await page.evaluate(alerts),
      exchanges,
    };
  };
  return {
    open: (path) => page.goto(app.href(path)),
    follow: (path) => app.tap('navigate', path),
    write: (text) => app.fill('Note', text),
    signIn: async (person) => {
      way.be(person);
      await app.press(`Sign in by ${name}`);
      await way.finish(person);
      // Several documents and a request of the server to the service are on this way.
      await soon(async () => assert.equal(await page.evaluate(user), person), 40_000);
    },
    back: () => page.back(),
    reload: () => page.reload(),
    signOutElsewhere: () => inOtherTab(() => page.evaluate(signOut)),
    sees: async ({ behind: _, other, ...sight }) => {
      await soonEqual(() => look(way.exchanges()), sight);
      await inOtherTab(() => soonEqual(() => page.evaluate(user), other));
    },
  };
}

const journey = (name, open, skip) => ({
  title: `[S1.2] ${name} leads a guest from a shared link to a guarded page and on`,
  // The service shows a page of its own, whose font is elsewhere.
  allows: [/fonts\.googleapis/],
  skip,
  run: async (parts) => {
    parts.fixture.setOptions({ signIn: WELCOME });
    const way = await open(parts);
    try {
      await takeAsOne(await handsOf(name, way, parts));
    } finally {
      await way.close();
    }
  },
});

const inWebKit = ({ name }) => name !== 'webkit' && 'only WebKit says here that it is WeChat';

/** How many calls of `begin` the product's server has got. */
function servePasskeys({ app, fixture }) {
  const { signIn } = createPasskeys({
    name: 'Fixture',
    origins: [new URL(app.href('/')).origin],
    key: KEY,
    passkeys: { find: () => null, of: () => [], add: () => {}, used: () => {} },
    user: () => null,
    session: ({ userId }) => ({ token: tokenOf({ uid: userId }) }),
  });
  const begin = toNodeHandler(signIn.begin);
  let count = 0;
  fixture.serve({
    '/api/passkeys/sign-in/begin': (request, response) => {
      count += 1;
      return begin(request, response);
    },
  });
  return () => count;
}

const hasPasskeys = () => window.fixture.keys.isAvailable();
const ask = () => {
  const stop = new AbortController();
  window.stop = () => stop.abort();
  window.ended = [];
  const end = (how) => window.ended.push(how);
  window.fixture.keys.signIn({ signal: stop.signal }).then(
    () => end('done'),
    ({ code }) => end(code),
  );
};
const stopAsking = () => window.stop();
const ended = () => window.ended;

export const signInWays = [
  journey('wechat', openWeChat, inWebKit),
  journey('oidc', (parts) => openOidc('oidc', parts)),
  journey('oidcByServer', (parts) => openOidc('oidcByServer', parts)),
  {
    title: '[S1.2] a browser without passkeys says so, and shows no button for them',
    skip: ({ name }) => name !== 'webkit' && 'this browser has passkeys',
    run: async ({ app, page }) => {
      await app.open(WELCOME);
      assert.equal(await page.evaluate(hasPasskeys), false);
      await app.sees('This browser has no passkeys.');
      assert.equal(await app.has('button', 'Sign in by passkeys'), false);
      await page.evaluate(ask);
      await soonEqual(() => page.evaluate(ended), ['unsupported']);
    },
  },
  {
    title: '[S1.2] a page ends its call for a passkey, and the user stays there signed out',
    skip: ({ name }) => name !== 'firefox' && 'this browser has no passkeys',
    run: async (parts) => {
      const { app, page } = parts;
      const begun = servePasskeys(parts);
      await app.open(WELCOME);
      assert.equal(await page.evaluate(hasPasskeys), true);
      assert.equal(await app.has('button', 'Sign in by passkeys'), true);
      await page.evaluate(ask);
      await soonEqual(begun, 1);
      await page.evaluate(stopAsking);
      await soonEqual(() => page.evaluate(ended), ['abort']);
      assert.equal(await page.evaluate(user), null);
      await app.at(WELCOME);
    },
  },
];
