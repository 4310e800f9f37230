import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { KitProvider } from '@/components/kit-provider';
import { clear, rows } from './rows';
import type { Row } from './row';

afterEach(clear);

/** The components that have no entry among the defaults. */
const others = /^(\w*Icon|Theme|VisuallyHidden)( |$)/;

const components = Object.entries(rows).filter(([name]) => !others.test(name));

async function drawIn(name: string, row: Row, props: object): Promise<HTMLElement> {
  const ref = { current: null as HTMLElement | null };
  const component = name.split(' ')[0]!;
  const defaults = {
    [component]: { 'data-mine': 'default', className: 'mine', style: { outlineOffset: '7px' } },
  };
  render(<KitProvider defaults={defaults}>{row.ui({ ref, ...props }) as ReactNode}</KitProvider>);
  await expect.poll(() => ref.current).not.toBeNull();
  return ref.current!;
}

describe.each(components)('%s', (name, row) => {
  const looksOf = (element: HTMLElement) =>
    row.frame ? element.closest<HTMLElement>(row.frame)! : element;

  it('takes props from the defaults of the provider', async () => {
    const element = await drawIn(name, row, {});
    expect(element.dataset.mine).toBe('default');
    expect(looksOf(element).classList.contains('mine')).toBe(true);
    expect(looksOf(element).style.outlineOffset).toBe('7px');
  });

  it('prefers the props of its owner, and has the classes and styles of both', async () => {
    const element = await drawIn(name, row, {
      'data-mine': 'owner',
      className: 'yours',
      style: { outlineColor: 'rgb(1, 2, 3)' },
    });
    expect(element.dataset.mine).toBe('owner');
    expect([...looksOf(element).classList]).toEqual(expect.arrayContaining(['mine', 'yours']));
    expect(looksOf(element).style.outlineOffset).toBe('7px');
    expect(looksOf(element).style.outlineColor).toBe('rgb(1, 2, 3)');
  });
});
