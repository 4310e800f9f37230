import '@/components/kit/tokens.css';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity, createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  type CropArea,
  ImageCropper,
  type ImageCropperHandle,
  type ImageCropperProps,
} from '@/components/image-cropper';
import { held, picture, quartersOf } from '../../helpers/pictures';
import { politeText } from '../../helpers/polite-text';
import { centreOf, liftFingers, pinch, touch } from '../../helpers/touch';

afterEach(async () => {
  await liftFingers();
  cleanup();
});

const handle = createRef<ImageCropperHandle>();
const stage = () => screen.getByRole('group');
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });

/** A stage of 340 by 320 px, so a square frame of 280 px. */
const cropper = (props: ImageCropperProps) => (
  <ImageCropper handle={handle} style={{ width: 340 }} {...props} />
);

/** A picture of 400 by 200 px, with a red quarter. The frame shows 200 px of it: 1.4 px for each pixel. */
async function show(props: Partial<ImageCropperProps> = {}) {
  const onChange = vi.fn<(area: CropArea) => void>();
  const src = await picture(400, 200);
  const view = render(cropper({ src, onChange, ...props }));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  const area = () => onChange.mock.lastCall![0];
  return { ...view, src, onChange, area };
}

async function sizeOf(blob: Blob) {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
}

describe('the result of an ImageCropper', () => {
  it('is the part in the frame, in full resolution', async () => {
    const { area } = await show();
    expect(area()).toEqual({ x: 100, y: 0, width: 200, height: 200, rotation: 0 });
    const blob = await handle.current!.crop();
    expect(blob.type).toBe('image/jpeg');
    expect(await sizeOf(blob)).toEqual([200, 200]);
    expect(await quartersOf(blob)).toBe('rbbb');
  });

  it('has the width, the type and the ratio that the owner wants', async () => {
    await show({ aspectRatio: 2 });
    const blob = await handle.current!.crop({ width: 100, type: 'image/webp', quality: 0.5 });
    expect(blob.type).toBe('image/webp');
    expect(await sizeOf(blob)).toEqual([100, 50]);
    expect(await quartersOf(blob)).toBe('rbbb');
  });

  it('is turned by 90 degrees', async () => {
    const { area } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
    expect(area()).toEqual({ x: 0, y: 100, width: 200, height: 200, rotation: 90 });
    expect(await quartersOf(await handle.current!.crop())).toBe('brbb');
    handle.current!.rotate();
    expect(await quartersOf(await handle.current!.crop())).toBe('bbbr');
    handle.current!.reset();
    expect(await quartersOf(await handle.current!.crop())).toBe('rbbb');
  });

  it('is upright for a photo of a turned camera', async () => {
    const { area } = await show({ src: held(await picture(400, 200, 'image/jpeg'), 6) });
    expect(area()).toEqual({ x: 0, y: 100, width: 200, height: 200, rotation: 0 });
    expect(await quartersOf(await handle.current!.crop())).toBe('brbb');
  });

  it('may be round, with transparent corners', async () => {
    const { container } = await show({ shape: 'circle', aspectRatio: 3 });
    expect(container.querySelector('[data-shape=circle]')).toBeTruthy();
    const blob = await handle.current!.crop({ round: true });
    expect(blob.type).toBe('image/png');
    const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
    const pen = canvas.getContext('2d')!;
    pen.drawImage(await createImageBitmap(blob), 0, 0);
    const alphaAt = (x: number, y: number) => pen.getImageData(x, y, 1, 1).data[3];
    expect([alphaAt(2, 2), alphaAt(197, 197), alphaAt(100, 100)]).toEqual([0, 0, 255]);
  });
});

describe('the picture of an ImageCropper', () => {
  it('follows a finger, and always fills the frame', async () => {
    const { area, onChange } = await show();
    const finger = await touch(stage());
    await finger.move({ x: 10 }, 1);
    await finger.move({ x: 56 });
    expect(onChange).toHaveBeenCalledOnce();
    await finger.up();
    expect(area().x).toBe(60);
    const far = await touch(stage());
    await far.move({ x: 300, y: 200 });
    await far.up();
    expect(area()).toEqual({ x: 0, y: 0, width: 200, height: 200, rotation: 0 });
    expect(window.scrollY).toBe(0);
  });

  it('is zoomed by two fingers, up to the limit', async () => {
    const { area } = await show({ maxZoom: 2 });
    const { x, y } = centreOf(stage());
    const at = (by: number) =>
      [
        { x: x - by, y },
        { x: x + by, y },
      ] as const;
    await pinch(at(40), at(60));
    await expect.poll(() => area().width).toBe(133);
    expect(area().x).toBe(133);
    expect(slider().value).toBe('1.5');
    await pinch(at(20), at(140));
    await expect.poll(() => area().width).toBe(100);
  });

  it('is zoomed by the wheel around the pointer, and at the limit the wheel scrolls the page', async () => {
    const { area } = await show();
    const box = stage().getBoundingClientRect();
    const turn = (deltaY: number) => {
      const place = { clientX: box.left + 30, clientY: box.top + 20 };
      const event = new WheelEvent('wheel', { deltaY, cancelable: true, bubbles: true, ...place });
      stage().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn(100)).toBe(false);
    expect(turn(-200)).toBe(true);
    // The corner of the frame is under the pointer and stays there.
    await expect.poll(() => area()).toEqual({ x: 100, y: 0, width: 134, height: 134, rotation: 0 });
  });

  it('stays as it is while the cropper is disabled, except for the handle', async () => {
    const { onChange, area } = await show({ disabled: true });
    expect(stage().getAttribute('aria-disabled')).toBe('true');
    expect(stage().tabIndex).toBe(-1);
    expect(slider().disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Rotate' }).disabled).toBe(true);
    const finger = await touch(stage());
    await finger.move({ x: 60, y: 0 });
    await finger.up();
    const wheel = new WheelEvent('wheel', { deltaY: -200, cancelable: true, bubbles: true });
    stage().dispatchEvent(wheel);
    fireEvent.keyDown(stage(), { key: 'ArrowRight' });
    expect(wheel.defaultPrevented).toBe(false);
    expect(onChange).toHaveBeenCalledOnce();
    handle.current!.rotate();
    expect(area().rotation).toBe(90);
    expect(await handle.current!.crop()).toBeInstanceOf(Blob);
  });

  it('is moved and zoomed by keys, which announce the zoom', async () => {
    const { area } = await show();
    stage().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(area().x).toBe(93);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(area().x).toBe(94);
    await userEvent.keyboard('+');
    expect(area().width).toBe(182);
    expect(politeText()).toBe('Zoom 110%');
    await userEvent.keyboard('--');
    expect(area().width).toBe(200);
  });

  it('is zoomed by the slider', async () => {
    const { area } = await show();
    slider().focus();
    await userEvent.keyboard('{End}');
    expect(area()).toEqual({ x: 175, y: 75, width: 50, height: 50, rotation: 0 });
    expect(slider().getAttribute('aria-valuetext')).toBe('400%');
  });

  it('keeps its part when the stage changes its size, and when its page is hidden', async () => {
    const onChange = vi.fn();
    const src = await picture(400, 200);
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>{cropper({ src, onChange })}</Activity>
    );
    const { container, rerender } = render(page('visible'));
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    stage().focus();
    await userEvent.keyboard('{ArrowRight}+');
    const before = await quartersOf(await handle.current!.crop({ width: 100 }));
    (container.firstElementChild as HTMLElement).style.width = '200px';
    const frame = () => stage().querySelector<HTMLElement>('img + div')!;
    await expect.poll(() => frame().offsetWidth).toBe(160);
    rerender(page('hidden'));
    rerender(page('visible'));
    expect(slider().value).toBe('1.1');
    expect(await sizeOf(await handle.current!.crop())).toEqual([182, 182]);
    expect(await quartersOf(await handle.current!.crop({ width: 100 }))).toBe(before);
  });

  it('survives an unmount during a drag', async () => {
    const { unmount } = await show();
    const finger = await touch(stage());
    await finger.move({ x: 40 });
    unmount();
    await finger.move({ x: 40 });
    await finger.up();
  });

  it('begins again with another picture', async () => {
    const { area, rerender, onChange } = await show();
    stage().focus();
    await userEvent.keyboard('{ArrowRight}+');
    rerender(cropper({ src: await picture(100, 100), onChange }));
    await expect.poll(() => area()).toEqual({ x: 0, y: 0, width: 100, height: 100, rotation: 0 });
  });
});

describe('a picture that cannot be read', () => {
  it.each([
    [
      'a file',
      new File(['no picture'], 'a.png', { type: 'image/png' }),
      'a file of type "image/png"',
    ],
    ['an address', 'data:image/png;base64,AAAA', '"data:image/png;base64,AAAA"'],
  ])('is reported for %s', async (_, src, named) => {
    const onError = vi.fn<(error: Error) => void>();
    render(cropper({ src, onError }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This picture cannot be read. Choose another one.');
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual([
      `ImageCropper: src cannot be read as a picture: ${named}`,
    ]);
    expect(slider().disabled).toBe(true);
    await expect(handle.current!.crop()).rejects.toThrow(
      'ImageCropper: crop() needs a picture that has loaded',
    );
  });

  it('is replaced by another one', async () => {
    const onChange = vi.fn();
    const { rerender } = render(cropper({ src: 'data:image/png;base64,AAAA' }));
    await screen.findByRole('alert');
    rerender(cropper({ src: await picture(100, 100), onChange }));
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
