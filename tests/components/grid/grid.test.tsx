import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Grid, GridItem } from '@/components/grid';

afterEach(cleanup);

const tops = () => screen.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);

it('a grid has four columns by default, or `columns`', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => <GridItem key={name} label={name} />);
  const { rerender } = render(<Grid>{six}</Grid>);
  expect(new Set(tops()).size).toBe(2);
  rerender(<Grid columns={2}>{six}</Grid>);
  expect(new Set(tops()).size).toBe(3);
  rerender(<Grid columns={0}>{six}</Grid>);
  expect(new Set(tops()).size).toBe(6);
});

it('an item is a link, a button, or neither', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Grid square gap={8} columns={2}>
      <GridItem label="Plain" />
      <GridItem label="Link" href="/somewhere" onClick={onClick} />
      <GridItem label="Button" onClick={onClick} />
      <GridItem label="Closed" href="/somewhere" disabled />
    </Grid>,
  );
  expect(screen.getByRole('link', { name: 'Link' }).getAttribute('href')).toBe('/somewhere');
  await userEvent.click(screen.getByRole('link', { name: 'Link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Button' }));
  expect(onClick).toHaveBeenCalledTimes(2);
  const closed = screen.getByRole('link', { name: 'Closed' });
  expect([closed.getAttribute('aria-disabled'), closed.getAttribute('href')]).toEqual([
    'true',
    null,
  ]);
  closed.focus();
  expect(document.activeElement).not.toBe(closed);
  const { width, height } = screen.getAllByRole('listitem')[0]!.getBoundingClientRect();
  expect(Math.round(height)).toBe(Math.round(width));
});

it('an item accepts an id, a style, data-* and aria-label', () => {
  const look = { id: 'slabs', style: { opacity: 0.5 }, 'data-kind': 'stone' };
  render(
    <Grid>
      <GridItem icon="S" aria-label="Slabs" onClick={() => {}} {...look} />
    </Grid>,
  );
  const item = screen.getByRole('button', { name: 'Slabs' });
  expect([item.id, item.style.opacity, item.dataset.kind]).toEqual(['slabs', '0.5', 'stone']);
});
