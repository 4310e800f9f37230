import type { Env } from '@/platform/call/env';
import { datasetOf } from './find-all';
import type { PageArea } from './page-area';

export type NodeFields = {
  readonly id?: boolean | undefined;
  readonly dataset?: boolean | undefined;
  readonly rect?: boolean | undefined;
  readonly size?: boolean | undefined;
  readonly scrollOffset?: boolean | undefined;
  /** Attributes, by their names. */
  readonly properties?: readonly string[] | undefined;
  /** Of CSS, by their names. */
  readonly computedStyle?: readonly string[] | undefined;
  readonly node?: boolean | undefined;
};

/** What was asked for, and nothing else. */
export type NodeInfo = {
  readonly id?: string;
  readonly dataset?: Readonly<Record<string, string | undefined>>;
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly width?: number;
  readonly height?: number;
  readonly scrollLeft?: number;
  readonly scrollTop?: number;
  readonly scrollWidth?: number;
  readonly scrollHeight?: number;
  readonly node?: Element;
  /** Attributes and computed styles. */
  readonly [name: string]: unknown;
};

export const RECT: NodeFields = { id: true, dataset: true, rect: true, size: true };
export const SCROLL: NodeFields = { id: true, dataset: true, scrollOffset: true };

/** Places are measured in the page's own area, below its navigation bar. */
export function readNode(
  { window }: Env,
  element: Element,
  { scroller }: PageArea,
  fields: NodeFields,
): NodeInfo {
  const rect = element.getBoundingClientRect();
  const origin = scroller?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [left, top] = [rect.left - origin.left, rect.top - origin.top];
  const styles = fields.computedStyle && window.getComputedStyle(element);
  return {
    ...(fields.id && { id: element.id }),
    ...(fields.dataset && { dataset: datasetOf(element) }),
    ...(fields.rect && { left, top, right: left + rect.width, bottom: top + rect.height }),
    ...(fields.size && { width: rect.width, height: rect.height }),
    ...(fields.scrollOffset && scrollOf(element)),
    ...pick(fields.properties, (name) => element.getAttribute(name)),
    ...pick(fields.computedStyle, (name) => styles?.getPropertyValue(dashed(name))),
    ...(fields.node && { node: element }),
  };
}

/** The page as a whole: it begins at its own corner. */
export function readViewport(env: Env, { scroller }: PageArea, fields: NodeFields): NodeInfo {
  const element = scroller ?? env.document.documentElement;
  const { clientWidth: width, clientHeight: height } = element;
  return {
    ...(fields.id && { id: '' }),
    ...(fields.dataset && { dataset: {} }),
    ...(fields.rect && { left: 0, top: 0, right: width, bottom: height }),
    ...(fields.size && { width, height }),
    ...(fields.scrollOffset && scrollOf(element)),
    ...(fields.node && { node: element }),
  };
}

function scrollOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight }: Element) {
  return { scrollLeft, scrollTop, scrollWidth, scrollHeight };
}

function pick(names: readonly string[] = [], read: (name: string) => unknown) {
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** backgroundColor -> background-color */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
