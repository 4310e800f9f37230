import { describe, expect, it } from 'vitest';
import { commonAction, touchActionFor } from '@/components/gestures/touch-action';

describe('touchActionFor', () => {
  it('leaves the other axis, and two fingers, to the browser', () => {
    expect(touchActionFor('x')).toBe('pan-y pinch-zoom');
    expect(touchActionFor('y')).toBe('pan-x pinch-zoom');
    expect(touchActionFor('both')).toBe('pinch-zoom');
  });

  it('has in common only what each allows', () => {
    expect(commonAction([touchActionFor('x'), 'pan-x pan-y'])).toBe('pan-y');
    expect(commonAction([touchActionFor('x'), touchActionFor('y')])).toBe('pinch-zoom');
    expect(commonAction(['pan-x', 'pan-y'])).toBe('none');
    expect(commonAction(['none', 'pan-y'])).toBe('none');
  });
});
