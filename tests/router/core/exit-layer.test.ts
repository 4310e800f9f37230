import { expect, it } from 'vitest';
import { EXIT_LAYER } from '@/router/core/state';

it('[S8.5] the exit prompt has a name of its own, that history entries of older versions carry', () => {
  expect(EXIT_LAYER).toBe('exit');
});
