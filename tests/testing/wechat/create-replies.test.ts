import { expect, it } from 'vitest';
import { createReplies } from '../../../src/testing/wechat/create-replies';

it('gives each answer once, in order, and then ok', () => {
  const replies = createReplies({ scanQRCode: ['cancel'] });
  replies.add('scanQRCode', ['fail']);
  const given = [1, 2, 3].map(() => replies.take('scanQRCode'));
  expect(given).toEqual(['cancel', 'fail', 'ok']);
  expect(replies.take('chooseImage')).toBe('ok');
});

it('knows a call by either name', () => {
  const replies = createReplies();
  replies.add('previewImage', ['cancel']);
  expect(replies.take('imagePreview')).toBe('cancel');
});

it('tells beforehand what throws', () => {
  const replies = createReplies({ a: ['throw', 'ok'], b: ['ok', 'throw'] });
  expect(replies.throwing()).toEqual(['a']);
  replies.dropThrow('a');
  expect(replies.throwing()).toEqual([]);
  replies.dropThrow('b');
  expect(replies.take('b')).toBe('ok');
  expect(replies.throwing()).toEqual(['b']);
});
