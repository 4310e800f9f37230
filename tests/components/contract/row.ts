import type { ReactElement } from 'react';

/** What an owner may give to any component: `ref`, `className`, `style`, `data-*`, handlers, `handle`. */
export type Given = Readonly<Record<string, unknown>>;

export type Act = {
  /** Something that the component answers by itself. */
  readonly run: (element: HTMLElement) => unknown;
  /** The owner's callback that tells of the answer. */
  readonly told?: string;
  /** Or what can be seen of it. */
  readonly seen?: (element: HTMLElement) => unknown;
};

export type Row = {
  readonly ui: (given: Given) => ReactElement;
  /** Where handlers hear events, inside the element of `ref`: the native control. By default the element of `ref`. */
  readonly control?: string;
  /** Around the element of `ref`: what carries `className` and `style`. By default the element of `ref`. */
  readonly frame?: string;
  /** Native handlers that its type leaves out, because it has callbacks of these names or others in their place. */
  readonly without?: readonly string[];
  /** What it does on events of the element that its owner's handlers are on. The owner may prevent each. */
  readonly acts?: Readonly<Record<string, Act>>;
  /** Own handlers whose answer another file tests, because it comes late. */
  readonly elsewhere?: readonly string[];
  /** The methods of its handle. */
  readonly handle?: readonly string[];
  /** It stands in the body, and takes its direction from there. */
  readonly isLayer?: true;
  /** It is a form, or is about the form around it. */
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
