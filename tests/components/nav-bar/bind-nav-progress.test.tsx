import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bindNavProgress } from '@/components/nav-bar';

afterEach(cleanup);

function bars() {
  const { container } = render(
    <div>
      <header />
      <div style={{ height: 100, overflow: 'auto' }}>
        <div style={{ height: 1000 }} />
      </div>
    </div>,
  );
  const [bar, scroller] = [...(container.firstElementChild?.children ?? [])] as HTMLElement[];
  if (!bar || !scroller) throw new Error('nothing was rendered');
  const scrollTo = async (top: number) => {
    const scrolled = new Promise((done) =>
      scroller.addEventListener('scroll', done, { once: true }),
    );
    scroller.scrollTop = top;
    await scrolled;
  };
  const progress = () => Number(bar.style.getPropertyValue('--portico-nav-progress'));
  return { bar, scroller, scrollTo, progress };
}

describe('bindNavProgress', () => {
  it('reaches 1 after 132 px and stays there', async () => {
    const { bar, scroller, scrollTo, progress } = bars();
    bindNavProgress(bar, scroller);
    expect(progress()).toBe(0);
    await scrollTo(33);
    expect(progress()).toBe(0.25);
    expect(bar.hasAttribute('data-solid')).toBe(false);
    await scrollTo(99);
    expect(bar.hasAttribute('data-solid')).toBe(true);
    await scrollTo(500);
    expect(progress()).toBe(1);
  });

  it('starts with the scroll position of the page, and accepts another distance', () => {
    const { bar, scroller, progress } = bars();
    scroller.scrollTop = 50;
    bindNavProgress(bar, scroller, 100);
    expect(progress()).toBe(0.5);
  });

  it('stops when its clean-up function is called', async () => {
    const { bar, scroller, scrollTo, progress } = bars();
    bindNavProgress(bar, scroller)();
    await scrollTo(132);
    expect(progress()).toBe(0);
  });
});
