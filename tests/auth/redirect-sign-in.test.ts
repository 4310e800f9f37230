import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wechatSignIn } from '@/auth';
import { APP, createTab, type Way } from './tab';

type Tab = ReturnType<typeof createTab>;

const quietly = (call: Promise<void> | undefined) => call?.catch(() => {});

/** Ends of the calls of one document. */
function watched(call: Promise<void> | undefined) {
  const seen: string[] = [];
  void call?.then(
    () => seen.push('done'),
    (error: { code: string }) => seen.push(error.code),
  );
  return seen;
}

async function opened(way: Way = 'silent') {
  const tab = createTab(() => way);
  await tab.settle();
  tab.open('/order?from=a', { stack: 2 });
  return tab;
}

describe('the way to the service and back', () => {
  it.each(['silent', 'asks'] as const)(
    'ends at the entry of the app, without a code in it or behind it: %s',
    async (way) => {
      const tab = await opened(way);
      void quietly(tab.app()?.signIn.signIn());
      await tab.settle();
      if (way === 'asks') tab.answer('allow');
      await tab.settle();
      expect(tab.user()).toBe('token of code-1');
      expect(tab.entry()).toEqual({
        href: `${APP}/order?from=a`,
        state: { stack: 2 },
        index: 1,
      });
      expect(tab.hrefs().slice(0, 2)).toEqual([`${APP}/`, `${APP}/order?from=a`]);
      expect(tab.app()?.signIn.state()).toEqual({ kind: 'idle' });
    },
  );

  it('a browser that does not go back finishes in place, with the stack of the app', async () => {
    const tab = await opened();
    void quietly(tab.app()?.signIn.signIn());
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    tab.dropMoves();
    expect(tab.app()?.signIn.state()).toEqual({ kind: 'finishing' });
    expect(tab.app()?.isHeld()).toBe(true);
    expect(tab.entry()).toMatchObject({ href: `${APP}/order?from=a`, state: { stack: 2 } });
    tab.app()?.wait();
    await tab.settle();
    expect(tab.user()).toBe('token of code-1');
    expect(tab.posted()).toEqual(['code-1']);
    expect(tab.app()?.isHeld()).toBe(false);
  });

  it('a page that asks again while the answer is checked does not leave again', async () => {
    const tab = await opened();
    void quietly(tab.app()?.signIn.signIn());
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    const during = watched(tab.app()?.signIn.signIn());
    tab.dropMoves();
    tab.app()?.wait();
    await tab.settle();
    expect(during).toEqual(['done']);
    expect(tab.visits()).toBe(1);
  });

  it('with `once`, a tab asks once, also after a failure', async () => {
    const tab = await opened();
    tab.fail(true);
    void quietly(tab.app()?.signIn.signIn({ once: true }));
    await tab.settle();
    expect(tab.app()?.signIn.state()).toMatchObject({ kind: 'failed', error: { code: 'failed' } });
    const again = watched(tab.app()?.signIn.signIn({ once: true }));
    await tab.settle();
    expect(again).toEqual(['denied']);
    expect(tab.visits()).toBe(1);
    tab.fail(false);
    void quietly(tab.app()?.signIn.signIn());
    await tab.settle();
    expect(tab.user()).toBe('token of code-2');
  });

  it('another user who signs in meanwhile stays', async () => {
    const tab = await opened('asks');
    void quietly(tab.app()?.signIn.signIn());
    await tab.settle();
    tab.signInElsewhere('bob');
    tab.answer('allow');
    await tab.settle();
    expect(tab.user()).toBe('bob');
    expect(tab.app()?.signIn.state()).toMatchObject({ error: { code: 'superseded' } });
  });

  it('an answer of a sign-in that this tab has not begun leaves the address, and signs nobody in', async () => {
    const tab = await opened();
    tab.visit(`${APP}/?code=stolen&state=other&tab=2#part`);
    await tab.settle();
    expect(tab.entry().href).toBe(`${APP}/?tab=2#part`);
    expect(tab.user()).toBeNull();
    expect(tab.posted()).toEqual([]);
  });

  it('parameters of the product with these names stay on its own pages', async () => {
    const tab = await opened();
    tab.visit(`${APP}/voucher?code=A1&state=used`);
    await tab.settle();
    expect(tab.entry().href).toBe(`${APP}/voucher?code=A1&state=used`);
  });
});

describe('a document that stays', () => {
  it('a service that does not answer is a time-out, and the next attempt works', async () => {
    let way: Way = 'hangs';
    const tab = createTab(() => way);
    await tab.settle();
    tab.open('/order', { stack: 2 });
    const seen = watched(tab.app()?.signIn.signIn());
    await tab.settle();
    expect(tab.app()?.signIn.state()).toEqual({ kind: 'leaving' });
    tab.app()?.wait();
    await tab.settle();
    expect(seen).toEqual(['timeout']);
    expect(tab.entry()).toEqual({ href: `${APP}/order`, state: { stack: 2 }, index: 1 });
    way = 'silent';
    void tab.app()?.signIn.signIn();
    await tab.settle();
    expect(tab.user()).toBe('token of code-1');
    expect(tab.entry()).toMatchObject({ href: `${APP}/order`, index: 1 });
  });

  it('Back before the service has come ends the sign-in, and the page stays', async () => {
    const tab = await opened('hangs');
    const seen = watched(tab.app()?.signIn.signIn());
    await tab.settle();
    tab.back();
    await tab.settle();
    expect(seen).toEqual(['cancel']);
    expect(tab.entry()).toMatchObject({ href: `${APP}/order?from=a`, index: 1 });
    tab.app()?.wait();
    await tab.settle();
    expect(tab.app()?.signIn.state()).toEqual({ kind: 'idle' });
  });

  it('a document from the back/forward cache ends its sign-in, also if another one has its answer', async () => {
    const tab = await opened('hangs');
    const seen = watched(tab.app()?.signIn.signIn());
    await tab.settle();
    tab.forgetStorage();
    tab.app()?.comeBack();
    await tab.settle();
    expect(seen).toEqual(['cancel']);
  });

  it.each<{ told: ('moved' | 'comeBack')[]; storage: 'new' | 'old' }>([
    { told: ['comeBack'], storage: 'new' },
    { told: ['comeBack', 'moved'], storage: 'new' },
    { told: ['moved', 'comeBack'], storage: 'new' },
    { told: ['moved'], storage: 'new' },
    { told: ['comeBack'], storage: 'old' },
    { told: ['moved', 'comeBack'], storage: 'old' },
  ])(
    'a document from the back/forward cache finishes with the answer, told by $told, with $storage storage',
    async ({ told, storage }) => {
      const tab = await opened('hangs');
      const seen = watched(tab.app()?.signIn.signIn());
      await tab.settle();
      tab.answerElsewhere('code-7', storage);
      for (const event of told) tab.app()?.[event]();
      await tab.settle();
      expect(seen).toEqual(['done']);
      expect([tab.user(), tab.posted(), tab.kept()]).toEqual(['token of code-7', ['code-7'], []]);
      // The clock of the way out goes on after the document was asleep.
      tab.app()?.wait();
      await tab.settle();
      expect(tab.app()?.signIn.state()).toEqual({ kind: 'idle' });
    },
  );

  it('an app that is unmounted on the way ends the sign-in, and the next mount may sign in', async () => {
    let way: Way = 'hangs';
    const tab = createTab(() => way);
    await tab.settle();
    const seen = watched(tab.app()?.signIn.signIn());
    await tab.settle();
    tab.app()?.remount();
    await tab.settle();
    expect(seen).toEqual(['abort']);
    expect(tab.app()?.signIn.state()).toEqual({ kind: 'idle' });
    way = 'silent';
    void tab.app()?.signIn.signIn();
    await tab.settle();
    expect(tab.user()).toBe('token of code-1');
  });

  it('a listener that throws is reported, and the others hear the change', async () => {
    const tab = await opened('hangs');
    const heard: string[] = [];
    tab.app()?.signIn.subscribe(() => {
      throw new Error('boom');
    });
    tab.app()?.signIn.subscribe(() => void heard.push(`${tab.app()?.signIn.state().kind}`));
    void tab.app()?.signIn.signIn();
    expect(heard).toEqual(['leaving']);
    expect(tab.reported()).toEqual(['Error: boom']);
  });

  it('`once` counts no attempt in which the server did not answer', async () => {
    const tab = createTab(() => 'silent', { begin: null });
    await tab.settle();
    const first = watched(tab.app()?.signIn.signIn({ once: true }));
    await tab.settle();
    const second = watched(tab.app()?.signIn.signIn({ once: true }));
    await tab.settle();
    expect([first, second]).toEqual([['invalid'], ['invalid']]);
  });
});

it.each(['silent', 'asks'] as const)(
  'a history that is full cannot be counted, so the app finishes in place: %s',
  async (way) => {
    const tab = createTab(() => way, {}, 50);
    await tab.settle();
    for (let page = 0; page < 60; page += 1) tab.open(`/item/${page}`, { stack: page });
    void tab.app()?.signIn.signIn();
    await tab.settle();
    if (way === 'asks') tab.answer('allow');
    await tab.settle();
    expect(tab.user()).toBe('token of code-1');
    expect(tab.entry()).toMatchObject({ href: `${APP}/item/59`, state: { stack: 59 } });
    expect(tab.visits()).toBe(1);
  },
);

describe('a sign-in that cannot go on', () => {
  it.each([
    ['no address', {}],
    ['nothing', null],
    ['a page of HTML', '<!doctype html>'],
    ['an address that is none', { address: '/sign-in?state=a' }],
    ['a script for an address', { address: 'javascript:alert(1)//?state=a' }],
    ['an address without a state', { address: 'https://service.test/silent' }],
  ])('a server that answers %s is refused, and the user stays', async (_what, begin) => {
    const tab = createTab(() => 'silent', { begin });
    await tab.settle();
    const seen = watched(tab.app()?.signIn.signIn());
    await tab.settle();
    expect(seen).toEqual(['invalid']);
    expect(tab.entry()).toMatchObject({ href: `${APP}/`, index: 0 });
    expect(tab.hrefs()).toHaveLength(1);
  });

  it.each([[null], [{}], ['<!doctype html>'], [{ user: null }]])(
    'a server that answers %j for a session signs nobody in',
    async (finish) => {
      const tab = createTab(() => 'silent', { finish });
      await tab.settle();
      void quietly(tab.app()?.signIn.signIn());
      await tab.settle();
      expect(tab.user()).toBeNull();
      expect(tab.app()?.signIn.state()).toMatchObject({ error: { code: 'invalid' } });
    },
  );

  it('a session in a cookie needs only the user', async () => {
    const tab = createTab(() => 'silent', { finish: { user: { uid: 'ann' } } });
    await tab.settle();
    void quietly(tab.app()?.signIn.signIn());
    await tab.settle();
    expect(tab.user()).toBe('ann');
  });

  it('a browser without storage keeps the user on the page', async () => {
    const tab = await opened();
    tab.blockStorage();
    const seen = watched(tab.app()?.signIn.signIn());
    await tab.settle();
    expect(seen).toEqual(['failed']);
    expect(tab.entry()).toMatchObject({ href: `${APP}/order?from=a`, index: 1 });
    expect(tab.visits()).toBe(0);
  });

  it('another app than WeChat says so before anything happens', async () => {
    const tab = createTab(() => 'silent', { app: 'browser' });
    await tab.settle();
    expect(tab.app()?.signIn.isAvailable()).toBe(false);
    const seen = watched(tab.app()?.signIn.signIn());
    await tab.settle();
    expect(seen).toEqual(['unsupported']);
  });

  it('a sign-in that no app has says where to name it', async () => {
    const { signIn } = wechatSignIn({ begin: '/begin', finish: '/finish' });
    await expect(signIn()).rejects.toMatchObject({
      code: 'invalid',
      api: 'wechat.signIn',
      message: 'the sign-in is not in `extensions` of defineApp, or the app is not mounted',
    });
  });
});

type Step =
  | 'signIn'
  | 'once'
  | 'allow'
  | 'reject'
  | 'back'
  | 'forward'
  | 'reload'
  | 'open'
  | 'signOut'
  | 'fail'
  | 'mend';

const steps: readonly Step[] = [
  ...['signIn', 'signIn', 'once', 'allow', 'allow', 'reject', 'back', 'forward'],
  ...['reload', 'open', 'signOut', 'fail', 'mend'],
] as never;

function take(tab: Tab, step: Step) {
  const app = tab.app();
  if (step === 'signIn') return void quietly(app?.signIn.signIn());
  if (step === 'once') return void quietly(app?.signIn.signIn({ once: true }));
  if (step === 'open' && app) return tab.open('/next', { stack: 3 });
  if ((step === 'allow' || step === 'reject') && tab.isAsking()) return tab.answer(step);
  if (step === 'back') return tab.back();
  if (step === 'forward') return tab.forward();
  if (step === 'reload') return tab.reload();
  if (step === 'signOut') return tab.signOut();
  if (step === 'fail' || step === 'mend') return tab.fail(step === 'fail');
  return undefined;
}

it('no walk through a tab posts a code twice, shows one in the app, or leads round and round (500 walks)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...steps), fc.boolean()), { maxLength: 25 }),
      async (walk) => {
        let isAsking = false;
        const tab = createTab(() => (isAsking ? 'asks' : 'silent'));
        await tab.settle();
        for (const [step, asks] of walk) {
          isAsking = asks;
          const before = tab.visits();
          take(tab, step);
          await tab.settle();
          expect(new Set(tab.posted()).size).toBe(tab.posted().length);
          // Each step of the user meets the service once at most.
          expect(tab.visits() - before).toBeLessThanOrEqual(1);
          if (tab.app()) {
            expect(tab.entry().href).not.toMatch(/[?&](code|state)=/);
            expect(tab.app()?.signIn.state().kind).not.toMatch(/leaving|finishing/);
            expect(tab.app()?.isHeld()).toBe(false);
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});
