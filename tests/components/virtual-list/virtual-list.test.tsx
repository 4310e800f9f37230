import { act, cleanup, render, screen } from '@testing-library/react';
import { Activity, createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popup } from '@/components/popup';
import {
  VirtualList,
  type VirtualListHandle,
  type VirtualListProps,
} from '@/components/virtual-list';
import { openApp, page } from '../../helpers/open-app';
import { frame, until, wait } from '../../helpers/waiting';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
const heightOf = (number: number) => 30 + (number % 5) * 12;
const handle = createRef<VirtualListHandle>();

function List(props: Partial<VirtualListProps<number>>) {
  return (
    <VirtualList
      label="Blocks"
      scroller="own"
      data-testid="list"
      handle={handle}
      items={props.items ?? []}
      itemKey={(number) => number}
      renderItem={(number) => (
        <button type="button" style={{ display: 'block', height: heightOf(number), width: 80 }}>
          {`Row ${number}`}
        </button>
      )}
      {...props}
      style={{ height: 300, width: 300, ...props.style }}
    />
  );
}

const many = numbers(0, 100_000);
const show = (props: Partial<VirtualListProps<number>> = {}) =>
  render(<List items={many} {...props} />, { wrapper: StrictMode });
const list = () => screen.getByTestId('list');
const row = (number: number) => screen.queryByText(`Row ${number}`);
const topOf = (number: number) =>
  Math.round(
    (row(number)?.getBoundingClientRect().top ?? Number.NaN) - list().getBoundingClientRect().top,
  );
const shown = () => list().querySelectorAll('[data-index]').length;

describe('VirtualList', () => {
  it('renders only the visible rows of 100,000, and numbers them for screen readers', async () => {
    show();
    await until(() => expect(topOf(5)).toBe(30 + 42 + 54 + 66 + 78));
    expect(shown()).toBeLessThan(30);
    const items = screen.getAllByRole('listitem');
    expect(screen.getByRole('list', { name: 'Blocks' })).toBeTruthy();
    expect(items[1]?.getAttribute('aria-posinset')).toBe('2');
    expect(items[1]?.getAttribute('aria-setsize')).toBe('100000');
    expect(list().tabIndex).toBe(0);
  });

  it('scrolls to any row with the given alignment', async () => {
    show();
    await until(() => expect(row(0)).toBeTruthy());
    handle.current?.scrollToIndex(50_000);
    await until(() => expect(topOf(50_000)).toBe(0));
    handle.current?.scrollToIndex(99_999, { align: 'end' });
    await until(() => expect(topOf(99_999) + heightOf(99_999)).toBe(300));
    handle.current?.scrollToIndex(7);
    await until(() => expect(topOf(7)).toBe(0));
  });

  it('keeps the visible rows in place when rows are added or removed at both ends', async () => {
    const { rerender } = show({ items: numbers(500, 700) });
    await until(() => expect(row(500)).toBeTruthy());
    handle.current?.scrollToIndex(60);
    await until(() => expect(topOf(560)).toBe(0));
    rerender(<List items={numbers(400, 700)} />);
    await until(() => expect(topOf(560)).toBe(0));
    rerender(<List items={numbers(350, 720)} />);
    await until(() => expect(topOf(560)).toBe(0));
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('370');
    rerender(<List items={numbers(450, 720)} />);
    await until(() => expect(topOf(560)).toBe(0));
  });

  it('starts a chat at its end and stays there, unless the user has scrolled up', async () => {
    const end = () => list().scrollHeight - list().clientHeight - list().scrollTop;
    const { rerender } = show({ reverse: true, items: numbers(0, 200) });
    await until(() => expect(topOf(199) + heightOf(199)).toBe(300));
    rerender(<List reverse items={numbers(0, 203)} />);
    await until(() => expect(topOf(202) + heightOf(202)).toBe(300));
    list().scrollTop -= 500;
    await until(() => expect(end()).toBeGreaterThan(400));
    const place = list().scrollTop;
    rerender(<List reverse items={numbers(0, 204)} />);
    await until(() => expect(end()).toBeGreaterThan(450));
    expect(list().scrollTop).toBe(place);
  });

  it('puts a few messages at the end of a chat', async () => {
    show({ reverse: true, items: numbers(0, 2) });
    await until(() => expect(topOf(1) + heightOf(1)).toBe(300));
  });

  it('headings stick, and the next heading pushes the last one away', {
    tags: 'long',
  }, async () => {
    show({ isSticky: (number) => number % 50 === 0 });
    await until(() => expect(row(0)).toBeTruthy());
    handle.current?.scrollToIndex(75);
    await until(() => expect(topOf(50)).toBe(0));
    expect(row(50)?.closest('[data-state]')?.getAttribute('data-state')).toBe('stuck');
    handle.current?.scrollToIndex(100, { offset: -10 });
    await until(() => expect(topOf(50)).toBe(-20));
    handle.current?.scrollToIndex(100, { offset: 5 });
    await until(() => expect(topOf(100)).toBe(0));
    expect(row(50)?.closest('[data-state]') ?? null).toBeNull();
  });

  it('a heading sticks only while it is a heading, also without scrolling', {
    tags: 'long',
  }, async () => {
    const stuck = () => list().querySelector('[data-state="stuck"]')?.textContent ?? null;
    const isHead = (number: number) => number % 50 === 0;
    const isOther = (number: number) => number % 50 === 10;
    const { rerender } = show({ isSticky: isHead });
    await until(() => expect(row(0)).toBeTruthy());
    handle.current?.scrollToIndex(75);
    await until(() => expect(stuck()).toBe('Row 50'));
    rerender(<List items={many} isSticky={isOther} />);
    expect(stuck()).toBe('Row 60');
    expect(topOf(60)).toBe(0);
    rerender(<List items={many.filter((number) => number !== 60)} isSticky={isOther} />);
    expect(stuck()).toBe('Row 10');
    rerender(<List items={many} />);
    expect(stuck()).toBeNull();
  });

  it('keeps a focused row that scrolls out of sight, also when its index changes', {
    tags: 'long',
  }, async () => {
    const { rerender } = show({ items: numbers(500, 900) });
    await until(() => expect(row(503)).toBeTruthy());
    act(() => row(503)?.focus());
    handle.current?.scrollToIndex(300);
    await until(() => expect(topOf(800)).toBe(0));
    expect(document.activeElement).toBe(row(503));
    expect(row(505)).toBeNull();
    rerender(<List items={numbers(450, 900)} />);
    await until(() => expect(topOf(800)).toBe(0));
    expect(document.activeElement).toBe(row(503));
    act(() => row(503)?.blur());
    await until(() => expect(row(503)).toBeNull());
  });

  it('scrolls sideways in both text directions', { tags: 'long' }, async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { unmount } = show({ horizontal: true, dir, items: numbers(0, 500) });
      await until(() => expect(row(0)).toBeTruthy());
      handle.current?.scrollToIndex(200);
      await until(() => {
        const [box, around] = [row(200), list()].map((one) => one?.getBoundingClientRect());
        const distance = dir === 'ltr' ? box!.left - around!.left : around!.right - box!.right;
        expect(Math.round(distance)).toBe(0);
      });
      expect(shown()).toBeLessThan(40);
      unmount();
    }
  });

  it('is a feed with names and keys for its articles', async () => {
    show({ role: 'feed', busy: true, total: -1, itemLabel: (number) => `Block ${number}` });
    await until(() => expect(row(0)).toBeTruthy());
    const first = screen.getByRole('article', { name: 'Block 0' });
    expect(first.getAttribute('aria-setsize')).toBe('-1');
    expect(screen.getByRole('feed', { name: 'Blocks' }).getAttribute('aria-busy')).toBe('true');
    act(() => first.focus());
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Block 2');
  });

  it('a feed gives each article the name and the description from its content', async () => {
    show({
      role: 'feed',
      itemLabel: () => 'Not this name',
      itemLabelledBy: (number) => `title-${number}`,
      itemDescribedBy: (number) => (number === 1 ? undefined : `note-${number}`),
      renderItem: (number) => (
        <div style={{ height: 40 }}>
          <b id={`title-${number}`}>Order {number}</b>{' '}
          <i id={`note-${number}`}>Ready at {number}</i>
        </div>
      ),
    });
    await until(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(1));
    expect(
      screen.getByRole('article', { name: 'Order 0', description: 'Ready at 0' }),
    ).toBeTruthy();
    const second = screen.getByRole('article', { name: 'Order 1' });
    expect(second.hasAttribute('aria-describedby')).toBe(false);
  });

  it('scrolls with the scroller around it, below content that changes its height', async () => {
    const Around = ({ height }: { height: number }) => (
      <div data-testid="page" style={{ height: 400, overflow: 'auto' }}>
        <div style={{ height }}>Before</div>
        <List scroller="nearest" items={many} style={{ height: 'auto' }} />
      </div>
    );
    const { rerender } = render(<Around height={250} />);
    const distance = (number: number) =>
      Math.round(
        (row(number)?.getBoundingClientRect().top ?? Number.NaN) -
          screen.getByTestId('page').getBoundingClientRect().top,
      );
    await until(() => expect(distance(0)).toBe(250));
    handle.current?.scrollToIndex(4000);
    await until(() => expect(distance(4000)).toBe(0));
    rerender(<Around height={900} />);
    await until(() => expect(screen.getByText('Before').offsetHeight).toBe(900));
    handle.current?.scrollToIndex(4000);
    await until(() => expect(distance(4000)).toBe(0));
    expect(shown()).toBeLessThan(40);
  });

  it('scrolls with the document where nothing else scrolls', async () => {
    const { unmount } = render(
      <>
        <p style={{ height: 200, margin: 0 }}>Before</p>
        <List items={many} scroller="nearest" style={{ height: 'auto' }} />
      </>,
      { wrapper: StrictMode },
    );
    const top = (number: number) => Math.round(row(number)!.getBoundingClientRect().top);
    await until(() => expect(top(0)).toBe(200));
    expect(shown()).toBeLessThan(60);
    // A row that is not measured yet takes no focus.
    await until(() => {
      act(() => row(3)!.focus());
      expect(document.activeElement).toBe(row(3));
    });
    act(() => handle.current?.scrollToIndex(90_000));
    await until(() => expect(top(90_000)).toBe(0));
    await until(() => expect(shown()).toBeLessThan(60));
    // The focused row stays, so that the focus is not lost.
    expect(document.activeElement).toBe(row(3));
    // The list corrects its position once in each of the next two frames.
    for (let drawn = 0; drawn < 3; drawn += 1) await frame();
    scrollTo(0, scrollY + 30);
    await frame();
    expect(top(90_000)).toBe(-30);
    act(() => handle.current?.scrollToIndex(0));
    await until(() => expect(top(0)).toBe(0));
    unmount();
    expect(document.body.querySelectorAll('div:not(:empty)').length).toBe(0);
  });

  it('a chat starts at its end in a document, and stays there with a new message', async () => {
    const chat = (to: number) => (
      <List items={numbers(0, to)} scroller="nearest" reverse style={{ height: 'auto' }} />
    );
    const { rerender } = render(chat(500));
    const bottom = (number: number) => Math.round(row(number)!.getBoundingClientRect().bottom);
    await until(() => expect(bottom(499)).toBe(window.innerHeight));
    rerender(chat(501));
    await until(() => expect(bottom(500)).toBe(window.innerHeight));
  });

  it('a horizontal list is its own scroller in a document', async () => {
    show({ horizontal: true, scroller: 'nearest', items: numbers(0, 500) });
    await until(() => expect(row(0)).toBeTruthy());
    act(() => handle.current?.scrollToIndex(200));
    await until(() =>
      expect(row(200)?.getBoundingClientRect().left).toBe(list().getBoundingClientRect().left),
    );
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it('keeps its place in a document while a sheet is above it', async () => {
    const ui = (open: boolean) => (
      <>
        <List items={many} scroller="nearest" style={{ height: 'auto' }} />
        <Popup open={open} onOpenChange={() => {}} title="Filter">
          Some text
        </Popup>
      </>
    );
    const { rerender } = render(ui(false));
    await until(() => expect(row(5)).toBeTruthy());
    act(() => handle.current?.scrollToIndex(500));
    const top = () => row(500)?.getBoundingClientRect().top;
    await until(() => expect(top()).toBe(0));
    // The list corrects its position once in each of the next two frames.
    for (let drawn = 0; drawn < 3; drawn += 1) await frame();
    rerender(ui(true));
    await until(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toBeTruthy());
    expect(top()).toBe(0);
    rerender(ui(false));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(top()).toBe(0);
  });

  it('a heading sticks to the top of the window', async () => {
    const isSticky = (number: number) => number % 100 === 0;
    render(<List items={many} scroller="nearest" isSticky={isSticky} style={{ height: 'auto' }} />);
    await until(() => expect(row(5)).toBeTruthy());
    act(() => handle.current?.scrollToIndex(250));
    await until(() => expect(row(250)?.getBoundingClientRect().top).toBe(0));
    await until(() => expect(row(200)?.getBoundingClientRect().top).toBe(0));
  });

  it('starts at a row, and keeps its position while its page is hidden', async () => {
    const tree = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <List items={many} initialIndex={500} />
      </Activity>
    );
    const { rerender } = render(tree('visible'), { wrapper: StrictMode });
    await until(() => expect(topOf(500)).toBe(0));
    handle.current?.scrollToIndex(9000);
    await until(() => expect(topOf(9000)).toBe(0));
    // The list corrects its position once in each of the next two frames.
    for (let drawn = 0; drawn < 3; drawn += 1) await frame();
    expect(topOf(9000)).toBe(0);
    rerender(tree('hidden'));
    await wait(50);
    rerender(tree('visible'));
    await until(() => expect(topOf(9000)).toBe(0));
  });

  it('renders its first rows on a server', () => {
    const html = renderToString(<List items={many} serverCount={3} />);
    expect(html.match(/Row \d+/g)).toEqual(['Row 0', 'Row 1', 'Row 2']);
  });

  it('shows the last visible row after its page reloads', async () => {
    const Page = () => (
      <List scroller="nearest" restoreKey="blocks" items={many} style={{ height: 'auto' }} />
    );
    const app = await openApp({ routes: { '/': page(Page) } });
    await until(() => expect(row(0)).toBeTruthy());
    const main = () => document.querySelector('[data-page-content]')!;
    const top = (number: number) =>
      Math.round(
        (row(number)?.getBoundingClientRect().top ?? Number.NaN) -
          main().getBoundingClientRect().top,
      );
    handle.current?.scrollToIndex(3333, { offset: 7 });
    await until(() => expect(top(3333)).toBe(-7));
    await app.reload();
    await until(() => expect(top(3333)).toBe(-7));
  });
});
