import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavBar } from '@/components/nav-bar';
import { losses } from '../../helpers/lose-code';
import '@/components/kit/tokens.css';

vi.mock('@/shared/lost-code', async (importOriginal) => {
  const { losingCode } = await import('../../helpers/lose-code');
  return losingCode(await importOriginal());
});

beforeEach(() => {
  // The function that loads every lazy chunk with its style sheets. This bar has no badge, so the search is the only one.
  Object.assign(losses, { file: 'missingStyles', left: 9, loads: 0 });
});
afterEach(cleanup);

it('the title is visible while the code of the search is lost, and the field comes with the network', async () => {
  render(<NavBar title="Marble" search={{ label: 'Search stones' }} />);
  await expect.poll(() => losses.loads).toBeGreaterThan(0);
  const title = screen.getByRole('heading', { name: 'Marble' });
  expect(title.getBoundingClientRect().width).toBeGreaterThan(20);
  expect(getComputedStyle(title).clipPath).toBe('none');
  losses.left = 0;
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('searchbox', { name: 'Search stones' });
  expect(getComputedStyle(title).clipPath).toBe('inset(50%)');
});
