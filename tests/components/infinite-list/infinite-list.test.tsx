import { act, cleanup, render, screen } from '@testing-library/react';
import { Activity, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InfiniteList, type InfiniteListProps } from '@/components/infinite-list';
import { VirtualList } from '@/components/virtual-list';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { frame, until } from '../../helpers/waiting';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
const frames = async (count = 5) => {
  for (let done = 0; done < count; done += 1) await frame();
};

type Props = Partial<InfiniteListProps<number>>;

/** Without a height the document scrolls. */
function Box({ height = 300, ...props }: Props & { height?: number | 'auto' }) {
  const style = height === 'auto' ? {} : { height, overflow: 'auto' };
  return (
    <div data-testid="scroller" style={style}>
      <InfiniteList
        label="Orders"
        items={numbers(0, 20)}
        itemKey={(number) => number}
        renderItem={(number) => <p style={{ height: 40, margin: 0 }}>{`Order ${number}`}</p>}
        loadMore={() => {}}
        hasMore
        {...props}
      />
    </div>
  );
}

/** A list that gets ten more rows with each load that the test resolves. */
function openList(props: Props & { height?: 'auto' } = {}, first = 20) {
  const loads: Deferred<void>[] = [];
  function Owner() {
    const [range, setRange] = useState({ from: 100, to: 100 + first });
    const load = (change: Partial<typeof range>) => async () => {
      const deferred = createDeferred();
      loads.push(deferred);
      await deferred.promise;
      setRange((before) => ({ ...before, ...change }));
    };
    return (
      <Box
        items={numbers(range.from, range.to)}
        loadMore={load({ to: range.to + 10 })}
        {...props}
        {...(props.hasPrevious && { loadPrevious: load({ from: range.from - 10 }) })}
      />
    );
  }
  render(<Owner />, { wrapper: StrictMode });
  return loads;
}

const scroller = () => {
  const box = screen.getByTestId('scroller');
  return box.style.overflow ? box : document.documentElement;
};
const feed = () => screen.getByRole('feed', { name: 'Orders' });
const count = () => screen.getAllByRole('article').length;
const news = () => document.querySelector('[aria-live]')?.textContent;
const toEnd = () => {
  scroller().scrollTop = scroller().scrollHeight;
};

describe('[S9.15] InfiniteList', () => {
  it.each([undefined, VirtualList])(
    'gives each article the name and the description from its content',
    async (list) => {
      const renderItem = (number: number) => (
        <div style={{ height: 40 }}>
          <b id={`title-${number}`}>{`Order ${number}`}</b>{' '}
          <i id={`note-${number}`}>{`Bag ${number}`}</i>
        </div>
      );
      render(
        <Box
          {...(list && { list })}
          renderItem={renderItem}
          itemLabelledBy={(number) => `title-${number}`}
          itemDescribedBy={(number) => `note-${number}`}
        />,
      );
      await until(() => expect(count()).toBeGreaterThan(2));
      expect(screen.getByRole('article', { name: 'Order 2', description: 'Bag 2' })).toBeTruthy();
    },
  );

  it('loads 50 px before its end, and only once while the user scrolls', async () => {
    const loads = openList();
    scroller().scrollTop = 20 * 40 + 56 - 300 - 55;
    await frames();
    expect(loads).toHaveLength(0);
    scroller().scrollTop += 8;
    await until(() => expect(loads).toHaveLength(1));
    for (const step of [-100, 90, -300, 400]) {
      scroller().scrollTop += step;
      await frames(2);
    }
    expect(loads).toHaveLength(1);
    expect(feed().getAttribute('aria-busy')).toBe('true');
    loads[0]?.resolve();
    await until(() => expect(count()).toBe(30));
    expect(feed().getAttribute('aria-busy')).toBeNull();
    expect(news()).toBe('Loaded. Entries: 30');
    await frames();
    expect(loads).toHaveLength(1);
    toEnd();
    await until(() => expect(loads).toHaveLength(2));
  });

  it('loads until the screen is full, and asks the user after three loads without new rows', async () => {
    const loads = openList({}, 2);
    await until(() => expect(loads).toHaveLength(1));
    loads[0]?.resolve();
    await until(() => expect(count()).toBe(12));
    await frames();
    expect(loads).toHaveLength(1);
    cleanup();

    const loadMore = vi.fn(async () => {});
    render(<Box items={[]} loadMore={loadMore} />);
    await until(() => expect(loadMore).toHaveBeenCalledTimes(3));
    await frames(10);
    expect(loadMore).toHaveBeenCalledTimes(3);
    act(() => screen.getByRole('button', { name: 'Load more' }).click());
    await until(() => expect(loadMore.mock.calls.length).toBeGreaterThan(3));
  });

  it('does not load while it is hidden, out of sight, or in the background', async () => {
    const loadMore = vi.fn(async () => {});
    const props = { items: [], loadMore };
    const { rerender, unmount } = render(
      <>
        <div hidden>
          <Box {...props} />
        </div>
        <Activity mode="hidden">
          <Box {...props} />
        </Activity>
        <div style={{ overflow: 'hidden', width: 300 }}>
          <div style={{ translate: '1000px' }}>
            <Box {...props} />
          </div>
        </div>
      </>,
    );
    await frames(10);
    expect(loadMore).not.toHaveBeenCalled();
    rerender(<p>gone</p>);
    unmount();

    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    render(<Box {...props} />);
    await frames(10);
    expect(loadMore).not.toHaveBeenCalled();
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(loadMore).toHaveBeenCalled());
  });

  it('waits for Try again after a failed load', async () => {
    const loads = openList();
    toEnd();
    await until(() => expect(loads).toHaveLength(1));
    loads[0]?.reject(new Error('no network'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(news()).toBe('Could not load');
    scroller().scrollTop = 0;
    await frames(3);
    toEnd();
    await frames(5);
    expect(loads).toHaveLength(1);
    retry.focus();
    act(() => retry.click());
    expect(loads).toHaveLength(2);
    expect(document.activeElement).toBe(retry);
    loads[1]?.resolve();
    await until(() => expect(count()).toBe(30));
  });

  it('shows the end of the list, or that it is empty', () => {
    const { rerender } = render(<Box hasMore={false} />);
    expect(screen.getByText('That is all')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('article')[0]?.getAttribute('aria-setsize')).toBe('20');
    rerender(<Box hasMore={false} items={[]} />);
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
    rerender(<Box hasMore={false} end={null} />);
    expect(screen.queryByText('That is all')).toBeNull();
  });

  it('loads only when the user presses the button with `manual`', async () => {
    const loads = openList({ manual: true }, 2);
    await frames();
    expect(loads).toHaveLength(0);
    act(() => screen.getByRole('button', { name: 'Load more' }).click());
    act(() => screen.getByRole('button', { name: 'Loading' }).click());
    expect(loads).toHaveLength(1);
  });

  it.each([
    ['a scroller', {}],
    ['the document', { height: 'auto' } as const],
  ])(
    'in %s it loads in both directions, one load at a time, and keeps its place',
    async (_, box) => {
      const loads = openList({ ...box, hasPrevious: true }, 40);
      await until(() => expect(loads).toHaveLength(1));
      const top = () => Math.round(screen.getByText('Order 100').getBoundingClientRect().top);
      toEnd();
      await frames();
      expect(loads).toHaveLength(1);
      scroller().scrollTop = 20;
      await frames(2);
      const before = top();
      loads[0]?.resolve();
      await until(() => expect(count()).toBe(50));
      await until(() => expect(top()).toBe(before));
      expect(screen.getAllByRole('article')[0]?.textContent).toBe('Order 90');
      await frames();
      expect(loads).toHaveLength(1);
      toEnd();
      await until(() => expect(loads).toHaveLength(2));
      loads[1]?.resolve();
      await until(() => expect(screen.getByText('Order 149')).toBeTruthy());
    },
  );

  it('accepts children, and each of them is an article', () => {
    render(
      <InfiniteList label="Orders" loadMore={() => {}} hasMore={false}>
        <p key="a">One</p>
        <p key="b">Two</p>
      </InfiniteList>,
    );
    const articles = screen.getAllByRole('article');
    expect(articles.map((article) => article.textContent)).toEqual(['One', 'Two']);
    expect(articles[1]?.getAttribute('aria-posinset')).toBe('2');
  });

  it.each([
    ['a scroller', {}],
    ['the document', { height: 'auto' } as const],
  ])('in %s it works with a VirtualList', async (_, box) => {
    const loads = openList({ ...box, list: VirtualList }, 500);
    await until(() => expect(count()).toBeGreaterThan(5));
    expect(count()).toBeLessThan(45);
    expect(screen.getAllByRole('article')[0]?.getAttribute('aria-setsize')).toBe('-1');
    await frames();
    expect(loads).toHaveLength(0);
    toEnd();
    await until(() => expect(loads).toHaveLength(1));
    loads[0]?.resolve();
    await until(() => expect(news()).toBe('Loaded. Entries: 510'));
    await frames();
    expect(loads).toHaveLength(1);
  });

  it('keeps its rows and its scroll position when `list` is an inline function', async () => {
    const ui = (busy: boolean) => (
      <Box items={numbers(0, 500)} list={(given) => <VirtualList {...given} busy={busy} />} />
    );
    const { rerender } = render(ui(false));
    await until(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(5));
    screen.getByTestId('scroller').scrollTop = 4000;
    const row = await screen.findByText('Order 102');
    rerender(ui(true));
    await frames();
    expect(screen.getByText('Order 102')).toBe(row);
    expect(screen.getByTestId('scroller').scrollTop).toBe(4000);
  });

  it('mounts a new list when `list` is another component', async () => {
    const Plain = ({ items }: { items: readonly number[] }) => <p>{`${items.length} orders`}</p>;
    const { rerender } = render(<Box list={VirtualList} />);
    await until(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(5));
    rerender(<Box list={Plain} />);
    expect(screen.getByText('20 orders')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
