import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Canvas } from '@/components/canvas';
import { frame } from '../../helpers/waiting';

afterEach(cleanup);

describe('Canvas', () => {
  it('is as sharp as the screen, and is drawn again when its size changes', async () => {
    const onReady = vi.fn();
    render(<Canvas id="plan" label="Plan" onReady={onReady} />);
    const canvas = screen.getByRole<HTMLCanvasElement>('img', { name: 'Plan' });
    const ratio = devicePixelRatio;
    expect(canvas.id).toBe('plan');
    expect(onReady.mock.lastCall?.[1]).toEqual({ width: 300, height: 150, ratio });
    expect([canvas.width, canvas.height]).toEqual([300 * ratio, 150 * ratio]);
    expect(onReady.mock.lastCall?.[0].getTransform().a).toBe(ratio);
    const calls = onReady.mock.calls.length;
    canvas.style.inlineSize = '200px';
    await waitFor(() => expect(canvas.width).toBe(200 * ratio));
    expect(onReady).toHaveBeenCalledTimes(calls + 1);
  });

  it('keeps what a user has drawn when onReady or the theme changes, and another key draws again', async () => {
    const tree = (colour: string, key = 'first') => (
      <Canvas
        key={key}
        label="Cup"
        onReady={(pen) => {
          pen.fillStyle = colour;
          pen.fillRect(0, 0, 10, 10);
        }}
      />
    );
    const { rerender } = render(tree('#ff0000'));
    const canvas = () => screen.getByRole<HTMLCanvasElement>('img', { name: 'Cup' });
    const colourAt = (x: number) => [...canvas().getContext('2d')!.getImageData(x, 5, 1, 1).data];
    canvas().getContext('2d')!.fillRect(50, 0, 10, 10);
    rerender(tree('#0000ff'));
    document.documentElement.dataset.theme = 'dark';
    for (const _ of [1, 2, 3]) await frame();
    expect(colourAt(5)).toEqual([255, 0, 0, 255]);
    expect(colourAt(55)).toEqual([255, 0, 0, 255]);
    delete document.documentElement.dataset.theme;
    rerender(tree('#0000ff', 'second'));
    expect(colourAt(5)).toEqual([0, 0, 255, 255]);
    expect(colourAt(55)).toEqual([0, 0, 0, 0]);
  });

  it('is drawn again with hidpi, and at another resolution of the screen', () => {
    const onReady = vi.fn();
    const { rerender } = render(<Canvas label="Plan" onReady={onReady} hidpi={false} />);
    expect(onReady.mock.lastCall?.[1]).toEqual({ width: 300, height: 150, ratio: 1 });
    const ratio = vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(3);
    rerender(<Canvas label="Plan" onReady={onReady} />);
    expect(onReady.mock.lastCall?.[1]).toEqual({ width: 300, height: 150, ratio: 3 });
    ratio.mockReturnValue(2);
    window.dispatchEvent(new Event('resize'));
    expect(onReady.mock.lastCall?.[1]).toEqual({ width: 300, height: 150, ratio: 2 });
    expect(screen.getByRole<HTMLCanvasElement>('img').width).toBe(600);
    ratio.mockRestore();
  });

  it('keeps its drawing while its page is hidden', async () => {
    const onReady = vi.fn();
    const tree = (mode: 'visible' | 'hidden') => (
      <StrictMode>
        <Activity mode={mode}>
          <Canvas label="Plan" onReady={onReady} />
        </Activity>
      </StrictMode>
    );
    const { rerender } = render(tree('visible'));
    const canvas = screen.getByRole<HTMLCanvasElement>('img', { name: 'Plan' });
    const pen = canvas.getContext('2d')!;
    pen.fillRect(0, 0, 10, 10);
    rerender(tree('hidden'));
    for (const _ of [1, 2, 3]) await frame();
    rerender(tree('visible'));
    for (const _ of [1, 2, 3]) await frame();
    expect(pen.getImageData(5, 5, 1, 1).data[3]).toBe(255);
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('has one pixel per CSS pixel with hidpi={false}, does not scroll with disableScroll, and keeps its fallback text', () => {
    render(
      <Canvas hidpi={false} disableScroll data-testid="plan">
        An arch
      </Canvas>,
    );
    const canvas = screen.getByTestId<HTMLCanvasElement>('plan');
    expect(canvas.width).toBe(300);
    expect(getComputedStyle(canvas).touchAction).toBe('none');
    expect(canvas.textContent).toBe('An arch');
    expect(canvas.hasAttribute('role')).toBe(false);
  });
});
