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

const items = ['Open', 'Paid', 'Sent', 'Kept'].map((title) => ({
  key: title.toLowerCase(),
  title,
  content: <p style={{ height: 200 }}>{title} orders</p>,
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

/** Across so much of the width, and up; what moves then is stopped where it is. */
const swipe = async (part: number) => {
  // What follows the finger comes after the tabs.
  await expect.poll(() => panel().parentElement!.style.touchAction).toContain('pan-y');
  const finger = await touch(panel().parentElement!);
  await finger.move({ x: part * panel().clientWidth });
  return finger;
};
/** Lets go, and what flies on then is held in mid-flight, however late this machine looks at it. */
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

describe('Tabs under a finger', () => {
  it.each([
    ['ltr', -1],
    ['rtl', 1],
  ])('in %s one that takes hold in mid-flight swipes to the tab after next', async (dir, sign) => {
    document.documentElement.dir = dir;
    const onChange = vi.fn();
    show({ onChange });
    const first = await swipe(sign * 0.6);
    const release = await upAndHold(first);
    await waitFor(() => expect(chosen()).toBe('Paid'));
    release();
    // The former one is still seen where it was.
    expect(beside()?.textContent).toBe('Open orders');
    expect(place() * sign).toBeLessThan(0);
    const second = await swipe(sign * 0.6);
    await second.up();
    await waitFor(() => expect(chosen()).toBe('Sent'));
    await stands();
    expect(place()).toBe(0);
    expect(onChange.mock.calls.flat()).toEqual(['paid', 'sent']);
  });

  it('one that takes hold in mid-flight does not make it jump, and may bring it back', async () => {
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

  it('one that turns round past the start sees the tab of the other side', async () => {
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

  it('leaves the last tab where it is', async () => {
    show({ defaultValue: 'kept' });
    const finger = await swipe(-0.6);
    await finger.up();
    expect(beside()).toBe(null);
    expect(chosen()).toBe('Kept');
  });

  it('an owner that refuses has the former tab back', async () => {
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

  it('an owner may take its time', async () => {
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
