import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EmptyState } from '@/components/empty-state';

afterEach(cleanup);

describe('EmptyState', () => {
  it('shows a heading, a sentence and its buttons', () => {
    render(
      <EmptyState icon={<svg />} title="Nothing found" text="Try a shorter word.">
        <button type="button">Show everything</button>
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeTruthy();
    expect(screen.getByText('Try a shorter word.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show everything' })).toBeTruthy();
  });

  it('announces its texts but not its buttons', () => {
    render(
      <EmptyState icon={<svg />} title="Broken" level={1} role="alert">
        <button type="button">Retry</button>
      </EmptyState>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Broken');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});
