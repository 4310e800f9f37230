import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Activity, Profiler, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PickerView, type PickerViewProps } from '@/components/picker-view';
import { PullToRefresh } from '@/components/pull-to-refresh';
import { fling } from '../../helpers/fling';
import { centreOf, tap, touch } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rows = Array.from({ length: 301 }, (_, row) => `${1876 + row}`);
const columns = [{ label: 'Year', options: rows }];

function show(props: Partial<PickerViewProps> = {}) {
  const told = { onChange: vi.fn(), onPickStart: vi.fn(), onPickEnd: vi.fn(), onRender: vi.fn() };
  const { onRender, ...events } = told;
  render(
    <Profiler id="view" onRender={onRender}>
      <PickerView label="Founded" columns={columns} defaultValue={[150]} {...events} {...props} />
    </Profiler>,
  );
  return told;
}

const wheel = () => screen.getByRole('listbox');
const chosen = () => within(wheel()).getByRole('option', { selected: true }).textContent;
const state = () => screen.getByRole('group').dataset.state;
const still = () => vi.waitFor(() => expect(state()).toBe('still'), { timeout: 5000 });
/** The row in the middle. */
const seen = () => {
  const strip = wheel().firstElementChild as HTMLElement;
  return new DOMMatrix(getComputedStyle(strip).transform).m42 / -44;
};
/** The visible options, from top to bottom. */
const visible = () => {
  const box = wheel().getBoundingClientRect();
  return screen.getAllByRole('option').filter((option) => {
    const { top, bottom } = option.getBoundingClientRect();
    return bottom > box.top + 1 && top < box.bottom - 1;
  });
};

/** Drags with a finger that rests before it is lifted, so that there is no fling. */
async function drag(y: number, on: Parameters<typeof touch>[0] = wheel()) {
  const finger = await touch(on);
  await finger.move({ y });
  for (let count = 0; count < 10; count += 1) await frame();
  await finger.up();
}

describe('a finger on a wheel', () => {
  it('turns it, and the lifted finger reports the row', { tags: 'long' }, async () => {
    const { onChange } = show();
    const finger = await touch(wheel());
    await finger.move({ y: -8 }, 1);
    await finger.move({ y: -88 });
    expect(seen()).toBeCloseTo(152, 0);
    expect(onChange).not.toHaveBeenCalled();
    for (let count = 0; count < 10; count += 1) await frame();
    await finger.up();
    await expect.poll(() => onChange.mock.calls).toEqual([[[152]]]);
    await still();
    expect(seen()).toBe(152);
  });

  it('a fling reports the row where the wheel will stop, while it still spins', {
    tags: 'long',
  }, async () => {
    const { onChange, onPickStart, onPickEnd } = show();
    fling(wheel(), -90);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(state()).toBe('moving');
    const target = onChange.mock.lastCall?.[0][0];
    expect(target).toBeGreaterThan(155);
    expect(Math.abs(seen() - target)).toBeGreaterThan(0.5);
    expect(onPickEnd).not.toHaveBeenCalled();
    await still();
    expect(seen()).toBeCloseTo(target, 5);
    expect(chosen()).toBe(rows[target]);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onPickStart).toHaveBeenCalledTimes(1);
    expect(onPickEnd).toHaveBeenCalledTimes(1);
  });

  it('a touch stops a spinning wheel and does not choose the row below the finger', {
    tags: 'long',
  }, async () => {
    const { onChange } = show();
    fling(wheel(), -100);
    await expect.poll(() => seen()).toBeGreaterThan(154);
    const { x, y } = centreOf(wheel());
    await tap({ x, y: y + 88 });
    await expect.poll(() => onChange.mock.calls.length).toBe(2);
    const [first, second] = onChange.mock.calls.map(([value]) => value[0]);
    expect(second).toBeLessThan(first);
    await still();
    expect(seen()).toBe(second);
  });

  it('a tap chooses a row, unless the row is disabled', async () => {
    const options = [{ label: 'A' }, { label: 'B' }, { label: 'C', disabled: true }];
    const { onChange } = show({ columns: [{ options }], defaultValue: [0] });
    await tap(screen.getByRole('option', { name: 'C' }));
    await tap(screen.getByRole('option', { name: 'B' }));
    await expect.poll(() => onChange.mock.calls).toEqual([[[1]]]);
  });

  it('a drag to a disabled row ends next to it', { tags: 'long' }, async () => {
    const options = rows.map((label, row) => ({ label, disabled: row === 152 }));
    const { onChange } = show({ columns: [{ options }] });
    await drag(-97);
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect([[[151]], [[153]]]).toContainEqual(onChange.mock.lastCall);
  });

  it('a drag beyond the end stretches the wheel and springs back', {
    tags: 'long',
  }, async () => {
    const { onChange } = show({ defaultValue: [0] });
    const finger = await touch(wheel());
    await finger.move({ y: 100 });
    expect(seen()).toBeLessThan(-0.5);
    expect(seen()).toBeGreaterThan(-2);
    await finger.up();
    await still();
    expect(seen()).toBeCloseTo(0, 5);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a cancelled touch leaves the wheel at the nearest row', async () => {
    const { onChange } = show();
    const finger = await touch(wheel());
    await finger.move({ y: -52 });
    await finger.cancel();
    await expect.poll(() => onChange.mock.calls).toEqual([[[151]]]);
  });

  it('does not refresh the page around it (C-17)', { tags: 'long' }, async () => {
    const refresh = vi.fn();
    function Page() {
      const scroller = useRef<HTMLDivElement>(null);
      return (
        <div style={{ position: 'relative' }}>
          <PullToRefresh scroller={scroller} onRefresh={refresh} />
          <div ref={scroller} data-testid="page" style={{ height: 400, overflow: 'auto' }}>
            <PickerView label="Founded" columns={columns} defaultValue={[150]} />
            <div data-testid="rest" style={{ height: 600 }} />
          </div>
        </div>
      );
    }
    render(<Page />);
    const isPulled = () => document.querySelector('[data-state=pulling], [data-state=reached]');
    const scrolled = () => screen.getByTestId('page').scrollTop;
    const down = await touch(wheel());
    await down.move({ y: 250 });
    expect(isPulled()).toBeNull();
    await down.up();
    expect(refresh).not.toHaveBeenCalled();
    expect(seen()).toBeLessThan(150);
    const up = await touch(wheel());
    await up.move({ y: -120 });
    await up.up();
    expect(scrolled()).toBe(0);
    // The same drags outside of the wheel refresh and scroll the page.
    const { x, bottom } = wheel().getBoundingClientRect();
    const pull = await touch({ x, y: bottom + 30 });
    await pull.move({ y: 250 });
    expect(isPulled()).toBeTruthy();
    await pull.up();
    await expect.poll(() => refresh.mock.calls.length).toBe(1);
    await drag(-120, { x, y: bottom + 150 });
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});

describe('the cost of turning', () => {
  it('a drag renders once for every three rows, not for every frame, and leaves no gap', {
    tags: 'long',
  }, async () => {
    const { onRender } = show();
    onRender.mockClear();
    const finger = await touch(wheel());
    await finger.move({ y: -100 }, 20);
    expect(onRender.mock.calls.length).toBeLessThanOrEqual(2);
    expect(visible().length).toBeGreaterThanOrEqual(5);
    await finger.up();
    await still();
    expect(visible().map((option) => option.textContent)).toContain(chosen());
  });

  it('a spin renders 15 rows at most', async () => {
    show();
    fling(wheel(), -95);
    const counts: number[] = [];
    const gaps: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      await frame();
      counts.push(screen.getAllByRole('option').length);
      gaps.push(visible().length);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(15);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
  });

  it('a fling jumps to its row under reduced motion', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion')
        ? Object.defineProperty(original(query), 'matches', { value: true })
        : original(query),
    );
    const { onChange } = show();
    fling(wheel(), -90);
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect(seen()).toBe(onChange.mock.lastCall?.[0][0]);
    expect(state()).toBe('still');
  });
});

describe('the wheel of a mouse', () => {
  const scroll = (deltaY: number, more: WheelEventInit = {}) =>
    fireEvent.wheel(wheel(), { deltaY, ...more });

  it('moves one row for each notch, adds up small steps, and scrolls nothing else', () => {
    const { onChange } = show();
    expect(scroll(120)).toBe(false);
    expect(onChange).toHaveBeenLastCalledWith([151]);
    scroll(-1000);
    expect(onChange).toHaveBeenLastCalledWith([150]);
    for (let count = 0; count < 10; count += 1) scroll(5);
    expect(onChange).toHaveBeenLastCalledWith([151]);
    expect(onChange).toHaveBeenCalledTimes(3);
    scroll(3, { deltaMode: 1 });
    expect(onChange).toHaveBeenLastCalledWith([152]);
    expect(scroll(100, { ctrlKey: true })).toBe(true);
  });
});

describe('a page that is hidden', () => {
  it('keeps the row that a spinning wheel would have reached', async () => {
    const onChange = vi.fn();
    function Page({ mode }: { mode: 'visible' | 'hidden' }) {
      const [value, setValue] = useState<readonly number[]>([150]);
      const change = (next: readonly number[]) => {
        setValue(next);
        onChange(next);
      };
      return (
        <Activity mode={mode}>
          <PickerView label="Founded" columns={columns} value={value} onChange={change} />
        </Activity>
      );
    }
    const { rerender } = render(<Page mode="visible" />);
    fling(wheel(), -90);
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    rerender(<Page mode="hidden" />);
    rerender(<Page mode="visible" />);
    await still();
    expect(seen()).toBe(onChange.mock.lastCall?.[0][0]);
  });
});
