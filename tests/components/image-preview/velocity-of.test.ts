import { expect, it } from 'vitest';
import { velocityOf } from '@/components/image-preview/velocity-of';

const at = (time: number, x: number, y = 0) => ({ time, x, y });

it('is that of the last tenth of a second', () => {
  const samples = [at(0, 0), at(500, 1000), at(560, 1000, 30), at(580, 1040, 40)];
  expect(velocityOf(samples, 590)).toEqual({ x: 0.5, y: 0.5 });
});

it('is none for a finger that rested, for one sample, and for none', () => {
  expect(velocityOf([at(0, 0), at(20, 100)], 400)).toEqual({ x: 0, y: 0 });
  expect(velocityOf([at(0, 50)], 0)).toEqual({ x: 0, y: 0 });
  expect(velocityOf([], 0)).toEqual({ x: 0, y: 0 });
});
