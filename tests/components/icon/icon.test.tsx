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

  it('mirrors only the icons that point in a direction', () => {
    const mirrored = Object.entries(all).filter(([, Glyph]) => {
      const { container } = render(<Glyph />);
      return container.firstElementChild?.hasAttribute('data-mirror');
    });
    expect(mirrored.map(([name]) => name)).toEqual([
      'BackIcon',
      'ExternalIcon',
      'ForwardIcon',
      'ListIcon',
      'RouteIcon',
      'SignOutIcon',
      'TruckIcon',
    ]);
  });

  it('passes ref, className and data-* to the svg element', () => {
    const ref = { current: null };
    const { container } = render(<icons.StarIcon ref={ref} className="mark" data-x="1" filled />);
    const svg = container.firstElementChild;
    expect(ref.current).toBe(svg);
    expect(svg?.getAttribute('class')).toBe('mark');
    expect(svg?.getAttribute('data-x')).toBe('1');
    expect(svg?.querySelector('path')?.getAttribute('fill')).toBe('currentColor');
  });

  it('has an icon for each type of uni-app', () => {
    const names = 'Success Check Info Warning Waiting Cancel Download Search Clear'.split(' ');
    expect(names.filter((name) => !(`${name}Icon` in all))).toEqual([]);
  });
});
