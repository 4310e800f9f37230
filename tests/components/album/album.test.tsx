import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Album } from '@/components/album';
import { samplePicture } from '@/components/image';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const urls = Array.from({ length: 12 }, (_, index) => samplePicture(100, 80, index * 20));
const tile = (name: string) => screen.getByRole('button', { name });
const boxOf = (name: string) => tile(name).getBoundingClientRect();

describe('Album', () => {
  it('[S9.5] shows nine of twelve pictures and the number of the others on the ninth', async () => {
    render(<Album label="Delivery" urls={urls} style={{ width: 312, maxWidth: 'none' }} />);
    const list = screen.getByRole('list', { name: 'Delivery' });
    expect(within(list).getAllByRole('button')).toHaveLength(9);
    expect(tile('Picture 9 of 12, 3 more').textContent).toBe('+3');
    // Three columns, with gaps of 6 px.
    const [first, second, fourth] = [1, 2, 4].map((number) => boxOf(`Picture ${number} of 12`));
    expect(first?.width).toBe(100);
    expect(second!.left - first!.right).toBe(6);
    expect(fourth!.top - first!.bottom).toBe(6);
    expect(fourth!.left).toBe(first!.left);
  });

  it('counts the other pictures when maxCount does not fill the last row', () => {
    render(<Album urls={urls} maxCount={7} />);
    expect(tile('Picture 7 of 12, 5 more').textContent).toBe('+5');
  });

  it('opens the preview of all pictures at the one that the user tapped', async () => {
    const onItemClick = vi.fn();
    render(<Album urls={urls} onItemClick={onItemClick} />);
    await userEvent.click(tile('Picture 9 of 12, 3 more'));
    expect(onItemClick).toHaveBeenCalledWith(8);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('9'));
    expect(dialog.getAttribute('aria-label') ?? dialog.textContent).toMatch(/9 (of|\/) 12/);
  });

  it('lays four pictures out as a square, and a single picture keeps its own proportions', async () => {
    const { rerender } = render(<Album urls={urls.slice(0, 4)} />);
    expect(boxOf('Picture 3 of 4').left).toBe(boxOf('Picture 1 of 4').left);
    expect(boxOf('Picture 2 of 4').top).toBe(boxOf('Picture 1 of 4').top);
    rerender(<Album urls={[{ url: samplePicture(50, 100), alt: 'Arch' }]} />);
    await waitFor(() => {
      const { width, height } = boxOf('Picture 1 of 1: Arch');
      expect([width, height]).toEqual([90, 180]);
    });
    rerender(<Album urls={[{ url: 'data:image/png,none', width: 400, height: 200 }]} />);
    expect([boxOf('Picture 1 of 1').width, boxOf('Picture 1 of 1').height]).toEqual([180, 90]);
  });
});
