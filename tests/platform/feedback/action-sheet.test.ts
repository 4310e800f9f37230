import { expect, it } from 'vitest';
import { showActionSheet } from '@/platform/feedback/calls';
import { fakePlatform } from '../../helpers/fake-platform';

function start() {
  const fake = fakePlatform();
  const { overlays } = fake.context;
  return {
    ...fake,
    ask: showActionSheet(fake.context),
    top: () => {
      const [overlay] = overlays.getState().open;
      if (overlay?.kind !== 'action-sheet') throw new Error('no action sheet is open');
      return overlay;
    },
    opened: () => overlays.getState().open.length,
  };
}

it('showActionSheet resolves with the index of the choice, also with 0', async () => {
  const { ask, top } = start();
  const choice = ask({ itemList: ['a', 'b'], title: 'Which?' });
  expect(top().props).toEqual({ itemList: ['a', 'b'], title: 'Which?', itemColor: undefined });
  top().close(0);
  expect(await choice).toEqual({ tapIndex: 0 });
});

it.each(['back', 'leave'] as const)(
  'showActionSheet rejects with code cancel on %s',
  async (how) => {
    const { ask, opened, ...fake } = start();
    const choice = ask({ itemList: ['a'] });
    fake[how]();
    await expect(choice).rejects.toMatchObject({
      code: 'cancel',
      errMsg: 'showActionSheet:fail cancel',
    });
    expect(opened()).toBe(0);
  },
);

it.each([
  [{ itemList: [] }, 'showActionSheet:fail parameter.itemList should have at least 1 item'],
  [{}, 'showActionSheet:fail Missing required parameter `itemList`'],
  [undefined, 'showActionSheet:fail Missing required parameter `itemList`'],
  [{ itemList: 'abc' }, 'showActionSheet:fail parameter.itemList should be a list'],
  [{ itemList: ['a', 2] }, 'showActionSheet:fail parameter.itemList[1] should be a string'],
  [
    { itemList: ['a'], itemColor: '!' },
    'showActionSheet:fail parameter.itemColor should be a CSS colour, not "!"',
  ],
])('[S5.2] showActionSheet refuses %j and opens nothing', async (params, expected) => {
  const { ask, opened } = start();
  await expect(ask(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: expected,
  });
  expect(opened()).toBe(0);
});
