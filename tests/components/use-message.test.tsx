import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutoClose } from '@/components/kit/use-message';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Note({ onEnd }: { onEnd: () => void }) {
  const box = useRef<HTMLParagraphElement>(null);
  useAutoClose(box, { isOpen: true, duration: 2000, onEnd });
  return <p ref={box}>Saved</p>;
}

it('the timer waits while a finger is down, but not for the mouse events that follow a tap', () => {
  const onEnd = vi.fn();
  render(<Note onEnd={onEnd} />);
  const note = screen.getByText('Saved');
  const touch = { pointerType: 'touch' };
  fireEvent.pointerEnter(note, touch);
  vi.advanceTimersByTime(9000);
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.pointerLeave(note, touch);
  fireEvent.mouseEnter(note);
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
