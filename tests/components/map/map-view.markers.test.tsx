import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openMap as open } from '../../helpers/open-map';
import { frame, until } from '../../helpers/waiting';

const courier = (change: object = {}) => ({
  id: 'courier',
  title: 'Courier',
  latitude: 48.85,
  longitude: 2.35,
  ...change,
});
const shop = { id: 'shop', title: 'Shop', latitude: 48.851, longitude: 2.351 };

const pin = (title = 'Courier') => document.querySelector(`[aria-label="${title}"]`) as HTMLElement;
const place = () => Math.round(pin().getBoundingClientRect().x);
const turned = () => (pin().firstElementChild as SVGElement).style.rotate;
const frames = async () => {
  for (const _ of [1, 2, 3]) await frame();
};

async function moved() {
  const opened = await open({ markers: [courier(), shop] });
  await until(() => expect(pin()).toBeTruthy());
  const start = place();
  await opened.map.translateMarker({
    markerId: 'courier',
    destination: { latitude: 48.85, longitude: 2.352 },
    rotate: 30,
    duration: 0,
  });
  expect(place() - start).toBeGreaterThan(60);
  return { ...opened, start, goal: place() };
}

it('a marker that a call has moved stays there when the page gives equal markers again', async () => {
  const { set, goal } = await moved();
  const before = pin();
  set({ markers: [courier(), { ...shop }] });
  await frames();
  expect(place()).toBe(goal);
  expect(turned()).toBe('30deg');
  expect(pin()).toBe(before);
  set({ markers: [courier({ title: 'Ada' })] });
  await until(() => expect(pin('Ada').getBoundingClientRect().x).toBeCloseTo(goal, 0));
});

it('a marker moves back when its own latitude or longitude changes, and then it stays', async () => {
  const { set, goal, start } = await moved();
  set({ markers: [courier({ longitude: 2.3501 }), shop] });
  await until(() => expect(place()).toBeLessThan(goal - 50));
  set({ markers: [courier(), shop] });
  await until(() => expect(place()).toBe(start));
});

it('a marker that a call has moved is there again after its page was hidden', async () => {
  const { hide, goal } = await moved();
  hide(true);
  await until(() => expect(document.querySelector('.leaflet-container')).toBeNull());
  hide(false);
  await until(() => expect(place()).toBe(goal));
});

it('equal markers keep the focus and an open callout', async () => {
  const callout = { content: 'Ten minutes' };
  const { set } = await open({ markers: [courier({ callout })] });
  await until(() => expect(pin()).toBeTruthy());
  pin().focus();
  await userEvent.keyboard('{Enter}');
  expect(document.querySelector('.leaflet-tooltip')?.textContent).toBe('Ten minutes');
  set({ markers: [courier({ callout: { ...callout } })] });
  await frames();
  expect(document.activeElement).toBe(pin());
  expect(document.querySelector('.leaflet-tooltip')?.textContent).toBe('Ten minutes');
});
