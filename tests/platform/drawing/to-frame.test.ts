import { expect, it } from 'vitest';
import { type Animation, recordAnimation } from '@/platform/view/record-animation';
import { toFrame } from '@/platform/view/play-animation';

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
])('is %s', (transform, draw) => {
  expect(frameOf(draw)).toEqual({ transform, transformOrigin: '50% 50% 0' });
});

it('has plain properties beside', () => {
  expect(frameOf((a) => a.opacity(0.5).width(100).left('5vw').backgroundColor('red'))).toEqual({
    opacity: '0.5',
    width: '100px',
    left: '5vw',
    backgroundColor: 'red',
  });
});
