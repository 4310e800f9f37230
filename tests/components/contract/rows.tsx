import { cleanup, render } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { expect } from 'vitest';
import * as icons from '@/components/icon';
import { fields } from './fields';
import { layers } from './layers';
import type { Given, Row } from './row';
import { views } from './views';
import { frame } from '../../helpers/waiting';

export type { Given, Row };

const iconRows: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.entries(icons).map(([name, Icon]) => [
    name,
    { ui: (given: Given) => createElement(Icon as FunctionComponent<Given>, given) },
  ]),
);

/** Every component that products can import, and a second variant of some. */
export const rows: Readonly<Record<string, Row>> = { ...fields, ...views, ...layers, ...iconRows };

/** All icons share one component, so one of them is enough. */
export const shapes = Object.entries({ ...fields, ...views, ...layers, HomeIcon: rows.HomeIcon! });

export type Drawn = { readonly element: HTMLElement; readonly control: HTMLElement };

/** Renders the row in a plain React app, and waits for its element. */
export async function draw(row: Row, given: Given = {}): Promise<Drawn> {
  const ref = { current: null as HTMLElement | null };
  render(row.ui({ ref, ...given }));
  await expect.poll(() => ref.current).not.toBeNull();
  const element = ref.current!;
  const control = row.control ? element.querySelector<HTMLElement>(row.control)! : element;
  return { element, control };
}

/** Layers are removed after their exit transition. The next test must start without them. */
export async function clear() {
  cleanup();
  await expect.poll(() => document.body.childElementCount).toBe(0);
}

export async function nextFrames(count: number) {
  for (let seen = 0; seen < count; seen += 1) {
    await frame();
  }
}
