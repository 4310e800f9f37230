import { expect, it } from 'vitest';
import { omit } from '@/shared/omit';

it('leaves out what is named, and only that', () => {
  const props = { id: 'when', label: 'Day', onClick: undefined, 'data-test': 1 };
  expect(omit(props, ['label', 'other'])).toEqual({
    id: 'when',
    onClick: undefined,
    'data-test': 1,
  });
  expect(props.label).toBe('Day');
});
