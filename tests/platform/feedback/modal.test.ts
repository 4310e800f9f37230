import { expect, it } from 'vitest';
import { showModal } from '@/platform/feedback/calls';
import { fakePlatform } from '../../helpers/fake-platform';

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

it('showModal resolves with confirm when the user confirms, and its layer closes', async () => {
  const { ask, top, layers, opened } = start();
  const answer = ask({ title: 'Sure?' });
  expect(layers()).toBe(1);
  top().close({ typed: '' });
  expect(await answer).toEqual({ confirm: true, cancel: false });
  expect(layers()).toBe(0);
  expect(opened()).toBe(0);
});

it('showModal resolves with cancel when the user dismisses the modal', async () => {
  const { ask, top } = start();
  const answer = ask();
  top().close();
  expect(await answer).toEqual({ confirm: false, cancel: true });
});

it('showModal resolves with cancel after Back, and after the user leaves the page', async () => {
  const { ask, back, leave, opened } = start();
  const first = ask();
  back();
  expect(await first).toEqual({ confirm: false, cancel: true });
  const second = ask();
  leave();
  expect(await second).toEqual({ confirm: false, cancel: true });
  expect(opened()).toBe(0);
});

it('the first of several answers to a modal counts', async () => {
  const { ask, top, back } = start();
  const answer = ask();
  const modal = top();
  modal.close({ typed: '' });
  back();
  modal.close();
  expect(await answer).toEqual({ confirm: true, cancel: false });
});

it('several open modals all settle, in any order', async () => {
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

it('showModal resolves with the typed text only if the modal is editable', async () => {
  const { ask, top } = start();
  const typed = ask({ editable: true, content: 'old name' });
  expect(top().props).toMatchObject({ editable: true, content: 'old name' });
  top().close({ typed: 'new name' });
  expect(await typed).toEqual({ confirm: true, cancel: false, content: 'new name' });
  const plain = ask({ content: 'text' });
  top().close({ typed: 'text' });
  expect(await plain).toEqual({ confirm: true, cancel: false });
});

it('a modal has a cancel button, no texts and no colours by default', async () => {
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
  [
    { confirmColor: 'url(x)' },
    'showModal:fail parameter.confirmColor should be a CSS colour, not "url(x)"',
  ],
  [{ cancelColor: '' }, 'showModal:fail parameter.cancelColor should be a CSS colour, not ""'],
])('showModal refuses %j and opens nothing', async (params, errMsg) => {
  const { ask, opened, layers } = start();
  await expect(ask(params as never)).rejects.toMatchObject({ code: 'invalid', errMsg });
  expect(opened()).toBe(0);
  expect(layers()).toBe(0);
});

it('the error of a colour carries the name of the parameter', async () => {
  await expect(start().ask({ confirmColor: 'url(x)' })).rejects.toMatchObject({
    code: 'invalid',
    parameter: 'confirmColor',
  });
});

it('showModal rejects if its code cannot be loaded', async () => {
  const { ask, overlays, layers } = start();
  const answer = ask();
  overlays.fail(new Error('its code could not be loaded'));
  await expect(answer).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'showModal:fail its code could not be loaded',
  });
  expect(layers()).toBe(0);
});
