import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as icons from '@/components/icon';

afterEach(cleanup);

const { Icon: _frame, ...all } = icons;

describe('icons', () => {
  it.each(Object.entries(all))('%s is decoration, or an image with a name', (_name, Glyph) => {
    const { container, rerender } = render(<Glyph size={32} />);
    const svg = container.firstElementChild;
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.getBoundingClientRect().width).toBe(32);
    rerender(<Glyph label="Name" />);
    expect(screen.getByRole('img', { name: 'Name' })).toBeTruthy();
  });

  it('turns over only those that point somewhere', () => {
    const mirrored = Object.entries(all).filter(([, Glyph]) => {
      const { container } = render(<Glyph />);
      return container.firstElementChild?.hasAttribute('data-mirror');
    });
    expect(mirrored.map(([name]) => name)).toEqual(['BackIcon', 'ForwardIcon', 'RouteIcon']);
  });
});
