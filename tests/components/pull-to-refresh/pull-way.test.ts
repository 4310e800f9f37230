import { describe, expect, it } from 'vitest';
import { pullEvent, pullOffset, pullTurn } from '@/components/pull-to-refresh/pull-finger';

describe('[S9.13] geometry of a pull', () => {
  it('is at 70 px with one full turn when the finger has moved 150 px', () => {
    expect(pullOffset(150)).toBe(70);
    expect(pullTurn(150)).toBe(1);
  });

  it('follows the finger linearly, and the arrow turns with the cube', () => {
    expect(pullOffset(75)).toBe(35);
    expect(pullOffset(300)).toBe(140);
    expect(pullTurn(75)).toBe(0.125);
  });

  it('stays at 0 above the point where the finger landed', () => {
    expect(pullOffset(-20)).toBe(0);
    expect(pullTurn(-20)).toBe(0);
  });

  it('is reached at 150 px and not earlier', () => {
    expect(pullEvent(149.9)).toBe('pull');
    expect(pullEvent(150)).toBe('reach');
  });
});
