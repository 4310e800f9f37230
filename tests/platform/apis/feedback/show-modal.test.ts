import { expect, it } from 'vitest';
import { showModal } from '@/platform/feedback/calls';
import { fakePlatform } from '../../../helpers/fake-platform';

function start() {
  const fake = fakePlatform();
  const { overlays } = fake.context;
  return {
    ...fake,
    overlays,
    ask: showModal(fake.context),
    top: () => {
      const { open } = overlays.getState();
      const overlay = open[open.length - 1];
      if (overlay?.kind !== 'modal') throw new Error('no modal is open');
      return overlay;
    },
    opened: () => overlays.getState().open.length,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('resolves with confirm, and closes its layer', async () => {
  const { ask, top, layers, opened } = start();
  const answer = ask({ title: 'Sure?' });
  expect(layers()).toBe(1);
  top().close({ typed: '' });
  expect(await answer).toEqual({ confirm: true, cancel: false });
  expect(layers()).toBe(0);
  expect(opened()).toBe(0);
});

it('resolves with cancel when it is dismissed', async () => {
  const { ask, top } = start();
  const answer = ask();
  top().close();
  expect(await answer).toEqual({ confirm: false, cancel: true });
});

it('answers cancel on back, and on leaving the page', async () => {
  const { ask, back, leave, opened } = start();
  const first = ask();
  back();
  expect(await first).toEqual({ confirm: false, cancel: true });
  const second = ask();
  leave();
  expect(await second).toEqual({ confirm: false, cancel: true });
  expect(opened()).toBe(0);
});

it('takes the first of two endings', async () => {
  const { ask, top, back } = start();
  const answer = ask();
  const modal = top();
  modal.close({ typed: '' });
  back();
  modal.close();
  expect(await answer).toEqual({ confirm: true, cancel: false });
});

it('settles every one of several, whichever closes first', async () => {
  const { ask, overlays, back } = start();
  const answers = [ask({ title: 'a' }), ask({ title: 'b' }), ask({ title: 'c' })];
  const [first] = overlays.getState().open;
  first?.close();
  back();
  back();
  expect(await Promise.all(answers)).toEqual(
    Array.from({ length: 3 }, () => ({ confirm: false, cancel: true })),
  );
});

it('gives the typed text of an editable one, and only of that', async () => {
  const { ask, top } = start();
  const typed = ask({ editable: true, content: 'old name' });
  expect(top().props).toMatchObject({ editable: true, content: 'old name' });
  top().close({ typed: 'new name' });
  expect(await typed).toEqual({ confirm: true, cancel: false, content: 'new name' });
  const plain = ask({ content: 'text' });
  top().close({ typed: 'text' });
  expect(await plain).toEqual({ confirm: true, cancel: false });
});

it('has a cancel button, no texts and no colours unless told otherwise', async () => {
  const { ask, top } = start();
  void ask();
  await settle();
  expect(top().props).toEqual({
    title: '',
    content: '',
    showCancel: true,
    cancelText: undefined,
    cancelColor: undefined,
    confirmText: undefined,
    confirmColor: undefined,
    editable: false,
    placeholderText: '',
  });
});

it.each([
  [{ title: 1 }, 'showModal:fail parameter.title should be a string'],
  [{ showCancel: 0 }, 'showModal:fail parameter.showCancel should be true or false'],
  [{ confirmColor: 'url(x)' }, 'showModal:fail invalid confirmColor "url(x)"'],
  [{ cancelColor: '' }, 'showModal:fail invalid cancelColor ""'],
])('refuses %j and opens nothing', async (params, errMsg) => {
  const { ask, opened, layers } = start();
  await expect(ask(params as never)).rejects.toMatchObject({ code: 'invalid', errMsg });
  expect(opened()).toBe(0);
  expect(layers()).toBe(0);
});

it('rejects when it can not be drawn', async () => {
  const { ask, overlays, layers } = start();
  const answer = ask();
  overlays.fail(new Error('its code could not be loaded'));
  await expect(answer).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'showModal:fail its code could not be loaded',
  });
  expect(layers()).toBe(0);
});
