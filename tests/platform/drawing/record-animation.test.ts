import { expect, it } from 'vitest';
import { recordAnimation } from '@/platform/view/record-animation';

const option = (change: object = {}, transformOrigin = '50% 50% 0') => ({
  transformOrigin,
  transition: { duration: 400, timingFunction: 'linear', delay: 0, ...change },
});

it('writes down each step, with the reference’s defaults', () => {
  const data = recordAnimation().translate(10, '2em').opacity(0.5).step().export();
  expect(data).toEqual({
    actions: [
      {
        animates: [
          { type: 'translate', args: [10, '2em'] },
          { type: 'opacity', args: [0.5] },
        ],
        option: option(),
      },
    ],
  });
});

it('keeps what earlier steps did, and where in the row it stands', () => {
  const animation = recordAnimation();
  const data = animation.rotate(5).scale(2).step().rotate(10).step().export();
  expect(data.actions.map(({ animates }) => animates)).toEqual([
    [
      { type: 'rotate', args: [5] },
      { type: 'scale', args: [2] },
    ],
    [
      { type: 'rotate', args: [10] },
      { type: 'scale', args: [2] },
    ],
  ]);
});

it('takes its options, and a step’s own for that step', () => {
  const animation = recordAnimation({ duration: 100, transformOrigin: 'top' });
  const { actions } = animation
    .width(1)
    .step({ duration: 50, timingFunction: 'ease', delay: 5 })
    .step()
    .export();
  expect(actions.map((action) => action.option)).toEqual([
    option({ duration: 50, timingFunction: 'ease', delay: 5 }, 'top'),
    option({ duration: 100 }, 'top'),
  ]);
});

it('begins anew after an export', () => {
  const animation = recordAnimation();
  expect(animation.left(1).step().export().actions).toHaveLength(1);
  expect(animation.export()).toEqual({ actions: [] });
});

it('knows its names, and can be awaited and printed without harm', async () => {
  const animation = recordAnimation();
  for (const name of ['matrix', 'matrix3d', 'rotateZ', 'scale3d', 'skewX', 'translateY', 'top']) {
    expect((animation as never)[name], name).toBeInstanceOf(Function);
  }
  for (const name of ['then', 'toJSON', Symbol.iterator]) {
    expect((animation as never)[name], String(name)).toBeUndefined();
  }
  expect(await animation).toBe(animation);
  expect(JSON.stringify(animation)).toBe('{}');
  expect(animation.step().export().actions[0]?.animates).toEqual([]);
});

it.each([null, 5, 'fast'])('refuses the options %j', (options) => {
  expect(() => recordAnimation(options as never)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: 'createAnimation:fail the parameter should be an object',
    }) as Error,
  );
});
