import type { ReactElement } from 'react';

/** The props that an owner may pass to any component: `ref`, `className`, `style`, `data-*`, handlers, `handle`. */
export type Given = Readonly<Record<string, unknown>>;

export type Act = {
  /** Triggers an event that the component handles itself. */
  readonly run: (element: HTMLElement) => unknown;
  /** The callback of the owner that reports the response. */
  readonly told?: string;
  /** Or the visible result of the response. */
  readonly seen?: (element: HTMLElement) => unknown;
};

export type Row = {
  readonly ui: (given: Given) => ReactElement;
  /** Selects the native control inside the element of `ref` whose handlers are tested. By default the element of `ref`. */
  readonly control?: string;
  /** Selects the element around `ref` that has `className` and `style`. By default the element of `ref`. */
  readonly frame?: string;
  /** Native handlers that its props leave out, because it has its own callbacks instead. */
  readonly without?: readonly string[];
  /** The component's own responses to events on the control. The owner can prevent each of them. */
  readonly acts?: Readonly<Record<string, Act>>;
  /** Handlers of the component that another file tests, because their result appears later. */
  readonly elsewhere?: readonly string[];
  /** The methods of its handle. */
  readonly handle?: readonly string[];
  /** It is rendered into the body, and takes its direction from there. */
  readonly isLayer?: true;
  /** It is a form, or it needs the form around it. */
  readonly isForm?: true;
};

export const key = (name: string) => (element: HTMLElement) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );

export const click = (element: HTMLElement) => element.click();

export const clickOn = (selector: string) => (element: HTMLElement) =>
  element.querySelector<HTMLElement>(selector)?.click();

export const keyOn = (selector: string, name: string) => (element: HTMLElement) => {
  const inside = element.querySelector<HTMLElement>(selector);
  inside?.focus();
  return inside && key(name)(inside);
};

const withFile = () => {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'slab.png', { type: 'image/png' }));
  return transfer;
};

export const drag = (type: string) => (element: HTMLElement) =>
  element.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: withFile() }),
  );

export const paste = (element: HTMLElement) =>
  element.dispatchEvent(
    new ClipboardEvent('paste', {
      bubbles: true,
      cancelable: true,
      clipboardData: withFile(),
    }),
  );

export const pasteText = (text: string) => (element: HTMLElement) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  return element.dispatchEvent(event);
};
