import { describe, expect, it } from 'vitest';
import { describeEvent } from '@/devtools/timeline-tab';
import { type RecordedEvent, recordEvent } from '@/devtools/recording';
import type { TimelineEvent } from '@/router';
import { createTestApp, type TestApp } from '../helpers/test-app';

/** Collects all later events of the app, as in an exported file. */
function recordIn(app: TestApp) {
  const events: RecordedEvent[] = [];
  app.nav.timeline.subscribe((event) => events.push(recordEvent(event, event.time, true)));
  return events;
}

const intent = (call: string, ...args: readonly unknown[]) =>
  recordEvent({ type: 'intent', id: 1, call, args, time: 30 } as TimelineEvent, 10, false);

describe('a recorded event', () => {
  it('is the same after a way through JSON', async () => {
    const app = createTestApp();
    const events = recordIn(app);
    app.nav.armExit();
    await app.navigate('/list');
    await app.navigate('/nowhere');
    app.nav.openLayer(() => {}).close();
    app.driver.travel(-1);
    await app.idle();
    const types = new Set(events.map(({ type }) => type));
    expect([...types].sort()).toEqual([
      ...['commit', 'intent', 'layer', 'lifecycle', 'outcome', 'plan', 'popstate', 'write'],
    ]);
    expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  });

  it('counts the time from the start of the recording', () => {
    expect(intent('back')).toMatchObject({ time: 20, byUser: false });
  });

  it.each([
    [['go', 'navigate', { to: '/item/:id', params: { id: '7' } }], 'navigate'],
    [['go', 'switchTab', { to: { url: '/me' } }], 'switchTab'],
    [['open', { to: '/pick' }], 'open'],
    [['step', '/a#b', 'push'], 'step'],
    [['armExit'], 'touch'],
  ] as const)('names the kind of the call %j', ([call, ...args], kind) => {
    expect(intent(call, ...args)).toMatchObject({ kind });
  });

  it('keeps the number of pages and the result of a back', () => {
    const inputOf = (...args: readonly unknown[]) => {
      const event = intent('back', ...args);
      return 'input' in event && event.input;
    };
    expect(inputOf()).toEqual({ delta: 1 });
    expect(inputOf(2, { result: { colour: 'red' } })).toEqual({
      delta: 2,
      result: { colour: 'red' },
    });
    expect(inputOf(Number.POSITIVE_INFINITY, {})).toEqual({ delta: 'Infinity' });
  });

  it('has text instead of an input that is not JSON', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(intent('open', circle)).toMatchObject({ input: '[object Object]' });
    expect(intent('back', 1, { result: 1n })).toMatchObject({ input: { result: '1' } });
  });

  it('does not change when the product changes the input later', () => {
    const input = { to: '/item/:id', params: { id: '1' } };
    const event = intent('go', 'navigate', input);
    input.params.id = '2';
    expect(event).toMatchObject({ input: { params: { id: '1' } } });
  });

  it('says that an input threw an error', () => {
    const outcome = { type: 'outcome', id: 3, value: new Error('a getter'), time: 0 } as const;
    expect(recordEvent(outcome, 0, false)).toMatchObject({
      intent: 3,
      refused: 'error',
      message: 'Error: a getter',
    });
  });

  it('has one line of text', async () => {
    const app = createTestApp();
    const events = recordIn(app);
    await app.navigate('/list');
    await app.navigate('/nowhere');
    await app.back();
    const lines = events
      .filter(({ type }) => type !== 'lifecycle')
      .map((event) => `${event.type}: ${describeEvent(event)}`);
    expect(lines).toEqual([
      'intent: navigate /list',
      'plan: push, direction forward: / > /list',
      'write: push /list',
      'commit: position 1: / > /list',
      'outcome: /list',
      'intent: navigate /nowhere',
      'outcome: refused (not-found): page not found: /nowhere',
      'intent: back {"delta":1}',
      'write: go -1',
      'popstate: travel-ended, position 0, from 1: /',
      'plan: go -1, none, direction back: /',
      'commit: position 0: /',
      'outcome: /',
    ]);
  });
});
