import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaitPicker } from '@/platform/picker/await-picker';
import { openPicker } from '@/platform/picker/open-picker';
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
  if (!picker) throw new Error('it did not open');
  let settled: unknown = 'waiting';
  const wait = async () => {
    settled = await awaitPicker(platform.context, picker, ending.signal);
  };
  void wait();
  // Later than the tap that opened it.
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

it('gives what was chosen, and leaves nothing behind', async () => {
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
  ['the browser tells of a cancel', (p: ReturnType<typeof open>) => p.cancel()],
  ['a change brings nothing', (p: ReturnType<typeof open>) => p.pick()],
  ['the page goes', (p: ReturnType<typeof open>) => p.unload('p1')],
  ['the call is aborted', (p: ReturnType<typeof open>) => p.abort()],
])('gives null when %s', async (_when, end) => {
  const platform = open();
  end(platform);
  expect(await platform.outcome()).toBeNull();
});

describe.each([
  ['tells of a cancel', undefined, 10_000],
  ['does not', OLD, 3000],
] as const)('after the return, in an engine that %s', (_engine, userAgent, patience) => {
  it.each([
    ['focus', focus],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a touch', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ])(
    `that %s tells of, it is a cancel when ${patience} ms bring nothing`,
    async (_what, comeBack) => {
      const { passBy, outcome } = open(userAgent);
      comeBack();
      passBy(patience - 500);
      expect(await outcome()).toBe('waiting');
      passBy(1500);
      expect(await outcome()).toBeNull();
    },
  );

  it('a late change is not lost', async () => {
    const { passBy, pick, outcome } = open(userAgent);
    focus();
    passBy(patience - 500);
    pick(picture);
    expect(await outcome()).toEqual([picture]);
  });

  it('files that come without a change are found', async () => {
    const { passBy, put, outcome } = open(userAgent);
    focus();
    passBy(1000);
    put(picture);
    passBy(500);
    expect(await outcome()).toEqual([picture]);
  });

  it('who leaves again is waited for anew', async () => {
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

it('does not take the tap that opened it for a return', async () => {
  const platform = chooserPlatform();
  const picker = openPicker(platform.context, 'chooseImage', {});
  const chosen = awaitPicker(platform.context, picker!, new AbortController().signal);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(platform.timers()).toBe(0);
  platform.pass(60_000);
  platform.pick(picture);
  expect(await chosen).toEqual([picture]);
});

it('does not take an element’s focus for a return', async () => {
  const { passBy, outcome } = open();
  const button = document.body.appendChild(document.createElement('button'));
  button.dispatchEvent(new FocusEvent('focus'));
  passBy(60_000);
  expect(await outcome()).toBe('waiting');
});

it('hears what was told before it listened', async () => {
  const platform = chooserPlatform();
  const picker = openPicker(platform.context, 'chooseImage', {});
  platform.pick(picture);
  expect(await awaitPicker(platform.context, picker!, new AbortController().signal)).toEqual([
    picture,
  ]);
});

it('is nobody’s any more when the call was aborted before', async () => {
  const platform = chooserPlatform();
  const picker = openPicker(platform.context, 'chooseImage', {});
  expect(await awaitPicker(platform.context, picker!, AbortSignal.abort())).toBeNull();
  expect(platform.inputs()).toHaveLength(0);
});
