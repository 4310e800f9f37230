import { describe, expect, it } from 'vitest';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

/** The calls of a new app, whose code has not loaded yet. */
function start() {
  const fake = fakePlatform();
  const titles = () =>
    fake.context.overlays.getState().open.map(({ props }) => Reflect.get(props, 'title') as string);
  return { ...fake, calls: platformOf(fake.context), titles };
}

describe('a message whose code is still loading', () => {
  it('a loading sign does not open if its page is unloaded first', async () => {
    const { calls, turnTo, unload, titles } = start();
    const shown = calls.showLoading({ title: 'of the closed page' });
    turnTo({ id: 'p2' });
    unload('p1');
    await shown;
    expect(titles()).toEqual([]);
    await calls.showLoading({ title: 'of the next' });
    expect(titles()).toEqual(['of the next']);
  });

  it('a loading sign belongs to the page of the call, also if another page is on top when it opens', async () => {
    const { calls, turnTo, unload, titles } = start();
    const shown = calls.showLoading({ title: 'below' });
    turnTo({ id: 'p2' });
    await shown;
    unload('p2');
    expect(titles()).toEqual(['below']);
    unload('p1');
    expect(titles()).toEqual([]);
  });

  it('a banner without an end does not open if its page is unloaded first', async () => {
    const { calls, turnTo, unload, context, pass } = start();
    const shown = Promise.all([
      calls.showNotify({ message: 'for good', duration: 0 }),
      calls.showNotify({ message: 'for a while' }),
    ]);
    turnTo({ id: 'p2' });
    unload('p1');
    await shown;
    const messages = () =>
      context.overlays.getState().open.map(({ props }) => Reflect.get(props, 'message') as string);
    expect(messages()).toEqual(['for a while']);
    pass(3000);
    expect(messages()).toEqual([]);
  });

  it('an aborted call opens nothing', async () => {
    const { calls, titles } = start();
    for (const shown of [
      calls.showLoading({ title: 'aborted' }),
      calls.showNotify({ message: 'aborted' }),
    ]) {
      shown.abort();
      await expect(shown).rejects.toMatchObject({ code: 'abort' });
    }
    await calls.showToast({ title: 'later' });
    expect(titles()).toEqual(['later']);
  });
});

describe('a change of a page whose code is still loading', () => {
  it('a change belongs to the page of the call, also if another page is on top when it runs', async () => {
    const { calls, turnTo, context } = start();
    const changed = [
      calls.setNavigationBarTitle({ title: 'of the first' }),
      calls.showNavigationBarLoading(),
      calls.startPullDownRefresh(),
      calls.setPageMeta({ pageStyle: 'color: red' }),
      calls.setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: '#000000' }),
    ];
    turnTo({ id: 'p2' });
    await Promise.all(changed);
    const { pages } = context.chrome.getState();
    expect(Object.keys(pages)).toEqual(['p1']);
    expect(pages).toMatchObject({
      p1: { title: 'of the first', loading: true, refreshing: true, frontColor: '#ffffff' },
    });
    await calls.setNavigationBarTitle({ title: 'of the second' });
    expect(context.chrome.getState().pages).toMatchObject({ p2: { title: 'of the second' } });
  });

  it('a change of an unloaded page or of an aborted call does nothing', async () => {
    const { calls, turnTo, unload, context } = start();
    const aborted = calls.setPageMeta({ pageStyle: 'color: red' });
    aborted.abort();
    await expect(aborted).rejects.toMatchObject({ code: 'abort' });
    const left = [
      calls.setNavigationBarTitle({ title: 'left' }),
      calls.startPullDownRefresh(),
      calls.stopPullDownRefresh(),
    ];
    turnTo({ id: 'p2' });
    unload('p1');
    await Promise.all(left);
    expect(context.chrome.getState().pages).toEqual({});
  });
});

describe('a question whose code is still loading', () => {
  const cancelled = { code: 'cancel' };

  it.each<[string, (calls: ReturnType<typeof start>['calls']) => Promise<unknown>, object]>([
    ['a modal', ({ showModal }) => showModal({ title: '?' }), { confirm: false, cancel: true }],
    ['an action sheet', ({ showActionSheet }) => showActionSheet({ itemList: ['x'] }), cancelled],
    ['a preview', ({ previewImage }) => previewImage({ urls: ['/x.png'] }), cancelled],
  ])('%s does not open over another page', async (_what, ask, answer) => {
    const { calls, turnTo, context, layers } = start();
    const question = ask(calls).catch((error: unknown) => error);
    turnTo({ id: 'p2' });
    // The calls of one file run in order, so the question has run before the toast.
    await calls.showToast({ title: 'later' });
    expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['toast']);
    expect(layers()).toBe(0);
    expect(await question).toMatchObject(answer);
  });

  it('a modal opens over the page of the call', async () => {
    const { calls, context } = start();
    const question = calls.showModal({ title: '?' });
    await calls.showToast({ title: 'later' });
    context.overlays.getState().open[0]?.close();
    expect(await question).toEqual({ confirm: false, cancel: true });
  });
});
