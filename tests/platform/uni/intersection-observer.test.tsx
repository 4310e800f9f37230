import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEnv, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import {
  createIntersectionObserver,
  type Intersection,
  type IntersectionOptions,
} from '@/platform/uni/calls';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';
import { keptListeners } from '../../helpers/kept-listeners';
import { setMarkup } from '../../helpers/markup';

beforeEach(() => {
  setMarkup(
    document.body,
    `
    <div data-page-id="p1"><div data-page-content style="height:200px;overflow:auto">
      <div style="height:300px"></div>
      <p id="a" class="row" data-n="1" style="height:100px;margin:0"></p>
      <p id="b" class="row" style="height:100px;margin:0"></p>
      <div id="box" style="height:50px;overflow:auto"><div style="height:400px"></div>
        <i id="deep" style="display:block;height:10px"></i></div>
      <div style="height:1000px"></div>
    </div></div>`,
  );
});
afterEach(() => {
  document.body.replaceChildren();
});

const scroller = () => document.querySelector('[data-page-content]')!;
const quiet = () => new Promise((resolve) => setTimeout(resolve, 120));

function start(options?: unknown, lifetime?: AbortSignal) {
  const fake = fakePlatform();
  const context = createPlatformContext({ ...fake.context, env: createEnv(window) });
  const prefix = 'createIntersectionObserver().';
  const watch = createIntersectionObserver(
    context,
    { prefix, pageId: 'p1', lifetime, begun: undefined },
    options as IntersectionOptions,
  );
  const seen: Intersection[] = [];
  const listener = (now: Intersection) => seen.push(now);
  return { ...fake, context, watch, seen, listener };
}

it('the listener is called when an element enters and leaves the visible part of its page', async () => {
  const { watch, seen, listener } = start();
  await watch.observe('#a', listener);
  await quiet();
  // The element is invisible, which equals initialRatio.
  expect(seen).toEqual([]);
  scroller().scrollTop = 200;
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toMatchObject({ id: 'a', dataset: { n: '1' }, intersectionRatio: 1 });
  expect(seen[0]?.intersectionRect.height).toBe(100);
  expect(seen[0]?.relativeRect?.height).toBe(200);
  scroller().scrollTop = 0;
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]?.intersectionRatio).toBe(0);
});

it.each([
  ['an element', (element: Element) => element],
  ['a ref', (element: Element) => ({ current: element })],
])('observes %s, relative to another element', async (_what, targetOf) => {
  const { watch, seen, listener } = start({ initialRatio: 1 });
  watch.relativeTo(targetOf(scroller()));
  await watch.observe(targetOf(document.querySelector('#b')!), listener);
  await vi.waitFor(() => expect(seen).toMatchObject([{ id: 'b', intersectionRatio: 0 }]));
  expect(seen[0]?.relativeRect?.height).toBe(200);
});

it('rejects with not-found for an empty ref', async () => {
  const { watch, listener } = start();
  await expect(watch.observe({ current: null }, listener)).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'createIntersectionObserver().observe:fail the selector matches nothing in the page',
  });
});

it('the listener is called at each threshold', async () => {
  const { watch, seen, listener } = start({ thresholds: [0, 0.5, 1] });
  await watch.observe('#a', listener);
  for (const top of [110, 160, 210]) {
    scroller().scrollTop = top;
    await quiet();
  }
  expect(seen.map(({ intersectionRatio }) => intersectionRatio.toFixed(2))).toEqual([
    '0.10',
    '0.60',
    '1.00',
  ]);
});

it('the first call is left out if the ratio equals initialRatio', async () => {
  const { watch, seen, listener } = start({ initialRatio: 1 });
  await watch.observe('#a', listener);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.intersectionRatio).toBe(0);
});

it('observes all matches with observeAll', async () => {
  const { watch, seen, listener } = start({ observeAll: true });
  await watch.observe('.row', listener);
  scroller().scrollTop = 300;
  await vi.waitFor(() => expect(seen.map(({ id }) => id)).toEqual(['a', 'b']));
});

it('margins extend the visible area', async () => {
  const { watch, seen, listener } = start();
  await watch.relativeToViewport({ bottom: 150 }).observe('#a', listener);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.intersectionRatio).toBeCloseTo(0.5, 1);
});

it('relativeTo compares with another element', async () => {
  const { watch, seen, listener } = start();
  await watch.relativeTo('#box').observe('#deep', listener);
  document.querySelector('#box')!.scrollTop = 400;
  await vi.waitFor(() => expect(seen).toHaveLength(1));
});

it.each<[string, (end: ReturnType<typeof start>) => unknown]>([
  ['disconnect', ({ watch }) => watch.disconnect()],
  ['the end of its page', ({ unload }) => unload('p1')],
])('the observer ends with %s', async (_what, end) => {
  const started = start();
  const { watch, seen, listener } = started;
  await watch.observe('#a', listener);
  await quiet();
  await end(started);
  scroller().scrollTop = 200;
  await quiet();
  expect(seen).toEqual([]);
});

it('[S8.2] the observer ends with its lifetime', async () => {
  const life = new AbortController();
  const { watch, seen, listener } = start(undefined, life.signal);
  await watch.observe('#a', listener);
  life.abort();
  scroller().scrollTop = 200;
  await quiet();
  expect(seen).toEqual([]);
  await expect(watch.observe('#a', listener)).rejects.toMatchObject({ code: 'abort' });
});

it.each<[unknown, unknown, unknown, string, string]>([
  [undefined, '#none', () => {}, 'not-found', 'the selector matches nothing in the page'],
  [undefined, '##', () => {}, 'invalid', 'parameter.selector is not a selector: ##'],
  [undefined, '#a', 5, 'invalid', 'parameter.listener should be a function'],
  [5, '#a', () => {}, 'invalid', 'the parameter should be an object'],
  [{ thresholds: 1 }, '#a', () => {}, 'invalid', 'parameter.thresholds should be a list'],
])(
  'rejects the options %j with the target %j',
  async (options, target, listener, code, message) => {
    const { watch } = start(options);
    await expect(watch.observe(target as never, listener as never)).rejects.toMatchObject({
      code,
      errMsg: `createIntersectionObserver().observe:fail ${message}`,
    });
  },
);

it('rejects with not-found if relativeTo matches nothing', async () => {
  const { watch, listener } = start();
  await expect(watch.relativeTo('#none').observe('#a', listener)).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('the object exists before its code has loaded', async () => {
  const { context, seen, listener } = start();
  const watch = createPlatform(context, {} as Navigator).createIntersectionObserver();
  await watch.relativeToViewport({ bottom: 150 }).observe('#a', listener);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  await watch.disconnect();
});

it('disconnect removes its listeners from the lifetime', async () => {
  const life = new AbortController();
  const { ever, left } = keptListeners(life.signal);
  const { watch } = start({}, life.signal);
  await watch.observe('#a', () => {});
  await watch.disconnect();
  expect([ever(), left()]).toEqual([1, 0]);
});
