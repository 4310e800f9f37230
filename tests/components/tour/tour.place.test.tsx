import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type CSSProperties, createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tour, type TourStep } from '@/components/tour';
import '@/components/kit/tokens.css';
import { wait } from '../../helpers/waiting';

afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute('dir');
  window.scrollTo(0, 0);
  await page.viewport(390, 844);
});

const boxOf = (selector: string) => {
  const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};
const hole = () => boxOf('[data-tour-hole]');
const panel = () => screen.getByRole('dialog').getBoundingClientRect();
const side = () => screen.getByRole('dialog').parentElement?.dataset.place;

const fixed = (left: number, top: number, width = 100, height = 40): CSSProperties => {
  return { position: 'fixed', left, top, width, height };
};

function show(style: CSSProperties, given: Partial<TourStep> = {}) {
  const ui = (next: CSSProperties) => (
    <>
      <div id="target" style={next}>
        Target
      </div>
      <Tour
        steps={[{ id: 'one', target: '#target', title: 'Title', text: 'Text', ...given }]}
        defaultOpen
      />
    </>
  );
  const { rerender } = render(ui(style));
  return { move: (next: CSSProperties) => rerender(ui(next)) };
}

it('the hole is around the target, and the panel 12 px below it', () => {
  show(fixed(150, 300));
  expect(hole()).toEqual([146, 296, 108, 48]);
  expect([panel().left, panel().top, panel().width]).toEqual([40, 356, 320]);
  expect(side()).toBe('bottom');
});

it.each<[TourStep['placement'], string]>([
  ['top', 'top'],
  ['bottom-end', 'bottom'],
  ['left', 'bottom'],
  ['right', 'bottom'],
])('on a phone, a panel with the placement %s is at the %s', (placement, expected) => {
  show(fixed(150, 400), { placement });
  expect(side()).toBe(expected);
  const { top, bottom } = panel();
  expect(bottom <= 384 || top >= 456).toBe(true);
});

it('a panel has room beside its target on a wide screen', async () => {
  await page.viewport(1000, 700);
  show(fixed(450, 300), { placement: 'right' });
  expect(side()).toBe('right');
  expect(panel().left).toBe(566);
});

it('without room below its target a panel is above it', () => {
  show(fixed(150, 780));
  expect(side()).toBe('top');
  expect(panel().bottom).toBeCloseTo(764, 0);
});

it('start is at the right in a right-to-left page', () => {
  document.documentElement.dir = 'rtl';
  show(fixed(270, 300), { placement: 'bottom-start' });
  expect(panel().right).toBe(374);
});

it('without a target the panel is in the middle, and nothing is free', () => {
  show(fixed(150, 300), { target: undefined });
  expect(side()).toBe('middle');
  expect(panel().left).toBe(35);
  expect(Math.abs(panel().top + panel().bottom - 844)).toBeLessThan(2);
  expect(hole().slice(2)).toEqual([0, 0]);
});

it('a target that is missing, hidden or in an empty ref puts the panel in the middle', async () => {
  const { move } = show({ ...fixed(150, 300), display: 'none' });
  expect(side()).toBe('middle');
  move(fixed(150, 300));
  await waitFor(() => expect(side()).toBe('bottom'));
  move({ ...fixed(150, 300), display: 'none' });
  await waitFor(() => expect(side()).toBe('middle'));
  cleanup();
  show({}, { target: '#nowhere' });
  expect(side()).toBe('middle');
  cleanup();
  show({}, { target: createRef<Element>() });
  expect(side()).toBe('middle');
});

it('a selector finds the match on the screen, not one on a hidden page', () => {
  render(
    <>
      <div hidden>
        <p className="card">Hidden</p>
      </div>
      <p className="card" style={fixed(20, 200)}>
        Shown
      </p>
      <Tour steps={[{ id: 'card', target: '.card', text: 'Stamps' }]} defaultOpen />
    </>,
  );
  expect(hole()[0]).toBe(16);
});

it('a ref works for a target that renders after the tour', async () => {
  const ref = createRef<HTMLParagraphElement>();
  render(
    <>
      <Tour steps={[{ id: 'card', target: ref, text: 'Stamps' }]} defaultOpen />
      <p ref={ref} style={{ ...fixed(20, 200), margin: 0 }}>
        Card
      </p>
    </>,
  );
  await waitFor(() => expect(hole()).toEqual([16, 196, 108, 48]));
});

it('the hole follows a target that moves, grows or transitions', async () => {
  const { move } = show(fixed(150, 300));
  move(fixed(20, 500, 200, 60));
  await waitFor(() => expect(hole()).toEqual([16, 496, 208, 68]));
  const target = document.querySelector('#target')!;
  const slide = target.animate({ translate: ['0 0', '0 -100px'] }, { duration: 50, fill: 'both' });
  await slide.finished;
  await waitFor(() => expect(hole()).toEqual([16, 396, 208, 68]));
});

it('the hole still follows after a rest, in which the tour looks without frames', async () => {
  show(fixed(150, 300));
  const ask = vi.spyOn(window, 'requestAnimationFrame');
  // The tour has rested since the last frame of this time.
  await expect
    .poll(
      async () => {
        ask.mockClear();
        await wait(250);
        return ask.mock.calls.length;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
  ask.mockRestore();
  document.querySelector<HTMLElement>('#target')!.style.left = '20px';
  await waitFor(() => expect(hole()).toEqual([16, 296, 108, 48]));
});

it('the hole and the panel follow the screen', async () => {
  show({ position: 'fixed', right: 20, bottom: 20, width: 100, height: 40 });
  expect(hole()).toEqual([266, 780, 108, 48]);
  await page.viewport(320, 480);
  await waitFor(() => expect(hole()).toEqual([196, 416, 108, 48]));
  await waitFor(() => expect([panel().left, panel().right]).toEqual([8, 312]));
  expect(panel().bottom).toBeCloseTo(404, 0);
});

it('a target out of view scrolls into view in all scrollers, and clear of the bars', async () => {
  render(
    <>
      <div style={{ height: 2000 }}>Drinks</div>
      <div data-testid="row" style={{ overflow: 'auto', width: 300 }}>
        <div style={{ width: 1000 }}>
          <div id="cake" style={{ marginLeft: 800, width: 100, height: 40 }}>
            Cake
          </div>
        </div>
      </div>
      <div style={{ height: 2000 }}>Beans</div>
      <Tour steps={[{ id: 'cake', target: '#cake', text: 'Cakes' }]} defaultOpen />
    </>,
  );
  const { left, right, bottom } = document.querySelector('#cake')!.getBoundingClientRect();
  expect(bottom).toBeCloseTo(844 - 96, 0);
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThanOrEqual(308);
  expect(document.querySelector<HTMLElement>('#cake')!.style.scrollMargin).toBe('');
  window.scrollBy(0, 50);
  await waitFor(() => expect(hole()[1]).toBe(Math.round(bottom) - 50 - 44));
});

it('a target in view does not scroll, and the next step scrolls to its own target', async () => {
  const steps = ['one', 'two'].map((id) => ({ id, target: `#${id}`, title: id }));
  render(
    <>
      <div id="one" style={{ marginTop: 300, height: 40 }}>
        One
      </div>
      <div id="two" style={{ marginTop: 3000, height: 40 }}>
        Two
      </div>
      <Tour steps={steps} defaultOpen />
    </>,
  );
  expect(window.scrollY).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('dialog', { name: 'two' });
  await waitFor(() => expect(side()).toBe('top'));
  expect(window.scrollY).toBeGreaterThan(2000);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(side()).toBe('bottom'));
});

it('a target larger than the screen leaves the panel on the screen', () => {
  show({ height: 3000 });
  expect(hole()[3]).toBeLessThanOrEqual(844);
  expect(panel().top).toBeGreaterThanOrEqual(8);
  expect(panel().bottom).toBeLessThanOrEqual(836);
});

it('a long text scrolls in the panel on a small screen', async () => {
  await page.viewport(320, 480);
  show(fixed(20, 20), { text: 'Coffee and cake. '.repeat(200) });
  expect([panel().top, panel().bottom]).toEqual([8, 472]);
  const button = screen.getByRole('button', { name: 'Done' });
  button.focus();
  expect(button.getBoundingClientRect().bottom).toBeLessThan(472);
});
