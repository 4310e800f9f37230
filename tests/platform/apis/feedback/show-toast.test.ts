import { describe, expect, it } from 'vitest';
import { hideToast, showToast } from '@/platform/feedback/calls';
import { fakePlatform } from '../../../helpers/fake-platform';

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

it('shows a success icon and no title unless told otherwise', async () => {
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
])('refuses %j', async (params, errMsg) => {
  const { toast, shown } = start();
  await expect(toast(params as never)).rejects.toMatchObject({ code: 'invalid', errMsg });
  expect(shown()).toEqual([]);
});

describe('[S9.4] time', () => {
  it('goes after 1500 ms', async () => {
    const { toast, titles, pass } = start();
    await toast({ title: 'Saved' });
    pass(1499);
    expect(titles()).toEqual(['Saved']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('goes after its own duration', async () => {
    const { toast, titles, pass } = start();
    await toast({ title: 'Saved', duration: 3000 });
    pass(2999);
    expect(titles()).toEqual(['Saved']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('stands still while the page is out of sight', async () => {
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

it('takes the place of the old one and keeps its full time', async () => {
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

it('outlives its page and opens no layer', async () => {
  const { toast, titles, unload, leave, layers } = start();
  await toast({ title: 'Saved' });
  expect(layers()).toBe(0);
  leave();
  unload('p1');
  expect(titles()).toEqual(['Saved']);
});

it('leaves no timer and no listener behind', async () => {
  const { toast, pass, timers, unloadListeners } = start();
  await toast();
  pass(1500);
  expect(timers()).toBe(0);
  expect(unloadListeners()).toBe(0);
});

it.each(['a new one', 'hideToast', 'code that does not come'])(
  'waits no longer once %s has taken it away',
  async (how) => {
    const { toast, context, pass, timers, hide } = start();
    await toast({ duration: 60_000 });
    if (how === 'a new one') await toast();
    else if (how === 'hideToast') await hideToast(context)();
    else context.overlays.fail('lost');
    pass(1500);
    expect(timers()).toBe(0);
    // Seen again, it does not begin anew.
    hide(true);
    hide(false);
    expect(timers()).toBe(0);
  },
);
