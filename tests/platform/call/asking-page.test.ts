import { describe, expect, it } from 'vitest';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

/** Calls whose code has still to come. */
function start() {
  const fake = fakePlatform();
  const titles = () =>
    fake.context.overlays.getState().open.map(({ props }) => Reflect.get(props, 'title') as string);
  return { ...fake, calls: platformOf(fake.context), titles };
}

describe('the page that a call was made on', () => {
  it('takes its loading sign along, also when that was still to come', async () => {
    const { calls, turnTo, unload, titles } = start();
    const shown = calls.showLoading({ title: 'of the closed page' });
    turnTo({ id: 'p2' });
    unload('p1');
    await shown;
    expect(titles()).toEqual([]);
    await calls.showLoading({ title: 'of the next' });
    expect(titles()).toEqual(['of the next']);
  });

  it('has it until it is closed itself, whichever page is on top when it comes', async () => {
    const { calls, turnTo, unload, titles } = start();
    const shown = calls.showLoading({ title: 'below' });
    turnTo({ id: 'p2' });
    await shown;
    unload('p2');
    expect(titles()).toEqual(['below']);
    unload('p1');
    expect(titles()).toEqual([]);
  });

  it('has its banner without an end in the same way', async () => {
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

  it('shows nothing for a call that was aborted by then', async () => {
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

describe('a change of a page', () => {
  it('is of the one that asked, whichever is on top when its code comes', async () => {
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

  it('is nothing any more when that has gone, or at an abort', async () => {
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

describe('a question whose code is still on its way', () => {
  const cancelled = { code: 'cancel' };

  it.each<[string, (calls: ReturnType<typeof start>['calls']) => Promise<unknown>, object]>([
    ['a modal', ({ showModal }) => showModal({ title: '?' }), { confirm: false, cancel: true }],
    ['an action sheet', ({ showActionSheet }) => showActionSheet({ itemList: ['x'] }), cancelled],
    ['a preview', ({ previewImage }) => previewImage({ urls: ['/x.png'] }), cancelled],
  ])('%s is not asked over another page', async (_what, ask, answer) => {
    const { calls, turnTo, context, layers } = start();
    const asked = ask(calls).catch((error: unknown) => error);
    turnTo({ id: 'p2' });
    // Behind it in the same queue.
    await calls.showToast({ title: 'later' });
    expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['toast']);
    expect(layers()).toBe(0);
    expect(await asked).toMatchObject(answer);
  });

  it('is asked over its own', async () => {
    const { calls, context } = start();
    const asked = calls.showModal({ title: '?' });
    await calls.showToast({ title: 'later' });
    context.overlays.getState().open[0]?.close();
    expect(await asked).toEqual({ confirm: false, cancel: true });
  });
});
