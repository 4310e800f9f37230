import { describe, expect, it } from 'vitest';
import { pullEvent, pullOffset, pullTurn } from '@/components/pull-to-refresh/pull-finger';

describe('[S9.13] geometry of a pull', () => {
  it('stands at 70 px and has turned once when the finger has moved 150 px', () => {
    expect(pullOffset(150)).toBe(70);
    expect(pullTurn(150)).toBe(1);
  });

  it('follows the finger in a straight line, the arrow with its cube', () => {
    expect(pullOffset(75)).toBe(35);
    expect(pullOffset(300)).toBe(140);
    expect(pullTurn(75)).toBe(0.125);
  });

  it('stays at rest above the point where the finger landed', () => {
    expect(pullOffset(-20)).toBe(0);
    expect(pullTurn(-20)).toBe(0);
  });

  it('is reached at 150 px and not before', () => {
    expect(pullEvent(149.9)).toBe('pull');
    expect(pullEvent(150)).toBe('reach');
  });
});
