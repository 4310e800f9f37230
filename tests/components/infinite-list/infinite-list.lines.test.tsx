import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '@/components/kit/tokens.css';
import { Card } from '@/components/card';
import { Cell } from '@/components/cell';
import { InfiniteList } from '@/components/infinite-list';
import { List } from '@/components/list';
import { VirtualList } from '@/components/virtual-list';

afterEach(cleanup);

/** The colour of the line above the cell with this title. */
const lineOf = (title: string) => {
  let element: Element | null = screen.getByText(title);
  while (element && getComputedStyle(element).boxShadow === 'none') element = element.parentElement;
  const [, alpha = '1'] = /, ([\d.]+)\)/.exec(getComputedStyle(element!).boxShadow) ?? [];
  return alpha === '0' ? 'none' : 'line';
};

const show = (list?: typeof VirtualList) =>
  render(
    <main style={{ height: 400, overflow: 'auto' }}>
      <InfiniteList<string>
        label="Films"
        items={['Alien', 'Brazil', 'Casablanca']}
        itemKey={(name) => name}
        renderItem={(name) => <Cell title={name} />}
        loadMore={() => {}}
        hasMore={false}
        {...(list && { list })}
      />
    </main>,
  );

it.each([
  ['without virtual rows', undefined],
  ['with virtual rows', VirtualList],
])('the first cell of a list %s has no line above it, the others have one', async (_way, list) => {
  show(list);
  await screen.findByText('Casablanca');
  expect(['Alien', 'Brazil', 'Casablanca'].map(lineOf)).toEqual(['none', 'line', 'line']);
});

it('the lines inside the first item stay', () => {
  render(
    <InfiniteList<string>
      label="Cinemas"
      items={['Rex']}
      itemKey={(name) => name}
      renderItem={(name) => (
        <Card title={name}>
          <List label="Films">
            <Cell title="Alien" />
            <Cell title="Brazil" />
          </List>
        </Card>
      )}
      loadMore={() => {}}
      hasMore={false}
    />,
  );
  expect(['Alien', 'Brazil'].map(lineOf)).toEqual(['none', 'line']);
});
