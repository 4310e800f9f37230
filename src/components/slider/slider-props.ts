import type { ComponentProps, ReactNode } from 'react';

type Common = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children' | 'role' | 'aria-label'
> & {
  /** The accessible name. */
  label?: string;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** The step, counted from `min`. It may be a decimal; 0 allows any value. @default 1 */
  step?: number;
  /** A vertical slider with `min` at the bottom. @default false */
  vertical?: boolean;
  /** The thumbs of a range may cross. Otherwise each stops at the other. @default false */
  allowCross?: boolean;
  /** The diameter of a thumb, 12 to 28 px. @default 28 */
  blockSize?: number;
  /** Shows the value beside the track. @default false */
  showValue?: boolean;
  /** Shows the value above the thumb during a drag. @default false */
  tooltip?: boolean;
  /** Texts beside the track. The keys are their values. */
  marks?: Readonly<Record<number, ReactNode>>;
  /** The text of a value on the screen and for screen readers. @default the language's way to write numbers */
  formatValue?: (value: number) => string;
  /** The names of the thumbs of a range. @default ['From', 'To'] */
  thumbLabels?: readonly [string, string];
  name?: string;
  /** The id of the form, if the slider is outside it. */
  form?: string;
  /** @default false */
  disabled?: boolean;
  /** Users cannot move the thumbs. The form still has the value. @default false */
  readOnly?: boolean;
};

type Valued<V> = {
  /** Makes it controlled. */
  value?: V;
  /** @default min, or [min, max] */
  defaultValue?: V;
  /** Called for each new value, also during a drag. */
  onChange?: (value: V) => void;
  /** Called when the thumb is let go, after a press on the track, and after each key. */
  onChangeEnd?: (value: V) => void;
};

export type SliderRange = readonly [number, number];

export type SliderProps =
  | (Valued<number> & { range?: false } & Common)
  | (Valued<SliderRange> & {
      /** Shows two thumbs. */
      range: true;
    } & Common);
