import { describe, expect, it } from 'vitest';
import { hideNotify, showNotify, showToast } from '@/platform/feedback/calls';
import { fakePlatform } from '../../helpers/fake-platform';

function start() {
  const fake = fakePlatform();
  const { overlays } = fake.context;
  return {
    ...fake,
    notify: showNotify(fake.context),
    shown: () => overlays.getState().open.map(({ kind, props }) => ({ kind, props })),
    messages: () =>
      overlays.getState().open.map(({ props }) => ('message' in props ? props.message : undefined)),
  };
}

it('a banner has the primary type, its colours and no tap handler by default', async () => {
  const { notify, shown } = start();
  await notify({ message: 'Back online' });
  expect(shown()).toEqual([
    {
      kind: 'notify',
      props: {
        message: 'Back online',
        type: 'primary',
        color: undefined,
        background: undefined,
        onTap: undefined,
      },
    },
  ]);
});

it.each([
  [undefined, 'showNotify:fail Missing required parameter `message`'],
  [{ message: 5 }, 'showNotify:fail parameter.message should be a string'],
  [
    { message: 'x', type: 'info' },
    'showNotify:fail parameter.type should be one of primary, success, warning, danger',
  ],
  [{ message: 'x', duration: '3s' }, 'showNotify:fail parameter.duration should be a number'],
  [{ message: 'x', color: '!' }, 'showNotify:fail parameter.color should be a CSS colour, not "!"'],
  [
    { message: 'x', background: '!' },
    'showNotify:fail parameter.background should be a CSS colour, not "!"',
  ],
  [{ message: 'x', onTap: 'go' }, 'showNotify:fail parameter.onTap should be a function'],
])('showNotify refuses %j and shows nothing', async (params, errMsg) => {
  const { notify, shown } = start();
  await expect(notify(params as never)).rejects.toMatchObject({ code: 'invalid', errMsg });
  expect(shown()).toEqual([]);
});

describe('[S9.23] the time of a banner', () => {
  it('a banner closes after 3000 ms by default', async () => {
    const { notify, messages, pass } = start();
    await notify({ message: 'x' });
    pass(2999);
    expect(messages()).toEqual(['x']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('a banner closes after the duration of the call', async () => {
    const { notify, messages, pass } = start();
    await notify({ message: 'x', duration: 500 });
    pass(499);
    expect(messages()).toEqual(['x']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('the time of a banner pauses while the page is hidden', async () => {
    const { notify, messages, pass, hide } = start();
    await notify({ message: 'x' });
    pass(1000);
    hide(true);
    pass(60_000);
    hide(false);
    pass(1999);
    expect(messages()).toEqual(['x']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it.each([0, -5])('a banner with a duration of %d stays open', async (duration) => {
    const { notify, messages, pass, timers } = start();
    await notify({ message: 'x', duration });
    expect(timers()).toBe(0);
    pass(10_000_000);
    expect(messages()).toEqual(['x']);
  });
});

it('a new banner replaces the old one and keeps its full time', async () => {
  const { notify, messages, pass } = start();
  await notify({ message: 'first' });
  pass(2900);
  await notify({ message: 'second' });
  expect(messages()).toEqual(['second']);
  pass(2999);
  expect(messages()).toEqual(['second']);
  pass(1);
  expect(messages()).toEqual([]);
});

it('a banner with an end outlives its page, and a banner without an end closes with its page', async () => {
  const { notify, messages, unload, layers } = start();
  await notify({ message: 'timed' });
  expect(layers()).toBe(0);
  unload('p1');
  expect(messages()).toEqual(['timed']);
  await notify({ message: 'stays', duration: 0 });
  unload('p1');
  expect(messages()).toEqual([]);
});

it('hideNotify closes the banner and keeps the toast', async () => {
  const { context } = fakePlatform();
  await showToast(context)({ title: 'Saved' });
  await showNotify(context)({ message: 'x', duration: 0 });
  await hideNotify(context)();
  await hideNotify(context)();
  expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['toast']);
});
