import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Badge } from '@/components/badge';

afterEach(cleanup);

const inButton = (badge: React.ReactNode) =>
  render(
    <button type="button" style={{ position: 'relative' }}>
      Inbox
      {badge}
    </button>,
  );

describe('Badge', () => {
  it('joins the name of the control around it', () => {
    inButton(<Badge text="3" />);
    expect(screen.getByRole('button', { name: 'Inbox 3' })).toBeTruthy();
  });

  it('says the whole text where the eye sees three dots', () => {
    inButton(<Badge text="1234" />);
    expect(screen.getByText('...')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Inbox 1234' })).toBeTruthy();
  });

  it('is a red dot with a label where there is no text', () => {
    inButton(<Badge label="New" />);
    expect(screen.getByRole('button', { name: 'Inbox New' })).toBeTruthy();
  });
});
