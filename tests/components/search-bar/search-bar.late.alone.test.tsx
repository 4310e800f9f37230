/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchBar } from '@/components/search-bar';
import '@/components/tokens.css';

const network = vi.hoisted(() => ({ isGone: true, asked: 0 }));
vi.mock('@/components/late-layer', async (original) => {
  const { overNetwork } = await import('../../helpers/over-network');
  return overNetwork(await original<typeof import('@/components/late-layer')>(), network);
});

afterEach(cleanup);

const stones = ['granite', 'gritstone', 'slate'];

function Yard({ onConfirm }: { onConfirm: (value: string) => void }) {
  const [query, setQuery] = useState('');
  const found = stones.filter((value) => value.startsWith(query)).map((value) => ({ value }));
  return (
    <SearchBar
      label="Stones"
      value={query}
      onChange={setQuery}
      onConfirm={onConfirm}
      suggestions={found}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Stones' });
const texts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('asks for no list where there are no suggestions', async () => {
  render(<SearchBar label="Stones" />);
  await userEvent.type(screen.getByRole('searchbox'), 'gr');
  expect(network.asked).toBe(0);
});

it('searches while its list can not come, and then shows it for what is typed', async () => {
  const onConfirm = vi.fn();
  render(
    <StrictMode>
      <Yard onConfirm={onConfirm} />
    </StrictMode>,
  );
  await userEvent.type(box(), 'gra{ArrowDown}{Enter}');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('gra');
  await userEvent.keyboard('{Escape}');
  expect(box().value).toBe('');
  await userEvent.keyboard('gr');
  expect(network.asked).toBeGreaterThan(0);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('');

  network.isGone = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(texts).toEqual(['granite', 'gritstone']);
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Suggestions: 2');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onConfirm).toHaveBeenLastCalledWith('granite');
  expect(texts()).toEqual([]);
});
