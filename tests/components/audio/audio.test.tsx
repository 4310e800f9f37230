import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, createRef } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AudioHandle, AudioPlayer } from '@/components/audio';
import { touch } from '../../helpers/touch';
import { makeWav } from '../../helpers/wav';

afterEach(cleanup);

const src = URL.createObjectURL(makeWav(8));
const audio = () => document.querySelector('audio')!;

describe('AudioPlayer', () => {
  it('plays, pauses, seeks, and shows the position', async () => {
    const onPlay = vi.fn();
    const handle = createRef<AudioHandle>();
    render(<AudioPlayer src={src} name="Saw" author="Hall 2" {...{ onPlay, handle }} />);
    screen.getByRole('group', { name: 'Saw' });
    const seek = screen.getByRole('slider', { name: 'Position' });
    await waitFor(() => expect(seek.getAttribute('aria-valuetext')).toBe('0:00 of 0:08'));
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(audio().paused).toBe(true));
    expect(onPlay).toHaveBeenCalledOnce();
    act(() => handle.current?.seek(5));
    await waitFor(() => expect(seek.getAttribute('aria-valuetext')).toBe('0:05 of 0:08'));
    act(() => handle.current?.stop());
    await waitFor(() => expect(audio().currentTime).toBe(0));
  });

  it('seeks when a finger drags along the bar', { tags: 'long' }, async () => {
    render(<AudioPlayer src={src} name="Saw" style={{ width: 300 }} />);
    const seek = screen.getByRole('slider', { name: 'Position' });
    await waitFor(() => expect(seek.getAttribute('aria-valuetext')).toBe('0:00 of 0:08'));
    const { left, width, top, height } = document
      .querySelector('[data-rail]')!
      .getBoundingClientRect();
    const finger = await touch({ x: left, y: top + height / 2 });
    await finger.move({ x: width });
    await finger.up();
    await waitFor(() => expect(audio().currentTime).toBeGreaterThan(6));
    act(() => void (audio().currentTime = 1));
    await waitFor(() => expect(seek.getAttribute('aria-valuetext')).toBe('0:01 of 0:08'));
  });

  it.each([
    [false, true],
    [true, false],
  ])(
    'with background={%s}, the sound on a hidden page is paused: %s',
    async (background, isPaused) => {
      const handle = createRef<AudioHandle>();
      const tree = (mode: 'visible' | 'hidden') => (
        <Activity mode={mode}>
          <AudioPlayer src={src} name="Saw" background={background} handle={handle} />
        </Activity>
      );
      const { rerender } = render(tree('visible'));
      await act(async () => handle.current?.play());
      expect(audio().paused).toBe(false);
      rerender(tree('hidden'));
      await act(async () => {});
      expect(audio().paused).toBe(isPaused);
    },
  );

  it('shows an error when loading fails, and a button that loads again', async () => {
    const onError = vi.fn();
    const broken = URL.createObjectURL(new Blob(['none'], { type: 'audio/wav' }));
    onTestFinished(() => URL.revokeObjectURL(broken));
    render(<AudioPlayer src={broken} name="Saw" onError={onError} />);
    await screen.findByRole('alert');
    const failures = onError.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(failures));
  });
});
