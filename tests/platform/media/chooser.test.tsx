import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaitPicker } from '@/platform/media/chooser';
import { openPicker } from '@/platform/media/picker';
import { chooserPlatform, fileOf } from '../../helpers/chooser';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const OLD = 'Mozilla/5.0 (Linux; Android 12; wv) Chrome/107.0.0.0 MicroMessenger/8.0.30 XWEB/1070';

function open(userAgent?: string) {
  const platform = chooserPlatform({
    userActivation: { isActive: true },
    ...(userAgent && { userAgent }),
  });
  const ending = new AbortController();
  const picker = openPicker(platform.context, 'chooseImage', {});
  if (!picker) throw new Error('no file chooser opened');
  let settled: unknown = 'waiting';
  const wait = async () => {
    settled = await awaitPicker(platform.context, picker, ending.signal);
  };
  void wait();
  // The tap that opened the chooser is over.
  platform.pass(1000);
  return {
    ...platform,
    abort: () => ending.abort(),
    outcome: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return settled;
    },
    passBy: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 50) platform.pass(50);
    },
  };
}

const picture = fileOf('a.png', 'image/png');
const focus = () => window.dispatchEvent(new Event('focus'));
const blur = () => window.dispatchEvent(new Event('blur'));

it('the chosen files are the result, and no listener is left', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  const { pick, outcome, inputs, unloadListeners } = open();
  expect(unloadListeners()).toBe(1);
  pick(picture);
  expect(await outcome()).toEqual([picture]);
  expect(inputs()).toHaveLength(0);
  expect(unloadListeners()).toBe(0);
  const types = removed.mock.calls.map(([type]) => type);
  expect(types).toEqual(expect.arrayContaining(['focus', 'pageshow', 'blur', 'pointerdown']));
});

it.each([
  ['the browser sends cancel', (p: ReturnType<typeof open>) => p.cancel()],
  ['the change has no files', (p: ReturnType<typeof open>) => p.pick()],
  ['the page is unloaded', (p: ReturnType<typeof open>) => p.unload('p1')],
  ['the call is aborted', (p: ReturnType<typeof open>) => p.abort()],
])('the result is null if %s', async (_when, end) => {
  const platform = open();
  end(platform);
  expect(await platform.outcome()).toBeNull();
});

describe.each([
  ['with a cancel event', undefined, 10_000],
  ['without a cancel event', OLD, 3000],
] as const)('after the return to the page, in an engine %s', (_engine, userAgent, patience) => {
  it.each([
    ['focus', focus],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a touch', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ])(
    `%s starts a wait of ${patience} ms, and then the choice is cancelled`,
    async (_what, comeBack) => {
      const { passBy, outcome } = open(userAgent);
      comeBack();
      passBy(patience - 500);
      expect(await outcome()).toBe('waiting');
      passBy(1500);
      expect(await outcome()).toBeNull();
    },
  );

  it('a late change still counts', async () => {
    const { passBy, pick, outcome } = open(userAgent);
    focus();
    passBy(patience - 500);
    pick(picture);
    expect(await outcome()).toEqual([picture]);
  });

  it('files without a change event are found', async () => {
    const { passBy, put, outcome } = open(userAgent);
    focus();
    passBy(1000);
    put(picture);
    passBy(500);
    expect(await outcome()).toEqual([picture]);
  });

  it('leaving the page again restarts the wait', async () => {
    const { passBy, pick, outcome } = open(userAgent);
    focus();
    passBy(1000);
    blur();
    passBy(60_000);
    expect(await outcome()).toBe('waiting');
    pick(picture);
    expect(await outcome()).toEqual([picture]);
  });
});

it('the tap that opened the chooser is not a return', async () => {
  const platform = chooserPlatform();
  const picker = openPicker(platform.context, 'chooseImage', {});
  const chosen = awaitPicker(platform.context, picker!, new AbortController().signal);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(platform.timers()).toBe(0);
  platform.pass(60_000);
  platform.pick(picture);
  expect(await chosen).toEqual([picture]);
});

it('the focus of an element is not a return', async () => {
  const { passBy, outcome } = open();
  const button = document.body.appendChild(document.createElement('button'));
  button.dispatchEvent(new FocusEvent('focus'));
  passBy(60_000);
  expect(await outcome()).toBe('waiting');
});

it('an event before the wait still counts', async () => {
  const platform = chooserPlatform();
  const picker = openPicker(platform.context, 'chooseImage', {});
  platform.pick(picture);
  expect(await awaitPicker(platform.context, picker!, new AbortController().signal)).toEqual([
    picture,
  ]);
});

it('an aborted call removes the chooser', async () => {
  const platform = chooserPlatform();
  const picker = openPicker(platform.context, 'chooseImage', {});
  expect(await awaitPicker(platform.context, picker!, AbortSignal.abort())).toBeNull();
  expect(platform.inputs()).toHaveLength(0);
});
