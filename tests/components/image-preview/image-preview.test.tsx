import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ImagePreview } from '@/components/image-preview';
import { dialog, loaded, named, openPreview, pictures, press } from '../../helpers/open-preview';
import { touch } from '../../helpers/touch';

afterEach(cleanup);

it('the preview shows the new picture when it opens again during its exit', async () => {
  const at = (open: boolean, current: number) => <ImagePreview {...{ open, current, pictures }} />;
  const { rerender } = render(at(true, 0));
  await loaded('A quarry');
  rerender(at(false, 0));
  rerender(at(true, 2));
  await named('Picture 3 of 3');
  await loaded('Layers');
  expect(screen.queryByRole('img', { name: 'A quarry' })).toBeNull();
});

describe('accessibility', () => {
  it('is a dialog with the focus on its close button, and returns the focus when it closes', async () => {
    const { onOpenChange } = await openPreview();
    await named('Picture 1 of 3');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Open' }).closest('[inert]')).not.toBeNull();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('screen readers get only the current picture, with its text or number', {
    tags: 'long',
  }, async () => {
    await openPreview();
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

  it('arrow keys, Home and End change the picture, + and 0 zoom, and Escape closes', {
    tags: 'long',
  }, async () => {
    const { onChange, onOpenChange } = await openPreview();
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
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(1));
  });

  it('the Next button is disabled at the end without a loop', async () => {
    await openPreview({ start: 2 });
    await named('Picture 3 of 3');
    const next = screen.getByRole('button', { name: 'Next picture' });
    expect(next.ariaDisabled).toBe('true');
    next.click();
    await userEvent.keyboard('{ArrowRight}');
    await named('Picture 3 of 3');
  });

  it('wraps at both ends with a loop', async () => {
    const { onChange } = await openPreview({ loop: true });
    await press('Previous picture');
    await named('Picture 3 of 3');
    await press('Next picture');
    await named('Picture 1 of 3');
    expect(onChange.mock.calls).toEqual([[2], [0]]);
  });
});

describe('a picture that does not load', () => {
  it('shows an error and can be loaded again', async () => {
    const pictureSet = [{ url: '/no-such-picture.png', alt: 'Gone' }];
    const { onOpenChange } = await openPreview({ pictures: pictureSet });
    const again = await screen.findByRole('button', { name: 'Load again' });
    expect(screen.getByRole('alert').textContent).toContain('Could not load the picture');
    await userEvent.click(again);
    await screen.findByRole('button', { name: 'Load again' });
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('shows a spinner while it loads', async () => {
    await openPreview({ pictures: [{ url: `/api/slow?ms=3000&x=${Math.random()}` }] });
    expect(dialog().textContent).toContain('Loading');
  });
});

it('Save picture saves the current picture, and only once at a time', async () => {
  let finish = () => {};
  const onSave = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await openPreview({ start: 1, onSave });
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
] as const)(
  'the indicator "%s" of %d pictures shows a number, dots or nothing',
  async (indicator, count, number, dots) => {
    const many = Array.from({ length: count }, () => pictures[0] as { url: string });
    await openPreview({ indicator, pictures: many });
    expect(dialog().querySelector('[class*=number]')?.textContent).toBe(number);
    expect(dialog().querySelectorAll('i')).toHaveLength(dots);
  },
);

describe('a list of URLs', () => {
  const urls = pictures.map(({ url }) => url);

  it('starts at an index or at one of its URLs, and otherwise at the first', {
    tags: 'long',
  }, async () => {
    for (const [current, name] of [
      [1, 'Picture 2 of 3'],
      [urls[2] ?? '', 'Picture 3 of 3'],
      [7, 'Picture 1 of 3'],
      ['/unknown.png', 'Picture 1 of 3'],
    ] as const) {
      await openPreview({ pictures: undefined as never, urls, current });
      await named(name);
      cleanup();
    }
  });

  it('can be uncontrolled, and does not open when it is empty', {
    tags: 'long',
  }, async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(
      <ImagePreview defaultOpen urls={urls} onOpenChange={onOpenChange} />,
    );
    await named('Picture 1 of 3');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onOpenChange.mock.calls).toEqual([[false, 'close-button']]);
    rerender(<ImagePreview open urls={[]} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a picture without a URL shows an error', async () => {
  await openPreview({ pictures: [{ url: '' }] });
  expect(screen.getByRole('alert').textContent).toContain('Could not load the picture');
});

it('onLongPress reports which picture the finger is on', { tags: 'long' }, async () => {
  const onLongPress = vi.fn();
  const { onOpenChange } = await openPreview({ start: 1, onLongPress });
  const finger = await touch(await loaded('Picture 2 of 3'));
  await waitFor(() => expect(onLongPress.mock.calls).toEqual([[1]]));
  await finger.up();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(onOpenChange).not.toHaveBeenCalled();
});
