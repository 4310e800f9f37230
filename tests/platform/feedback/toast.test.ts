import { describe, expect, it } from 'vitest';
import { hideToast, showLoading, showToast } from '@/platform/feedback/calls';
import { fakePlatform } from '../../helpers/fake-platform';

function start() {
  const fake = fakePlatform();
  const { overlays } = fake.context;
  return {
    ...fake,
    toast: showToast(fake.context),
    shown: () => overlays.getState().open.map(({ kind, props }) => ({ kind, props })),
    titles: () =>
      overlays.getState().open.map(({ props }) => ('title' in props ? props.title : undefined)),
  };
}

it('a toast has a success icon and no title by default', async () => {
  const { toast, shown } = start();
  await toast();
  expect(shown()).toEqual([
    {
      kind: 'toast',
      props: { title: '', icon: 'success', image: undefined, mask: false, position: 'center' },
    },
  ]);
});

it.each([
  [{ title: 5 }, 'showToast:fail parameter.title should be a string'],
  [
    { icon: 'star' },
    'showToast:fail parameter.icon should be one of success, error, loading, none',
  ],
  [{ duration: '2s' }, 'showToast:fail parameter.duration should be a number'],
  [{ mask: 'yes' }, 'showToast:fail parameter.mask should be true or false'],
])('showToast refuses %j and shows nothing', async (params, errMsg) => {
  const { toast, shown } = start();
  await expect(toast(params as never)).rejects.toMatchObject({ code: 'invalid', errMsg });
  expect(shown()).toEqual([]);
});

describe('[S9.4] the time of a toast', () => {
  it('a toast closes after 1500 ms by default', async () => {
    const { toast, titles, pass } = start();
    await toast({ title: 'Saved' });
    pass(1499);
    expect(titles()).toEqual(['Saved']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('a toast closes after the duration of the call', async () => {
    const { toast, titles, pass } = start();
    await toast({ title: 'Saved', duration: 3000 });
    pass(2999);
    expect(titles()).toEqual(['Saved']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('the time of a toast pauses while the page is hidden', async () => {
    const { toast, titles, pass, hide } = start();
    await toast({ title: 'Saved' });
    pass(1000);
    hide(true);
    hide(true);
    pass(60_000);
    expect(titles()).toEqual(['Saved']);
    hide(false);
    pass(499);
    expect(titles()).toEqual(['Saved']);
    pass(1);
    expect(titles()).toEqual([]);
  });
});

it('a new toast replaces the old one and keeps its full time', async () => {
  const { toast, titles, pass } = start();
  await toast({ title: 'first' });
  pass(1400);
  await toast({ title: 'second' });
  expect(titles()).toEqual(['second']);
  pass(1499);
  expect(titles()).toEqual(['second']);
  pass(1);
  expect(titles()).toEqual([]);
});

it('a toast outlives its page and opens no layer', async () => {
  const { toast, titles, unload, leave, layers } = start();
  await toast({ title: 'Saved' });
  expect(layers()).toBe(0);
  leave();
  unload('p1');
  expect(titles()).toEqual(['Saved']);
});

it('a closed toast leaves no timer and no listener', async () => {
  const { toast, pass, timers, unloadListeners } = start();
  await toast();
  pass(1500);
  expect(timers()).toBe(0);
  expect(unloadListeners()).toBe(0);
});

it.each(['a new toast', 'hideToast', 'code that cannot be loaded'])(
  'the timer of a toast ends when %s closes the toast',
  async (how) => {
    const { toast, context, pass, timers, hide } = start();
    await toast({ duration: 60_000 });
    if (how === 'a new toast') await toast();
    else if (how === 'hideToast') await hideToast(context)();
    else context.overlays.fail('lost');
    pass(1500);
    expect(timers()).toBe(0);
    // A page that is visible again starts no new timer.
    hide(true);
    hide(false);
    expect(timers()).toBe(0);
  },
);

it('hideToast closes the toast and keeps the loading sign', async () => {
  const { context } = fakePlatform();
  await showLoading(context)();
  await showToast(context)();
  await hideToast(context)();
  expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['loading']);
});

it('hideToast resolves if there is no toast', async () => {
  await expect(hideToast(fakePlatform().context)()).resolves.toBeUndefined();
});
