import { fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { until } from '../../helpers/waiting';
import { rows } from '../contract/rows';

export type Callback = (...args: readonly unknown[]) => unknown;

/** How a test makes a component call one callback. */
export type Driver = {
  readonly ui: (callback: Callback) => ReactElement;
  readonly act?: () => unknown;
  /** The value that product code would return. By default nothing. */
  readonly answer?: unknown;
};

/** React calls it while it renders, so its errors are errors of the page. */
export const DRAWN = 'drawn';

export type Entry = Driver | typeof DRAWN;

export type Entries = Readonly<Record<string, Entry>>;

/** Milliseconds. */
const SOON = 3000;

/** The element of a selector, as soon as it is there. */
export const find = (selector: string): Promise<HTMLElement> =>
  until(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  }, SOON);

/** The button, row or other control with this text or name. */
export const named = (name: string): Promise<HTMLElement> =>
  until(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'button, a, input, textarea, [role=option], [role=menuitem], [role=gridcell], [data-day], label',
    );
    const nameOf = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.textContent).trim();
    const found = [...all]
      .filter((one) => nameOf(one).includes(name))
      .sort((a, b) => nameOf(a).length - nameOf(b).length)[0];
    if (!found) throw new Error(`nothing is named ${name}`);
    return found;
  }, SOON);

export const press =
  (...names: readonly string[]) =>
  async () => {
    for (const name of names) fireEvent.click(await named(name));
  };

export const click = (selector: string) => async () => void fireEvent.click(await find(selector));

export const key = (selector: string, name: string) => async () => {
  const element = await find(selector);
  element.focus();
  fireEvent.keyDown(element, { key: name });
  fireEvent.keyUp(element, { key: name });
};

export const type = (selector: string, value: string) => async () =>
  void fireEvent.change(await find(selector), { target: { value } });

/** An event of the browser that React does not have to hear through the root. */
export const send = (selector: string, name: string) => async () =>
  void (await find(selector)).dispatchEvent(new Event(name, { bubbles: true }));

/** A row of the contract tests, with the callback as one of its props. */
export const row = (
  name: string,
  prop: string,
  act?: () => unknown,
  props: object = {},
): Driver => {
  const found = rows[name];
  if (!found) throw new Error(`no row ${name}`);
  return { ui: (callback) => found.ui({ ...props, [prop]: callback }), ...(act && { act }) };
};

/** The callbacks that every layer has. */
export const layer = (name: string, close: () => unknown, props: object = {}): Entries => ({
  [`${name}.onEntered`]: row(name, 'onEntered', undefined, { open: true, ...props }),
  [`${name}.onExited`]: row(name, 'onExited', close, {
    ...{ open: undefined, onOpenChange: undefined, defaultOpen: true },
    ...props,
  }),
  [`${name}.onOpenChange`]: row(name, 'onOpenChange', close, props),
  [`${name}.onEnter`]: row(
    name,
    'onEnter',
    key('[role=dialog], [role=alertdialog]', 'Enter'),
    props,
  ),
});
