import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ImageView, samplePicture } from '@/components/image';
import { driveSight } from '../../helpers/drive-sight';
import { setMarkup } from '../../helpers/markup';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const good = samplePicture(200, 100);
const bad = 'data:image/png,none';
const frame = () => screen.getByTestId('frame');
const state = (name: string) => waitFor(() => expect(frame().dataset.state).toBe(name));

describe('ImageView', () => {
  it('is an img with its alt text, and reports its natural size', async () => {
    const onLoad = vi.fn();
    const ref = { current: null };
    render(
      <ImageView
        ref={ref}
        data-testid="frame"
        id="x"
        className="mine"
        src={good}
        alt="Layers"
        onLoad={onLoad}
      />,
    );
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Layers' });
    expect(image.tagName).toBe('IMG');
    expect(image.decoding).toBe('async');
    expect(ref.current).toBe(frame());
    expect([frame().id, frame().classList.contains('mine')]).toEqual(['x', true]);
    await state('loaded');
    expect(onLoad).toHaveBeenCalledTimes(1);
    expect(onLoad).toHaveBeenCalledWith({ width: 200, height: 100 });
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
    // A long press opens the browser's own menu.
    const held = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    expect(image.dispatchEvent(held)).toBe(true);
    expect(getComputedStyle(image).pointerEvents).toBe('auto');
  });

  it('keeps room for the picture before it has loaded', async () => {
    const boxOf = () => {
      const { width, height } = frame().getBoundingClientRect();
      return [width, height];
    };
    const { rerender } = render(
      <div style={{ width: 300 }}>
        <ImageView data-testid="frame" src={good} alt="" ratio={1.5} mode="aspectFill" />
      </div>,
    );
    expect(boxOf()).toEqual([300, 200]);
    await state('loaded');
    expect(boxOf()).toEqual([300, 200]);
    // The picture fills the frame, whose height comes from the ratio alone.
    expect(document.querySelector('img')!.getBoundingClientRect().height).toBe(200);
    rerender(<ImageView data-testid="frame" src={good} alt="" mode="widthFix" width={120} />);
    await waitFor(() => expect(boxOf()).toEqual([120, 60]));
    rerender(<ImageView data-testid="frame" src={good} alt="" mode="heightFix" height={120} />);
    await waitFor(() => expect(boxOf()).toEqual([240, 120]));
  });

  it.each([
    ['aspectFit', 'contain', '50% 50%'],
    ['aspectFill', 'cover', '50% 50%'],
    ['scaleToFill', 'fill', '50% 50%'],
    ['top left', 'none', '0% 0%'],
    ['right', 'none', '100% 50%'],
  ] as const)('the mode %s sets object-fit and object-position', (mode, fit, position) => {
    render(<ImageView src={good} alt="Layers" mode={mode} width={50} height={50} />);
    const style = getComputedStyle(screen.getByRole('img'));
    expect([style.objectFit, style.objectPosition]).toEqual([fit, position]);
  });

  it('shows an error when it fails, and a button that loads it again', async () => {
    const onError = vi.fn();
    const { rerender } = render(
      <ImageView
        data-testid="frame"
        src={bad}
        alt="Slab"
        width={88}
        height={88}
        onError={onError}
      />,
    );
    await state('failed');
    expect(onError).toHaveBeenCalledWith({ src: bad });
    await userEvent.click(screen.getByRole('button', { name: 'Slab Load again' }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    await state('failed');
    rerender(<ImageView data-testid="frame" src={good} alt="Slab" width={88} height={88} />);
    await state('loaded');
    rerender(
      <ImageView data-testid="frame" src={bad} alt="Slab" retry={false} fallback={<b>Gone</b>} />,
    );
    await state('failed');
    expect(screen.getByText('Gone')).toBeTruthy();
    expect(screen.queryByRole('button')).toBe(null);
    rerender(<ImageView data-testid="frame" src={bad} alt="Slab" fallbackSrc={good} />);
    await state('loaded');
    expect(screen.getByRole<HTMLImageElement>('img').src).toBe(good);
  });

  it('loads a failed picture again when the network is back', async () => {
    const onError = vi.fn();
    const picture = { src: bad, alt: '', retry: false, onError } as const;
    render(<ImageView data-testid="frame" {...picture} />);
    await state('failed');
    // The effects of this state have run then.
    await act(async () => {});
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    await state('failed');
    cleanup();
    render(<ImageView data-testid="frame" {...picture} src={good} />);
    await state('loaded');
    const image = document.querySelector('img');
    act(() => void window.dispatchEvent(new Event('online')));
    // A picture that is there stays.
    expect(document.querySelector('img')).toBe(image);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('shows nothing in place of a failed picture whose fallback is null', async () => {
    render(<ImageView data-testid="frame" src={bad} alt="" retry={false} fallback={null} />);
    await state('failed');
    expect(frame().querySelector('svg')).toBe(null);
  });

  it('shows a picture of a server before the code of the app has loaded, and it stays', async () => {
    const ui = <ImageView data-testid="frame" src={good} alt="Layers" />;
    const place = document.body.appendChild(document.createElement('div'));
    setMarkup(place, renderToString(ui));
    const image = screen.getByRole('img', { name: 'Layers' });
    const opacity = () => getComputedStyle(image).opacity;
    expect(opacity()).toBe('1');
    const root = await act(async () => hydrateRoot(place, ui));
    expect([screen.getByRole('img'), opacity()]).toEqual([image, '1']);
    await state('loaded');
    expect(opacity()).toBe('1');
    act(() => root.unmount());
    place.remove();
  });

  it('starts to load when it comes near the edge of its scroller', async () => {
    render(
      <div style={{ height: 400, overflowY: 'auto' }} data-testid="scroller">
        <div style={{ height: 5000 }} />
        <ImageView
          data-testid="frame"
          src="/api/slow?ms=60000"
          alt="Layers"
          width={50}
          height={50}
        />
      </div>,
    );
    const image = screen.getByRole<HTMLImageElement>('img');
    // The source is slow because Chromium loads ahead here too, and a loaded or failed picture shows nothing.
    onTestFinished(() => image.removeAttribute('src'));
    expect(image.loading).toBe('lazy');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(image.loading).toBe('lazy');
    screen.getByTestId('scroller').scrollTop = 4200;
    await waitFor(() =>
      expect([image.loading, frame().dataset.state]).toEqual(['eager', 'loading']),
    );
  });

  it('starts to load also when a busy browser reports far and near in one batch', () => {
    const { tell } = driveSight();
    render(<ImageView src="/api/slow?ms=60000" alt="Layers" width={50} height={50} />);
    const image = screen.getByRole<HTMLImageElement>('img');
    onTestFinished(() => image.removeAttribute('src'));
    tell(true, false);
    expect(image.loading).toBe('lazy');
    tell(false, true);
    expect(image.loading).toBe('eager');
  });

  it('opens the preview after a tap', async () => {
    render(<ImageView src={good} alt="Layers" previewable />);
    const button = screen.getByRole('button', { name: 'View picture: Layers' });
    expect(button.querySelector('img')).toBeTruthy();
    await userEvent.click(button);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
