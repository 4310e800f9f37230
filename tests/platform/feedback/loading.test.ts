import { expect, it } from 'vitest';
import { hideLoading, showLoading, showToast } from '@/platform/feedback/calls';
import { fakePlatform } from '../../helpers/fake-platform';

function start(page?: Parameters<typeof fakePlatform>[0]) {
  const fake = fakePlatform(page);
  const { overlays } = fake.context;
  return {
    ...fake,
    show: showLoading(fake.context),
    hide: hideLoading(fake.context),
    titles: () =>
      overlays.getState().open.map(({ props }) => ('title' in props ? props.title : undefined)),
  };
}

it('the loading sign stays until hideLoading', async () => {
  const { show, hide, titles, pass } = start();
  await show({ title: 'One moment' });
  pass(100_000_000);
  expect(titles()).toEqual(['One moment']);
  await hide();
  expect(titles()).toEqual([]);
});

it('after two showLoading calls, the loading sign closes with the second hideLoading', async () => {
  const { show, hide, titles } = start();
  await show({ title: 'a' });
  await show({ title: 'b' });
  await hide();
  expect(titles()).toEqual(['a']);
  await hide();
  expect(titles()).toEqual([]);
});

it('a loading sign closes when its page is unloaded, and the signs of other pages stay', async () => {
  const { show, turnTo, unload, titles, unloadListeners } = start();
  await show({ title: 'below' });
  turnTo({ id: 'p2' });
  await show({ title: 'above' });
  unload('p2');
  expect(titles()).toEqual(['below']);
  unload('p1');
  expect(titles()).toEqual([]);
  expect(unloadListeners()).toBe(0);
});

it('showLoading works before the first page', async () => {
  const { show, titles } = start({ page: null });
  await show({ title: 'Starting' });
  expect(titles()).toEqual(['Starting']);
});

it('pairs of showLoading and hideLoading leave no listener', async () => {
  const { show, hide, unloadListeners } = start();
  for (let round = 0; round < 100; round++) {
    await show();
    await hide();
  }
  expect(unloadListeners()).toBe(0);
});

it('showLoading refuses a title that is not a string', async () => {
  await expect(start().show({ title: {} as string })).rejects.toMatchObject({
    errMsg: 'showLoading:fail parameter.title should be a string',
  });
});

it('hideLoading closes the loading sign and keeps the toast', async () => {
  const { context } = fakePlatform();
  await showLoading(context)();
  await showToast(context)();
  await hideLoading(context)();
  expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['toast']);
});

it('a surplus hideLoading does not hide the next loading sign', async () => {
  const { context } = fakePlatform();
  await hideLoading(context)();
  await showLoading(context)();
  expect(context.overlays.getState().open).toHaveLength(1);
});
