import { expect, it } from 'vitest';
import { isRefusal, quote, refuse } from '@/router/core/refusal';
import { targetOf } from '../../helpers/nav-states';

it('isRefusal separates a refusal from a target', () => {
  expect(isRefusal(refuse('locked', 'locked: /list'))).toBe(true);
  expect(refuse('locked', 'locked: /list')).toEqual({
    refused: 'locked',
    message: 'locked: /list',
  });
  expect(isRefusal(targetOf('/list'))).toBe(false);
});

it('messages quote at most 200 characters of a target', () => {
  expect(quote('x'.repeat(200))).toBe('x'.repeat(200));
  expect(quote('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});
