import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { SegmentedControl } from '@/components/segmented-control';

afterEach(cleanup);

const options = [
  { value: 'map', label: 'Map' },
  { value: 'list', label: 'List' },
] as const;

function Chooser({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<'map' | 'list'>('map');
  const change = (next: 'map' | 'list') => {
    setValue(next);
    onChange(next);
  };
  return <SegmentedControl label="View" options={options} value={value} onChange={change} />;
}

describe('SegmentedControl', () => {
  it('is a named group of radio buttons', () => {
    render(<Chooser onChange={vi.fn()} />);
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Map' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(false);
  });

  it('a tap and the arrow keys choose a segment', async () => {
    const onChange = vi.fn();
    render(<Chooser onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(onChange).toHaveBeenLastCalledWith('list');
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith('map');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('keeps its own value without an owner, and begins with the first option', async () => {
    render(
      <SegmentedControl
        label="View"
        options={[...options, { value: 'route', label: 'Route', disabled: true }]}
      />,
    );
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(radio('Map').checked).toBe(true);
    await userEvent.click(radio('List'));
    expect([radio('Map').checked, radio('List').checked]).toEqual([false, true]);
    expect(radio('Route')).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('Map').checked).toBe(true);
  });

  it('keeps the value of its owner when the owner ignores a tap', async () => {
    render(<SegmentedControl label="View" options={options} value="map" onChange={vi.fn()} />);
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Map' }).checked).toBe(true);
  });

  it('has segments with a target of 44 px', () => {
    render(<Chooser onChange={vi.fn()} />);
    const { height } = screen.getByRole('radio', { name: 'Map' }).getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
  });
});

it('in a Cell the segments stand side by side, and with large text no word breaks', async () => {
  const themes = [
    { value: 'auto', label: 'Phone' },
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ] as const;
  const control = (
    <SegmentedControl label="Theme" options={themes} value="auto" onChange={() => {}} />
  );
  render(
    <List title="Settings">
      <Cell title="Theme" extra={control} />
      <Cell title={control} />
    </List>,
  );
  const rows = () =>
    screen
      .getAllByRole('radiogroup')
      .map((group) => new Set([...group.children].map((one) => one.getBoundingClientRect().top)))
      .map((tops) => tops.size);
  const lines = () =>
    [...document.querySelectorAll('[role="radiogroup"] span > span')].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getClientRects().length;
    });
  expect(rows()).toEqual([1, 1]);
  document.documentElement.style.fontSize = '32px';
  try {
    expect(lines()).toEqual([1, 1, 1, 1, 1, 1]);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
