import { describe, expect, it } from 'vitest';
import { toFrame } from '@/platform/uni/play-animation';
import { type Animation, recordAnimation } from '@/platform/uni/record-animation';

describe('createAnimation', () => {
  const option = (change: object = {}, transformOrigin = '50% 50% 0') => ({
    transformOrigin,
    transition: { duration: 400, timingFunction: 'linear', delay: 0, ...change },
  });

  it('records each step with the defaults of uni-app', () => {
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

  it('a step contains the methods of earlier steps in their order', () => {
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

  it('uses its own options, and the options of a step for that step', () => {
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

  it('export returns the steps and removes them', () => {
    const animation = recordAnimation();
    expect(animation.left(1).step().export().actions).toHaveLength(1);
    expect(animation.export()).toEqual({ actions: [] });
  });

  it('has all methods, and can be awaited and serialised', async () => {
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

  it.each([null, 5, 'fast'])('throws for the options %j', (options) => {
    expect(() => recordAnimation(options as never)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        errMsg: 'createAnimation:fail the parameter should be an object',
      }) as Error,
    );
  });
});

describe('toFrame', () => {
  const frameOf = (draw: (animation: Animation) => Animation) =>
    toFrame(draw(recordAnimation()).step().export().actions[0]!);

  it.each<[string, (animation: Animation) => Animation]>([
    ['translate(10px, 2em)', (animation) => animation.translate(10, '2em')],
    ['translateZ(-5px)', (animation) => animation.translateZ(-5)],
    ['rotate(45deg)', (animation) => animation.rotate(45)],
    ['rotate3d(1, 0, 0.5, 90deg)', (animation) => animation.rotate3d(1, 0, 0.5, 90)],
    ['skew(5deg, 10deg)', (animation) => animation.skew(5, 10)],
    ['scale3d(1, 2, 3)', (animation) => animation.scale3d(1, 2, 3)],
    ['matrix(1, 0, 0, 1, 5, 5)', (animation) => animation.matrix(1, 0, 0, 1, 5, 5)],
    ['rotate(5deg) scale(2)', (animation) => animation.rotate(5).scale(2)],
  ])('is the transform %s', (transform, draw) => {
    expect(frameOf(draw)).toEqual({ transform, transformOrigin: '50% 50% 0' });
  });

  it('contains the other properties next to the transform', () => {
    expect(frameOf((a) => a.opacity(0.5).width(100).left('5vw').backgroundColor('red'))).toEqual({
      opacity: '0.5',
      width: '100px',
      left: '5vw',
      backgroundColor: 'red',
    });
  });
});
