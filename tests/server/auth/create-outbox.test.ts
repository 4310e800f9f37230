import { expect, it } from 'vitest';
import { createOutbox } from '../../../server/auth/create-outbox.mjs';

it('keeps the last hundred messages, newest first', () => {
  const outbox = createOutbox(() => 0);
  for (let count = 0; count < 101; count += 1) outbox.add(String(count % 2), `00${count}`);
  expect(outbox.list(null)).toHaveLength(100);
  expect(outbox.list('1')).toHaveLength(50);
  expect(outbox.list('0')[0]).toEqual({
    phone: '0',
    code: '00100',
    text: 'Your code is 00100. It is valid for 5 minutes.',
    time: '1970-01-01T00:00:00.000Z',
  });
});
