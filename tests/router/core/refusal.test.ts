import { expect, it } from 'vitest';
import { isRefusal, refuse, shorten } from '@/router/core/refusal';
import { targetOf } from '../../helpers/nav-states';

it('isRefusal separates a refusal from a target', () => {
  expect(isRefusal(refuse('locked', 'locked: /list'))).toBe(true);
  expect(refuse('locked', 'locked: /list')).toEqual({
    refused: 'locked',
    message: 'locked: /list',
  });
  expect(isRefusal(targetOf('/list'))).toBe(false);
});

it('shorten keeps at most 200 characters of a text', () => {
  expect(shorten('x'.repeat(200))).toBe('x'.repeat(200));
  expect(shorten('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});
