import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ImagePreview, type ImagePreviewProps } from '@/components/image-preview';
import '@/components/tokens.css';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const drawing = (width: number, height: number, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )}`;
const pictures = [
  { url: drawing(800, 600, 'teal'), alt: 'A quarry' },
  { url: drawing(600, 1200, 'brown') },
  { url: drawing(400, 2400, 'gray'), alt: 'Layers' },
];

type Given = Partial<ImagePreviewProps>;

function Owner(props: Given) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ImagePreview
        pictures={pictures}
        {...props}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose?.();
        }}
      />
    </>
  );
}

async function open(props: Given = {}) {
  const onClose = vi.fn();
  const onChange = vi.fn();
  render(
    <StrictMode>
      <Owner {...props} onClose={onClose} onChange={onChange} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  return { onClose, onChange };
}

const dialog = () => screen.getByRole('dialog');
const named = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const loaded = (name: string) =>
  waitFor(() => {
    const picture = screen.getByRole<HTMLImageElement>('img', { name });
    expect(picture.naturalWidth).toBeGreaterThan(0);
    expect(picture.closest('[data-status="loaded"]')).not.toBeNull();
    return picture;
  });
const boxOf = (name: string) =>
  (screen.getByRole('img', { name }).parentElement as Element).getBoundingClientRect();

describe('for everybody', () => {
  it('is a dialog with the focus on its close button, which gives it back', async () => {
    const { onClose } = await open();
    await named('Picture 1 of 3');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Open' }).closest('[inert]')).not.toBeNull();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('has only the picture in front for screen readers, named by its text or number', async () => {
    await open();
    await loaded('A quarry');
    expect(screen.getAllByRole('img')).toHaveLength(1);
    await press('Next picture');
    await named('Picture 2 of 3');
    await loaded('Picture 2 of 3');
    expect(screen.getAllByRole('img')).toHaveLength(1);
    await press('Next picture');
    await waitFor(() =>
      expect(dialog().querySelector('[aria-live]')?.textContent).toBe('Picture 3 of 3 Layers'),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(dialog().querySelector('[aria-live]')?.textContent).toBe('Picture 1 of 3 A quarry'),
    );
  });

  it('keys: arrows, Home, End, zoom, Escape', async () => {
    const { onChange, onClose } = await open();
    await loaded('A quarry');
    await userEvent.keyboard('{ArrowRight}');
    await named('Picture 2 of 3');
    await userEvent.keyboard('{End}');
    await named('Picture 3 of 3');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await named('Picture 1 of 3');
    expect(onChange.mock.calls).toEqual([[1], [2], [0]]);
    await userEvent.keyboard('+');
    await screen.findByRole('button', { name: 'Zoom out' });
    await userEvent.keyboard('0');
    await screen.findByRole('button', { name: 'Zoom in' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('the ends are named as such, and lead nowhere without a loop', async () => {
    await open({ start: 2 });
    await named('Picture 3 of 3');
    const next = screen.getByRole('button', { name: 'Next picture' });
    expect(next.ariaDisabled).toBe('true');
    next.click();
    await userEvent.keyboard('{ArrowRight}');
    await named('Picture 3 of 3');
  });

  it('goes round with a loop', async () => {
    const { onChange } = await open({ loop: true });
    await press('Previous picture');
    await named('Picture 3 of 3');
    await press('Next picture');
    await named('Picture 1 of 3');
    expect(onChange.mock.calls).toEqual([[2], [0]]);
  });
});

describe('fingers', () => {
  const send = (type: string, x: number, y: number, time: number, pointerId = 1) => {
    const stage = screen.getByRole('img').closest('[class*=stage]') as Element;
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerId,
      clientX: x,
      clientY: y,
      pointerType: 'touch',
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    stage.dispatchEvent(event);
  };
  const swipe = (dx: number, dy: number) => {
    send('pointerdown', 195, 400, 0);
    for (let step = 1; step <= 10; step += 1) {
      send('pointermove', 195 + (dx * step) / 10, 400 + (dy * step) / 10, step * 16);
    }
    send('pointerup', 195 + dx, 400 + dy, 161);
  };

  it.each([
    ['ltr', -150, 'Picture 2 of 3'],
    ['rtl', 150, 'Picture 2 of 3'],
    ['rtl', -150, 'Picture 1 of 3'],
  ])('in %s a swipe by %d leads to %s', async (dir, dx, name) => {
    document.documentElement.dir = dir;
    await open();
    await loaded('A quarry');
    swipe(dx, 0);
    await named(name);
    await waitFor(() => {
      const { left } = boxOf(name === 'Picture 1 of 3' ? 'A quarry' : name);
      expect(Math.round(left)).toBe(0);
    });
  });

  it('a double tap zooms at its point, and what was there stays there', async () => {
    await open();
    await loaded('A quarry');
    for (const time of [0, 120]) {
      send('pointerdown', 95, 422, time);
      send('pointerup', 95, 422, time + 20);
    }
    await screen.findByRole('button', { name: 'Zoom out' });
    await waitFor(() => expect(Math.round(boxOf('A quarry').width)).toBeGreaterThan(1100));
    await waitFor(() => {
      const { left, width } = boxOf('A quarry');
      expect((95 - left) / width).toBeCloseTo(95 / 390, 2);
    });
  });

  it('a pinch zooms, and zoomed it pages at the edge, not before', async () => {
    await open();
    await loaded('A quarry');
    const before = boxOf('A quarry').width;
    send('pointerdown', 145, 422, 0, 1);
    send('pointerdown', 245, 422, 0, 2);
    for (const time of [16, 32, 48]) {
      send('pointermove', 145 - time, 422, time, 1);
      send('pointermove', 245 + time, 422, time, 2);
    }
    send('pointerup', 97, 422, 300, 1);
    send('pointerup', 293, 422, 300, 2);
    await screen.findByRole('button', { name: 'Zoom out' });
    const scale = () => boxOf('A quarry').width / before;
    await waitFor(() => expect(scale()).toBeGreaterThan(1.5));
    const { left } = boxOf('A quarry');
    swipe(-60, 0);
    await waitFor(() => expect(boxOf('A quarry').left).toBeLessThan(left - 50));
    await named('Picture 1 of 3');
    swipe(-350, 0);
    await named('Picture 2 of 3');
  });

  it('keeps the browser from scrolling, or it would take the next tap for the end of a fling', async () => {
    await open();
    const picture = await loaded('A quarry');
    const move = new TouchEvent('touchmove', { bubbles: true, cancelable: true });
    picture.dispatchEvent(move);
    expect(move.defaultPrevented).toBe(true);
  });

  it('a pull down closes it', async () => {
    const { onClose } = await open();
    await loaded('A quarry');
    swipe(0, 300);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a long picture fills the width and shows its top', async () => {
    await open({ start: 2 });
    await loaded('Layers');
    await waitFor(() => {
      const { left, top, width } = boxOf('Layers');
      // Six times as high as wide: in the screen's height it is 141 px wide, and 2.77 times that is 390.
      expect(width / 390).toBeCloseTo(2.77, 1);
      expect(Math.round(left + width / 2)).toBe(195);
      expect(Math.round(top)).toBe(0);
    });
  });
});

describe('pictures that do not come', () => {
  it('say so, and can be asked for again', async () => {
    const pictureSet = [{ url: '/no-such-picture.png', alt: 'Gone' }];
    const { onClose } = await open({ pictures: pictureSet });
    const again = await screen.findByRole('button', { name: 'Load again' });
    expect(screen.getByRole('alert').textContent).toContain('The picture could not be loaded');
    await userEvent.click(again);
    await screen.findByRole('button', { name: 'Load again' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('show a spinner meanwhile', async () => {
    await open({ pictures: [{ url: `/api/slow?ms=3000&x=${Math.random()}` }] });
    expect(dialog().textContent).toContain('Loading');
  });
});

it('saves what is in front, once at a time', async () => {
  let finish = () => {};
  const onSave = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await open({ start: 1, onSave });
  await press('Save picture');
  await press('Save picture');
  expect(onSave.mock.calls).toEqual([[1]]);
  finish();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save picture' }).ariaBusy).toBeNull(),
  );
});

it.each([
  ['default', 3, '', 3],
  ['default', 12, '1 / 12', 0],
  ['number', 3, '1 / 3', 0],
  ['none', 3, '', 0],
] as const)('indicator %s of %d', async (indicator, count, number, dots) => {
  const many = Array.from({ length: count }, () => pictures[0] as { url: string });
  await open({ indicator, pictures: many });
  expect(dialog().querySelector('[class*=number]')?.textContent).toBe(number);
  expect(dialog().querySelectorAll('i')).toHaveLength(dots);
});
