import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Skeleton, SkeletonBlock } from '@/components/skeleton';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const blocks = () => document.querySelectorAll('[data-shape]');

describe('Skeleton', () => {
  it('is busy until its content is there', () => {
    const { rerender } = render(
      <Skeleton data-testid="it" avatar title rows={3}>
        Slabs
      </Skeleton>,
    );
    const root = screen.getByTestId('it');
    expect(root.getAttribute('aria-busy')).toBe('true');
    expect(root.textContent).toBe('Loading');
    expect(blocks()).toHaveLength(5);
    const circle = blocks()[0]!.getBoundingClientRect();
    expect([circle.width, circle.height]).toEqual([44, 44]);
    rerender(
      <Skeleton data-testid="it" loading={false}>
        Slabs
      </Skeleton>,
    );
    expect(root.getAttribute('aria-busy')).toBe('false');
    expect(root.textContent).toBe('Slabs');
  });

  it('accepts a custom shape, and limits the number of lines', () => {
    const { rerender } = render(
      <Skeleton shape={<SkeletonBlock ratio={2} style={{ width: 100 }} />} />,
    );
    expect(blocks()[0]!.getBoundingClientRect().height).toBe(50);
    rerender(<Skeleton rows={Number.NaN} />);
    expect(blocks()).toHaveLength(0);
    rerender(<Skeleton rows={1e9} />);
    expect(blocks()).toHaveLength(50);
  });

  it('does not move under reduced motion', async () => {
    const asked = (value: string) =>
      cdp().send(
        'Emulation.setEmulatedMedia' as never,
        {
          features: [{ name: 'prefers-reduced-motion', value }],
        } as never,
      );
    render(<Skeleton rows={1} />);
    const moving = () => document.getAnimations().length;
    expect(moving()).toBe(1);
    await asked('reduce');
    await expect.poll(moving).toBe(0);
    await asked('no-preference');
  });
});
