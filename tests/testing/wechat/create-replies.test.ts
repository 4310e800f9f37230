import { expect, it } from 'vitest';
import { createReplies } from '../../../src/testing/wechat/create-replies';

const any = () => true;

it('gives each answer once, in order, and then ok', () => {
  const replies = createReplies(any, { scanQRCode: ['cancel'] });
  replies.add('scanQRCode', ['fail']);
  const given = [1, 2, 3].map(() => replies.take('scanQRCode'));
  expect(given).toEqual(['cancel', 'fail', 'ok']);
  expect(replies.take('chooseImage')).toBe('ok');
});

it('knows a call by either name', () => {
  const replies = createReplies(any);
  replies.add('previewImage', ['cancel']);
  expect(replies.take('imagePreview')).toBe('cancel');
});

it('tells beforehand what throws', () => {
  const replies = createReplies(any, { a: ['throw', 'ok'], b: ['ok', 'throw'] });
  expect(replies.throwing()).toEqual(['a']);
  replies.dropThrow('a');
  expect(replies.throwing()).toEqual([]);
  replies.dropThrow('b');
  expect(replies.take('b')).toBe('ok');
  expect(replies.throwing()).toEqual(['b']);
});

it.each([
  ['scanQrCode', 'cancel', "reply: the app has no call 'scanQrCode'"],
  ['scanQRCode', 'cancle', "reply: 'cancle' is none of ok, cancel, fail, never, twice, throw"],
])('refuses %s and %s, which no call would use', (name, word, message) => {
  const hasCall = (given: string) => given === 'scanQRCode';
  const reply = [word as 'cancel'];
  expect(() => createReplies(hasCall, { [name]: reply })).toThrow(new TypeError(message));
  expect(() => createReplies(hasCall).add(name, reply)).toThrow(new TypeError(message));
});
