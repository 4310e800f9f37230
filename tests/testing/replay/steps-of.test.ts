import { describe, expect, it } from 'vitest';
import type { ReplayEvent, ReplayRecording } from '@/testing/replay/read-recording';
import { stepsOf } from '@/testing/replay/steps-of';

type Untimed<T> = T extends unknown ? Omit<T, 'time'> : never;
type Event = Untimed<ReplayEvent>;

const snapshotAt = (p: number) => ({ p, st: [['a', '/', 0]] }) as const;

/** One event each 100 ms. */
function stepsIn(...events: readonly Event[]) {
  const recording = {
    version: 1,
    app: { mode: 'path', base: '/' },
    start: { url: '/', snapshot: snapshotAt(0) },
    events: events.map((event, index) => ({ ...event, time: index * 100 })),
  } as ReplayRecording;
  return stepsOf(recording).steps;
}

const navigate = (id: number, url: string, byUser = true): Event => ({
  type: 'intent',
  id,
  kind: 'navigate',
  input: { to: { url } },
  byUser,
});
const ended = (intent: number, refused?: string): Event =>
  refused ? { type: 'outcome', intent, refused } : { type: 'outcome', intent };
const commit = (...urls: readonly string[]): Event => ({ type: 'commit', urls });
const push = (p: number): Event => ({
  type: 'write',
  method: 'push',
  snapshot: snapshotAt(p),
  refused: false,
});
const go = (delta: number): Event => ({ type: 'write', method: 'go', delta });
const popstate = (kind: string, position: number | null, url = '/'): Event => ({
  type: 'popstate',
  kind,
  position,
  url,
});

describe('the steps of a recording', () => {
  it('are the intents, each with the stack after it', () => {
    const steps = stepsIn(
      navigate(1, '/list'),
      push(1),
      commit('/', '/list'),
      ended(1),
      navigate(2, '/item/1'),
      push(2),
      commit('/', '/list', '/item/1'),
      ended(2),
    );
    expect(steps).toMatchObject([
      { action: { do: 'intent', kind: 'navigate', wait: 0 }, stack: ['/', '/list'] },
      { overlaps: false, time: 400, stack: ['/', '/list', '/item/1'] },
    ]);
    expect(steps[0]?.name).toBe('navigate {"to":{"url":"/list"}}');
  });

  it('have the stack of the step before if a step changed nothing', () => {
    const steps = stepsIn(
      navigate(1, '/list'),
      commit('/', '/list'),
      ended(1),
      navigate(2, '/nowhere'),
      ended(2, 'not-found'),
    );
    expect(steps[1]).toMatchObject({ stack: ['/', '/list'] });
  });

  it('include the user’s moves through the history with their distance', () => {
    const steps = stepsIn(
      navigate(1, '/list'),
      push(1),
      commit('/', '/list'),
      ended(1),
      popstate('own-entry', 0),
      commit('/'),
      popstate('own-entry', 1),
      commit('/', '/list'),
    );
    expect(steps.slice(1)).toMatchObject([
      { action: { do: 'travel', delta: -1 }, name: "the browser's back by 1", stack: ['/'] },
      { action: { do: 'travel', delta: 1 }, name: "the browser's forward by 1" },
    ]);
  });

  it('exclude history moves that the app makes, also those of `forward`', () => {
    const back: Event = { ...navigate(2, ''), kind: 'back', input: { delta: 1 } } as Event;
    const forward: Event = { ...navigate(3, ''), kind: 'forward', input: { delta: 1 } } as Event;
    const steps = stepsIn(
      ...[navigate(1, '/list'), push(1), commit('/', '/list'), ended(1)],
      ...[back, go(-1), popstate('travel-ended', 0), commit('/'), ended(2)],
      ...[forward, go(1), popstate('own-entry', 1), commit('/', '/list')],
    );
    expect(steps.map(({ name }) => name.split(' ')[0])).toEqual(['navigate', 'back', 'forward']);
  });

  it('include a move of the user once if a page refused it and the app moved back', () => {
    const steps = stepsIn(
      push(1),
      popstate('own-entry', 0),
      go(1),
      popstate('travel-ended', 1),
      popstate('while-reverting', 0),
    );
    expect(steps).toMatchObject([{ action: { do: 'travel', delta: -1 } }]);
  });

  it('include typed URLs and reloads', () => {
    const steps = stepsIn(
      popstate('foreign-entry', null, '/#part'),
      { type: 'document', cause: 'reload', url: '/', position: 0, urls: ['/'] },
      { type: 'document', cause: 'navigate', url: '/list', position: 0, urls: ['/list'] },
    );
    expect(steps).toMatchObject([
      { action: { do: 'visit', url: '/#part' } },
      { action: { do: 'reload' }, stack: ['/'] },
      { action: { do: 'open', url: '/list' }, stack: ['/list'] },
    ]);
  });

  it('throw an error that names a document that cannot be replayed', () => {
    const remount = {
      type: 'document',
      cause: 'remount',
      url: '/',
      position: 0,
      urls: [],
    } as const;
    expect(() => stepsIn(remount)).toThrow(/the document at \/ began by 'remount'/);
  });

  it('overlap if the intent before had no outcome yet', () => {
    const steps = stepsIn(navigate(1, '/a'), navigate(2, '/b'), ended(1, 'superseded'), ended(2));
    expect(steps.map(({ overlaps }) => overlaps)).toEqual([false, true]);
  });

  it('overlap if a lock refused the second tap of a double tap', () => {
    const steps = stepsIn(navigate(1, '/a'), ended(1), navigate(2, '/a'), ended(2, 'locked'));
    expect(steps.map(({ overlaps }) => overlaps)).toEqual([false, true]);
  });

  it('wait for calls that the app made without a tap', () => {
    const steps = stepsIn(navigate(1, '/a'), ended(1), navigate(2, '/b', false), ended(2), {
      type: 'layer',
      action: 'open',
      id: 'x',
      byUser: false,
    });
    expect(steps).toMatchObject([
      { action: { wait: 0 } },
      { action: { wait: 1100 } },
      { action: { do: 'open-layer', id: 'x', wait: 1100 } },
    ]);
  });

  it('close the layers that the app closed, except the exit prompt', () => {
    const layer = (id: string, cause?: string): Event =>
      cause
        ? { type: 'layer', action: 'close', id, cause }
        : { type: 'layer', action: 'open', id, byUser: true };
    const steps = stepsIn(
      ...[layer('exit'), layer('exit', 'page')],
      ...[layer('a'), layer('b'), layer('b', 'back'), layer('a', 'code')],
    );
    expect(steps.map(({ name }) => name)).toEqual([
      'open the layer a',
      'open the layer b',
      'close the layer a',
    ]);
  });
});
