/** @module-tag long */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs, type TabsProps } from '@/components/tabs';
import { touch } from '../../helpers/touch';

type Finger = Awaited<ReturnType<typeof touch>>;

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const items = ['Open', 'Paid', 'Sent', 'Kept'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p style={{ height: 200 }}>{label} orders</p>,
}));

const show = (props: Partial<TabsProps> = {}) =>
  render(
    <StrictMode>
      <Tabs label="Orders" items={items} swipeable {...props} />
    </StrictMode>,
  );

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const beside = () => document.querySelector<HTMLElement>('[data-state="beside"]');
const panel = () => document.querySelector<HTMLElement>('[role="tabpanel"]:not([inert])')!;
const place = () => Math.round(panel().getBoundingClientRect().left);
const flights = () => document.getAnimations().filter((one) => !(one instanceof CSSTransition));
const stands = () => waitFor(() => expect(beside()).toBe(null));

/** Drags the panel by a part of its width. A panel that moves is stopped first. */
const swipe = async (part: number) => {
  // The code for swiping loads after the tabs.
  await expect.poll(() => panel().parentElement!.style.touchAction).toContain('pan-y');
  const finger = await touch(panel().parentElement!);
  await finger.move({ x: part * panel().clientWidth });
  return finger;
};
/** Lifts the finger and pauses the animation that follows, however slow this machine is. */
const upAndHold = async (finger: Finger) => {
  const animate = Element.prototype.animate;
  const spy = vi.spyOn(Element.prototype, 'animate').mockImplementation(function (
    this: Element,
    ...how
  ) {
    const flight = animate.apply(this, how);
    flight.pause();
    flight.currentTime = 5;
    return flight;
  });
  await finger.up();
  await waitFor(() => expect(flights().length).toBeGreaterThan(0));
  await Promise.all(flights().map((one) => one.ready));
  return () => spy.mockRestore();
};

describe('Tabs with swipeable', () => {
  it.each([
    ['ltr', -1],
    ['rtl', 1],
  ])('in %s a second swipe during the transition moves on to the next tab', async (dir, sign) => {
    document.documentElement.dir = dir;
    const onChange = vi.fn();
    show({ onChange });
    const first = await swipe(sign * 0.6);
    const release = await upAndHold(first);
    await waitFor(() => expect(chosen()).toBe('Paid'));
    release();
    // The former panel is still visible at its place.
    expect(beside()?.textContent).toBe('Open orders');
    expect(place() * sign).toBeLessThan(0);
    const second = await swipe(sign * 0.6);
    await second.up();
    await waitFor(() => expect(chosen()).toBe('Sent'));
    await stands();
    expect(place()).toBe(0);
    expect(onChange.mock.calls.flat()).toEqual(['paid', 'sent']);
  });

  it('a touch during the transition stops the panel without a jump, and can bring it back', async () => {
    show();
    const first = await swipe(-0.6);
    const release = await upAndHold(first);
    await waitFor(() => expect(chosen()).toBe('Paid'));
    release();
    const before = place();
    expect(before).toBeGreaterThan(20);
    const second = await touch({ x: 60, y: panel().getBoundingClientRect().top + 100 });
    await second.move({ x: 20 }, 1);
    await waitFor(() => expect(flights()).toHaveLength(0));
    expect(place()).toBe(before);
    await second.move({ x: 280 });
    await second.up();
    await waitFor(() => expect(chosen()).toBe('Open'));
    await stands();
  });

  it('a finger that turns back past the start shows the tab on the other side', async () => {
    show({ defaultValue: 'paid' });
    const finger = await swipe(-0.3);
    await waitFor(() => expect(beside()?.textContent).toBe('Sent orders'));
    await finger.move({ x: panel().clientWidth * 0.95 }, 12);
    await waitFor(() => expect(beside()?.textContent).toBe('Open orders'));
    expect(beside()!.getBoundingClientRect().right).toBeCloseTo(place(), -1);
    await finger.up();
    await waitFor(() => expect(chosen()).toBe('Open'));
    await stands();
  });

  it('a swipe beyond the last tab does nothing', async () => {
    show({ defaultValue: 'kept' });
    const finger = await swipe(-0.6);
    await finger.up();
    expect(beside()).toBe(null);
    expect(chosen()).toBe('Kept');
  });

  it('an owner that refuses the change brings the former tab back', async () => {
    const onChange = vi.fn();
    show({ value: 'open', onChange });
    const finger = await swipe(-0.6);
    await finger.up();
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('paid'));
    await stands();
    expect(chosen()).toBe('Open');
    expect(place()).toBe(0);
    const again = await swipe(-0.6);
    await again.up();
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  });

  it('an owner may change the value later', async () => {
    const late: { go?: () => void } = {};
    function Late() {
      const [value, setValue] = useState('open');
      late.go = () => setValue('paid');
      return <Tabs label="Orders" items={items} swipeable value={value} onChange={() => {}} />;
    }
    render(<Late />);
    const finger = await swipe(-0.6);
    const release = await upAndHold(finger);
    late.go?.();
    await waitFor(() => expect(chosen()).toBe('Paid'));
    expect(beside()?.textContent).toBe('Open orders');
    release();
    for (const flight of flights()) flight.play();
    await stands();
    expect(place()).toBe(0);
  });
});
