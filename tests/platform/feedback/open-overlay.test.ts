import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askOverlay, showOverlay } from '@/platform/feedback/open-overlay';
import { fakePlatform } from '../../helpers/fake-platform';

/** A call that is not aborted. */
const never = { signal: new AbortController().signal };

const modal = {
  title: '',
  content: '',
  showCancel: true,
  cancelText: undefined,
  cancelColor: undefined,
  confirmText: undefined,
  confirmColor: undefined,
  editable: false,
  placeholderText: '',
};

it('all overlays close if their code cannot be loaded', async () => {
  const { context, layers } = fakePlatform();
  const { overlays } = context;
  showOverlay(
    context,
    'loading',
    { title: '', mask: false },
    { page: context.navigator.activePage() },
  );
  const answer = askOverlay(context, 'modal', modal, never);
  overlays.fail('offline');
  await expect(answer).rejects.toBe('offline');
  expect(overlays.getState().open).toEqual([]);
  expect(layers()).toBe(0);
});

it('a question closes with the answer null when the signal is aborted', async () => {
  const { context, layers } = fakePlatform();
  const caller = new AbortController();
  const answer = askOverlay(context, 'modal', modal, { signal: caller.signal });
  caller.abort();
  expect(await answer).toBeNull();
  expect(context.overlays.getState().open).toEqual([]);
  expect(layers()).toBe(0);
});

it('askOverlay rejects after the app was unmounted', async () => {
  const { context, layers } = fakePlatform();
  context.life.abort();
  await expect(askOverlay(context, 'modal', modal, never)).rejects.toThrow('the app was unmounted');
  expect(context.overlays.getState().open).toEqual([]);
  expect(layers()).toBe(0);
});

it('every overlay has a different id', () => {
  const { context } = fakePlatform();
  const first = showOverlay(context, 'loading', { title: '', mask: false });
  first.close();
  const second = showOverlay(context, 'loading', { title: '', mask: false });
  expect(second.id).not.toBe(first.id);
});

it('every question settles once, for any order of answers, Back, unload and failure', async () => {
  const step = fc.oneof(
    fc.constantFrom('ask', 'back', 'leave', 'fail' as const),
    fc.record({ close: fc.nat(5), typed: fc.option(fc.string()) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { context, back, leave, layers } = fakePlatform();
      const { overlays } = context;
      const settled: string[] = [];
      let asked = 0;
      for (const action of steps) {
        if (action === 'ask') {
          asked += 1;
          askOverlay(context, 'modal', modal, never).then(
            () => settled.push('answered'),
            () => settled.push('failed'),
          );
        } else if (action === 'back') back();
        else if (action === 'leave') leave();
        else if (action === 'fail') overlays.fail('lost');
        else {
          const overlay = overlays.getState().open[action.close];
          if (overlay?.kind === 'modal') {
            overlay.close(action.typed === null ? null : { typed: action.typed });
          }
        }
        expect(layers()).toBe(overlays.getState().open.length);
      }
      leave();
      await new Promise((resolve) => setTimeout(resolve));
      expect(settled).toHaveLength(asked);
      expect(overlays.getState().open).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
