import { expect, it } from 'vitest';
import { shouldReconnect } from '@/platform/sockets/should-reconnect';

it.each([1001, 1005, 1006, 1011, 1012, 1013, 1014])('connects again after %i', (code) =>
  expect(shouldReconnect(code)).toBe(true),
);

it.each([1000, 1002, 1003, 1007, 1008, 1009, 1010, 1015, 3000, 3999, 4001, 4999])(
  'takes %i for the end',
  (code) => expect(shouldReconnect(code)).toBe(false),
);
