import { describe, expect, it } from 'vitest';
import { isRefusal } from '@/router/core/refusal';
import type { TimelineEvent } from '@/router/navigation/timeline';
import { createTestApp, type TestApp } from '../../helpers/test-app';

/** The events as short lines, and the events themselves. */
function watch(app: TestApp) {
  const events: TimelineEvent[] = [];
  const stop = app.nav.timeline.subscribe((event) => events.push(event));
  const of = <T extends TimelineEvent['type']>(type: T) =>
    events.filter((event): event is Extract<TimelineEvent, { type: T }> => event.type === type);
  return { events, of, stop, types: () => events.map(({ type }) => type) };
}

const urlsOf = ({ pages }: { readonly pages: readonly { readonly url: string }[] }) =>
  pages.map(({ url }) => url);

describe('timeline', () => {
  it('records a navigation as intent, plan, write, commit, lifecycle and outcome', async () => {
    const app = createTestApp();
    await app.idle();
    const { events, types } = watch(app);
    await app.navigate('/list');
    expect(types()).toEqual([
      ...['intent', 'plan', 'write', 'commit'],
      ...['lifecycle', 'lifecycle', 'lifecycle', 'outcome', 'lifecycle'],
    ]);
    const [intent, plan, write, commit] = events;
    expect(intent).toMatchObject({
      id: 1,
      call: 'go',
      args: ['navigate', { to: { url: '/list' } }],
    });
    expect(plan).toMatchObject({
      plan: { work: { go: 0, write: 'push' }, direction: 'forward' },
    });
    expect(write).toMatchObject({ method: 'push', url: '/list', isWritten: true });
    expect(commit).toMatchObject({ stack: { position: 1 } });
    expect(events.every(({ time }) => Math.abs(time - Date.now()) < 60_000)).toBe(true);
  });

  it('records the page of an intent under the id of the intent', async () => {
    const app = createTestApp();
    const { of } = watch(app);
    await app.navigate('/list');
    await app.navigate('/item/1');
    expect(of('intent').map(({ id }) => id)).toEqual([1, 2]);
    expect(of('outcome')).toMatchObject([
      { id: 1, value: { url: '/list' } },
      { id: 2, value: { url: '/item/1' } },
    ]);
  });

  it('records why an intent was refused', async () => {
    const app = createTestApp();
    const { of } = watch(app);
    await app.navigate('/nowhere');
    expect(of('outcome')).toMatchObject([{ value: { refused: 'not-found' } }]);
    expect(of('commit')).toEqual([]);
  });

  it('records `open`, `back`, `travel`, `step` and a touch', async () => {
    const app = createTestApp();
    const { of } = watch(app);
    app.nav.armExit();
    await app.idle();
    await app.nav.open({ to: '/pick' }).page;
    await app.idle();
    app.nav.step('/pick?a=1', 'push');
    await app.idle();
    await app.back(2);
    app.nav.travel(1);
    await app.idle();
    const calls = of('intent').map(({ call, args }) => [call, ...args]);
    expect(calls).toEqual([
      ['armExit'],
      ['open', { to: '/pick' }],
      ['step', '/pick?a=1', 'push'],
      ['back', 2],
      ['travel', 1],
    ]);
  });

  it('records the travel and the popstate of a back', async () => {
    const app = createTestApp();
    await app.navigate('/list');
    const { of, types } = watch(app);
    await app.back();
    expect(types().slice(0, 5)).toEqual(['intent', 'go', 'popstate', 'plan', 'commit']);
    expect(of('go')).toMatchObject([{ delta: -1 }]);
    expect(of('popstate')).toMatchObject([
      { popstate: { kind: 'travel-ended' }, entry: { url: '/' }, from: 1 },
    ]);
  });

  it('records a back of the user', async () => {
    const app = createTestApp();
    await app.navigate('/list');
    const { of } = watch(app);
    app.driver.travel(-1);
    await app.idle();
    expect(of('popstate')).toMatchObject([{ popstate: { kind: 'own-entry' }, from: 1 }]);
    expect(of('intent')).toEqual([]);
    expect(of('commit').map(({ stack }) => urlsOf(stack))).toEqual([['/']]);
  });

  it('records that the browser refused a write', async () => {
    const app = createTestApp();
    app.driver.refuseWrites(true);
    const { of } = watch(app);
    await app.navigate('/list');
    expect(of('write')[0]).toMatchObject({ method: 'push', url: '/list', isWritten: false });
  });

  it('records why a layer closed: the app, a back of the user, or its page', async () => {
    const app = createTestApp();
    const { of } = watch(app);
    const first = app.nav.openLayer(() => {});
    await app.idle();
    first.close();
    first.close();
    await app.idle();
    app.nav.openLayer(() => {});
    await app.idle();
    app.driver.travel(-1);
    await app.idle();
    app.nav.openLayer(() => {});
    await app.navigate('/list');
    const causes = of('layer').map(({ cause = 'open' }) => cause);
    expect(causes).toEqual(['open', 'code', 'open', 'back', 'open', 'page']);
  });

  it('records the lifecycle events that observers receive', async () => {
    const app = createTestApp();
    await app.idle();
    const { of } = watch(app);
    await app.navigate('/list');
    const lines = of('lifecycle').map(({ record }) => `${record.type} ${record.page.url}`);
    expect(lines).toEqual(['hide /', 'load /list', 'show /list', 'ready /list']);
  });

  it('returns the current history entry of the browser', async () => {
    const app = createTestApp();
    await app.navigate('/list');
    expect(app.nav.timeline.entry()).toMatchObject({ url: '/list', snapshot: { p: 1 } });
  });
});

describe('listeners of the timeline', () => {
  it('hear nothing after they have unsubscribed, and others still hear events', async () => {
    const app = createTestApp();
    const [one, other] = [watch(app), watch(app)];
    one.stop();
    one.stop();
    await app.navigate('/list');
    expect(one.events).toEqual([]);
    expect(other.of('commit')).toHaveLength(1);
  });

  it('do not stop a navigation or each other when they throw', async () => {
    const app = createTestApp();
    app.nav.timeline.subscribe(() => {
      throw new Error('a listener');
    });
    const { of } = watch(app);
    expect(await app.navigate('/list')).toBe('/list');
    expect(of('commit')).toHaveLength(1);
    expect(app.reports.length).toBeGreaterThan(0);
  });

  it('do not change the outcomes, the history or the order of events', async () => {
    const walk = async (app: TestApp) => {
      const outcomes = [
        await app.navigate('/list'),
        await app.navigate('/item/1?n=1'),
        await app.navigate('/nowhere'),
        await app.back(),
        await app.switchTab('/me'),
      ];
      return { outcomes, log: app.log, history: app.history() };
    };
    const plain = await walk(createTestApp());
    const watched = createTestApp();
    watch(watched);
    expect(await walk(watched)).toEqual(plain);
  });

  it('do not change how many microtasks a refusal takes', async () => {
    const turnsOf = async (app: TestApp) => {
      const outcomes: unknown[] = [];
      void app.nav.go('navigate', { to: { url: '/nowhere' } }).then((value) => {
        outcomes.push(isRefusal(value));
      });
      let turns = 0;
      while (outcomes.length === 0) {
        turns += 1;
        await Promise.resolve();
      }
      return turns;
    };
    const watched = createTestApp();
    watch(watched);
    expect(await turnsOf(watched)).toBe(await turnsOf(createTestApp()));
  });

  it('hear of an input that throws, and the call rejects as before', async () => {
    const app = createTestApp();
    const { of } = watch(app);
    const hostile = {
      get to(): string {
        throw new Error('a getter');
      },
    };
    await expect(app.nav.go('navigate', hostile)).rejects.toThrow('a getter');
    expect(of('outcome')).toMatchObject([{ value: new Error('a getter') }]);
  });

  it('cost nothing if there are no listeners, because no event is made', async () => {
    const app = createTestApp();
    const { stop } = watch(app);
    stop();
    const { timeline } = app.nav as unknown as { timeline: { emit?: unknown } };
    expect(timeline.emit).toBeUndefined();
  });
});
