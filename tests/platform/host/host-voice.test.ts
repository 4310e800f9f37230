import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostVoiceOf, hostVoicePath } from '@/platform/host/adapter';

it('writes a path that names the voice, and reads it again', () => {
  expect(hostVoicePath('wxLocalResource://voice 1')).toBe('host-voice:wxLocalResource://voice 1');
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (localId) => {
      expect(hostVoiceOf(hostVoicePath(localId))).toBe(localId);
    }),
  );
});

it.each(['', 'host-voice:', '/a.mp3', 'blob:https://x/1', 'wxvoice://1', null, 5, {}])(
  'knows that %j is none',
  (path) => {
    expect(hostVoiceOf(path)).toBeNull();
  },
);
