import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotFound } from '@/pages/system/not-found';

afterEach(cleanup);

const texts = { title: 'Page not found', text: 'It has moved.', home: 'Go home', back: 'Back' };

describe('NotFound', () => {
  it('[S2.2] has a heading and ways home and back', () => {
    const [onHome, onBack] = [vi.fn(), vi.fn()];
    render(<NotFound texts={texts} onHome={onHome} onBack={onBack} />);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go home' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onHome).toHaveBeenCalledOnce();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('[S2.2] has no way back on the first page', () => {
    render(<NotFound texts={texts} onHome={vi.fn()} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
