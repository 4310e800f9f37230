import { hostVoiceOf, hostVoicePath, isAtLeast } from '@/platform/host/adapter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('isAtLeast', () => {
  it.each([
    ['6.4', '6.4', true],
    ['6.10', '6.4', true],
    ['6.4', '6.10', false],
    ['10.0.0', '9.1', true],
    ['8', '8.0', true],
    ['7.9.9', '8.0', false],
    ['', '6.1', false],
    ['x.y', '0', true],
  ])('isAtLeast compares the version %s with %s', (version, wanted, expected) => {
    expect(isAtLeast(version, wanted)).toBe(expected);
  });

  it('isAtLeast compares versions part by part as numbers', () => {
    const versions = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30));
    const rank = ([a, b, c]: readonly [number, number, number]) => a * 10_000 + b * 100 + c;
    fc.assert(
      fc.property(versions, versions, (a, b) => {
        expect(isAtLeast(a.join('.'), b.join('.'))).toBe(rank(a) >= rank(b));
      }),
    );
  });
});

describe('the path of a voice of the app', () => {
  it('hostVoicePath writes a path from which hostVoiceOf reads the id again', () => {
    expect(hostVoicePath('wxLocalResource://voice 1')).toBe('host-voice:wxLocalResource://voice 1');
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (localId) => {
        expect(hostVoiceOf(hostVoicePath(localId))).toBe(localId);
      }),
    );
  });

  it.each(['', 'host-voice:', '/a.mp3', 'blob:https://x/1', 'wxvoice://1', null, 5, {}])(
    'hostVoiceOf is null for %j',
    (path) => {
      expect(hostVoiceOf(path)).toBeNull();
    },
  );
});
