import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findScroller, moveInFeed, placeInScroller } from '@/components/kit/scrolling';

afterEach(cleanup);

const names = ['One', 'Two', 'Three'];

it('Page keys move from article to article, and Ctrl+Home and Ctrl+End leave the feed', async () => {
  render(
    <>
      <button type="button">Before</button>
      <div role="feed" onKeyDown={(event) => moveInFeed(event.currentTarget, event.nativeEvent)}>
        {names.map((name, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed can be focused
          <div key={name} role="article" aria-posinset={index + 1} aria-label={name} tabIndex={0}>
            <button type="button">In {name}</button>
          </div>
        ))}
      </div>
      <button type="button">After</button>
    </>,
  );
  const focus = () => document.activeElement?.getAttribute('aria-label');
  screen.getByRole('button', { name: 'In One' }).focus();
  await userEvent.keyboard('{PageDown}');
  expect(focus()).toBe('Two');
  await userEvent.keyboard('{PageDown}{PageDown}');
  expect(focus()).toBe('Three');
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(focus()).toBe('One');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement?.textContent).toBe('After');
  screen.getByRole('button', { name: 'In Two' }).focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(document.activeElement?.textContent).toBe('Before');
});

it('findScroller finds the scroller of each axis, and placeInScroller the offset of an element', () => {
  render(
    <div data-testid="y" style={{ overflow: 'hidden auto', height: 100, border: '3px solid' }}>
      <div data-testid="x" style={{ overflow: 'auto hidden', height: 80 }}>
        <p data-testid="row" style={{ margin: '50px 0 500px', scrollMargin: 10, width: 2000 }} />
      </div>
    </div>,
  );
  const [y, x, row] = ['y', 'x', 'row'].map((id) => screen.getByTestId(id));
  expect(findScroller(row!, 'x')).toBe(x);
  expect(findScroller(y!, 'y')).toBe(document.scrollingElement);
  expect(placeInScroller(row!, y!)).toEqual({ top: 40, left: -10 });
});
