import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Crashed } from '@/pages/system/crashed';

afterEach(cleanup);

const texts = {
  title: 'Something went wrong',
  text: 'This page could not be shown.',
  retry: 'Try again',
  home: 'Go home',
  back: 'Back',
};

describe('Crashed', () => {
  it('says what happened, aloud too, and offers the ways on', () => {
    const calls = { onRetry: vi.fn(), onHome: vi.fn(), onBack: vi.fn() };
    render(<Crashed texts={texts} {...calls} />);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    for (const name of ['Try again', 'Go home', 'Back']) {
      fireEvent.click(screen.getByRole('button', { name }));
    }
    expect(Object.values(calls).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('shows the error where one is given', () => {
    render(<Crashed texts={texts} onRetry={vi.fn()} onHome={vi.fn()} detail="TypeError: x" />);
    expect(screen.getByText('TypeError: x')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});
