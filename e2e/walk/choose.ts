import type { Random } from '../support/random';
import { type Model, topOf } from './model/state';
import type { Step, Via } from './steps';
import { factsOf, pathOf, sameSpelling, SIGN_IN, type User } from './table';

/** Below the cap of 20 pages in the stack and of 10 mounted pages, which have their own tests. */
const DEEPEST = 7;
/** Browsers keep 50 entries. */
const FARTHEST = 40;

const USERS: readonly User[] = ['ada', 'bob', 'chef'];
const TABS = ['/', '/me', '/news'];
const STARTS = [
  ...['/', '/me', '/news', '/item/1', '/item/1?fbclid=abc&q=a', '/thing/2?utm_source=chat#part'],
  ...['/report?q=a', '/account', '/admin', '/filter?filter=abc', '/filter?filter=1', '/sheet'],
];
const PAGES = [
  ...[
    '/list',
    '/list',
    '/item/1',
    '/item/1?fbclid=abc',
    '/thing/2?q=b#part',
    '/report',
    '/report?q=a',
  ],
  ...['/account', '/account', '/account', '/admin', '/guarded', '/doubt', '/sheet', '/icon'],
  ...[
    '/frame',
    '/pause',
    '/filter?filter=1',
    '/filter?filter=abc',
    '/sign-in',
    '/sign-in?to=%2Fadmin',
  ],
];
const QUERIES = ['a', 'b', undefined];
const VIA = ['here', 'here', 'here', 'other tab'] as const;

const isAtRoot = ({ stack }: Model) => stack.length === 1;
const hasContent = (model: Model) => {
  const { blocked, code, data, url } = topOf(model);
  const isThere = !data || data.status === 'ready';
  return !blocked && !code && isThere && factsOf(url) !== null;
};
const hasFrame = ({ entries }: Model) => entries.some(({ kind }) => kind === 'frame');
const isOwnForward = (model: Model, by: number) => {
  const ahead = model.entries.slice(model.index + 1, model.index + 1 + by);
  return (
    ahead.length === by &&
    ahead.every(({ generation, kind }) => generation >= 0 && kind !== 'frame')
  );
};

/** The second tab opens when it is first needed. */
const isReachable = ({ isOnline }: Model, via: Via) => via === 'here' || isOnline;

/** Whether a user could do this now, and whether the rules say what follows. */
export function isPossible(model: Model, step: Step): boolean {
  const top = topOf(model);
  const facts = factsOf(top.url);
  const isFull = model.stack.length >= DEEPEST || model.index >= FARTHEST;
  const isResuming = model.pending?.call === null;
  switch (step.do) {
    case 'start':
      return false;
    case 'navigate':
      return !isFull && !(step.meanwhile && model.pending);
    case 'redirect':
    case 'relaunch':
    case 'switchTab':
      return !(step.meanwhile && model.pending);
    case 'guard throws':
      return model.user !== null && model.guards === 'quick' && !model.pending;
    case 'back':
      return !isResuming && !(isAtRoot(model) && model.isCovered);
    case 'travel':
      return step.by < 0 ? model.index + step.by >= 0 : isOwnForward(model, step.by) && !isResuming;
    case 'query':
      return hasContent(model) && facts?.query === true && !model.isCovered && !isFull;
    case 'anchor':
      return hasContent(model) && !model.isCovered && !isFull && !hasFrame(model);
    case 'overlay':
      // The code of dialogs comes with the first of them.
      return !model.isCovered && !isFull && hasContent(model) && !isResuming && model.isOnline;
    case 'type':
      return hasContent(model) && !model.isCovered;
    case 'form':
      return (
        pathOf(top.url) === SIGN_IN &&
        hasContent(model) &&
        !model.pending &&
        !model.isCovered &&
        model.guards === 'quick' &&
        model.data !== 'slow' &&
        model.user !== step.user
      );
    case 'sign in':
      return !isResuming && model.user !== step.user && isReachable(model, step.via);
    case 'sign out':
      return !isResuming && model.user !== null && isReachable(model, step.via);
    case 'renew':
      return model.user !== null && isReachable(model, step.via);
    case 'guards':
      return model.guards === 'quick';
    case 'data':
      return model.data !== step.is && model.isOnline;
    case 'answer':
      return (
        model.isOnline && (model.guards === 'slow' || model.data !== 'quick' || top.code === 'slow')
      );
    case 'network':
      return (step.is === 'on') !== model.isOnline;
    case 'retry':
      return (
        model.isOnline &&
        !model.isCovered &&
        !top.blocked &&
        ((top.data?.status === 'failed' && top.data.of === null) || top.code === 'gone')
      );
    case 'refresh':
      return (
        pathOf(top.url) === '/report' &&
        // The code of the call comes with the first of them.
        model.isOnline &&
        hasContent(model) &&
        !model.isCovered &&
        model.data !== 'slow'
      );
    case 'icon throws':
      return pathOf(top.url) === '/icon' && !model.isIconBroken;
    case 'late code':
      return model.late === 'never asked' && model.isOnline && !isFull && !model.pending;
    case 'frame':
      return pathOf(top.url) === '/frame' && !hasFrame(model) && !model.isCovered && !isFull;
    case 'reload':
      return model.isOnline && !hasFrame(model);
    case 'early loss':
      return (
        model.isOnline &&
        !hasFrame(model) &&
        model.late === 'never asked' &&
        !isFull &&
        model.data === 'quick' &&
        model.guards === 'quick' &&
        hasContent(model) &&
        !topOf(model).data
      );
    case 'address':
      return (
        !model.isCovered &&
        !isFull &&
        sameSpelling(step.url) !== sameSpelling(top.url) &&
        !hasFrame(model) &&
        (!step.replace || model.index === top.at)
      );
    case 'window':
      return (step.is === 'wide') !== model.isWide;
    case 'wait':
      return true;
    case 'double tap':
      // On a root page of Android a touch would arm the exit prompt, which adds a history entry.
      return (
        /^\/(list|item|thing)/.test(top.url) &&
        model.stack.length > 2 &&
        !model.isCovered &&
        !isFull &&
        !model.pending &&
        hasContent(model)
      );
    case 'stay':
      return top.url === '/guarded' && !model.isCovered && !isAtRoot(model) && !model.pending;
  }
}

type Maker = (random: Random, model: Model) => Step;

/** Steps that few situations allow have a high weight, so that a walk takes them when it can. */
const makers: readonly (readonly [weight: number, make: Maker])[] = [
  [14, (random) => ({ do: 'navigate', url: random.pick(PAGES) })],
  [4, (random) => ({ do: 'navigate', url: '/account', meanwhile: meanwhile(random) })],
  [5, (random) => ({ do: 'redirect', url: random.pick(PAGES) })],
  [3, (random) => ({ do: 'relaunch', url: random.pick([...PAGES, ...TABS]) })],
  [6, (random) => ({ do: 'switchTab', url: random.pick(TABS) })],
  [9, (random) => ({ do: 'back', by: 1 + random.integer(3) })],
  [
    10,
    (random, { index }) => ({
      do: 'travel',
      by: -1 - random.integer(Math.min(4, Math.max(index, 1))),
    }),
  ],
  [8, (random) => ({ do: 'travel', by: 1 + random.integer(2) })],
  [8, (random) => ({ do: 'query', q: random.pick(QUERIES), replace: random.integer(4) === 0 })],
  [3, (random) => ({ do: 'anchor', hash: random.pick(['#one', '#two']) })],
  [5, () => ({ do: 'overlay' })],
  [8, (random) => ({ do: 'type', text: `text ${random.integer(1000)}` })],
  [
    8,
    (random) => ({
      do: 'form',
      user: random.pick(USERS),
      goesBack: random.pick(['at once', 'late'] as const),
    }),
  ],
  [4, (random) => ({ do: 'sign in', user: random.pick(USERS), via: random.pick(VIA) })],
  [4, (random) => ({ do: 'sign out', via: random.pick(VIA) })],
  [7, (random) => ({ do: 'renew', via: random.pick(VIA) })],
  [4, () => ({ do: 'guards', are: 'slow' })],
  [5, (random) => ({ do: 'data', is: random.pick(['slow', 'failing'] as const) })],
  [6, () => ({ do: 'answer' })],
  [3, () => ({ do: 'network', is: 'off' })],
  [6, () => ({ do: 'network', is: 'on' })],
  [12, () => ({ do: 'retry' })],
  [12, () => ({ do: 'refresh' })],
  [12, () => ({ do: 'icon throws' })],
  [2, (random) => ({ do: 'late code', is: random.pick(['throws', 'gone', 'slow'] as const) })],
  [10, () => ({ do: 'frame' })],
  [2, () => ({ do: 'guard throws' })],
  [3, () => ({ do: 'reload' })],
  [1, () => ({ do: 'early loss' })],
  [5, () => ({ do: 'window', is: 'wide' })],
  [2, () => ({ do: 'window', is: 'narrow' })],
  [2, () => ({ do: 'wait' })],
  [2, (random) => ({ do: 'double tap', button: random.pick(['back 1', 'to /item/1'] as const) })],
  [12, (random) => ({ do: 'stay', asked: random.pick(['by call', 'by browser'] as const) })],
];

/** A typed address loads another document in path mode. */
const typing: (typeof makers)[number] = [
  6,
  (random) => ({
    do: 'address',
    url: random.pick(PAGES),
    replace: random.integer(2) === 0,
  }),
];

const meanwhile = (random: Random) => {
  const after = random.pick([0, 40]);
  return random.integer(2) === 0
    ? ({ do: 'sign out', after } as const)
    : ({ do: 'sign in', user: random.pick(USERS), after } as const);
};

/**
 * The steps of one walk. Each walk leaves out some kinds of steps, so that one defect that is easy to meet does not hide all
 * others.
 */
export function createChooser(random: Random, length: number, mode: 'path' | 'hash') {
  const kinds = (mode === 'hash' ? [...makers, typing] : makers).filter(
    ([weight]) => weight > 12 || random.integer(10) < 6,
  );
  const total = kinds.reduce((sum, [weight]) => sum + weight, 0);
  const pick = (): Maker => {
    let rest = random.integer(total);
    for (const [weight, make] of kinds) {
      rest -= weight;
      if (rest < 0) return make;
    }
    return kinds[0]?.[1] as Maker;
  };
  return (models: readonly Model[], done: readonly Step[]): Step | null => {
    const [model] = models;
    if (!model)
      return {
        do: 'start',
        url: random.pick(mode === 'hash' ? STARTS : [...STARTS, '/?code=123']),
      };
    if (done.length >= length) return null;
    for (let tries = 0; tries < 100; tries += 1) {
      const step = pick()(random, model);
      if (models.every((each) => isPossible(each, step))) return step;
    }
    return { do: 'switchTab', url: '/me' };
  };
}
