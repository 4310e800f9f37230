import '@/components/tokens-extra.css';
import { type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { splitProps } from '@/components/checkbox';
import { useMergedRefs } from '@/components/gestures';
import { joinClasses } from '@/components/join-classes';
import { mergeHandlers } from '@/components/merge-handlers';
import { clamp } from '@/shared/values';
import styles from './slider.module.css';
import { SliderMarks } from './slider-marks';
import { SliderThumb } from './slider-thumb';
import { useSlider } from './use-slider';

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
  /** Counted from `min`, decimals too; 0 is any value. @default 1 */
  step?: number;
  /** The lower end is below. @default false */
  vertical?: boolean;
  /** The thumbs of a range may change places, else each stops at the other. @default false */
  allowCross?: boolean;
  /** Diameter of a thumb, 12 to 28 px. @default 28 */
  blockSize?: number;
  /** Shows the value beside the track. @default false */
  showValue?: boolean;
  /** Shows the value above the thumb while it is moved. @default false */
  tooltip?: boolean;
  /** Texts below the track, by the values they stand at. */
  marks?: Readonly<Record<number, ReactNode>>;
  /** How a value is read and shown. @default the language's way to write numbers */
  formatValue?: (value: number) => string;
  /** Names of the thumbs of a range. @default ['From', 'To'] */
  thumbLabels?: readonly [string, string];
  name?: string;
  /** The id of a form that is not around it. */
  form?: string;
  /** @default false */
  disabled?: boolean;
  /** Is read and sent, but not moved. @default false */
  readOnly?: boolean;
};

type Valued<V> = {
  /** Makes it controlled. */
  value?: V;
  /** @default min, or [min, max] */
  defaultValue?: V;
  /** With each new value during a drag. */
  onChanging?: (value: V) => void;
  /** At the end of a drag, on a press on the track, with each key. */
  onChange?: (value: V) => void;
};

export type SliderRange = readonly [number, number];

export type SliderProps =
  | (Common & Valued<number> & { range?: false })
  /** Two thumbs. */
  | (Common & Valued<SliderRange> & { range: true });

/** A value on a scale, or two: a native range input for each thumb. */
export function Slider(props: SliderProps) {
  const { label, showValue = false, tooltip = false, marks, ref, className, ...rest } = props;
  const { blockSize = 28, style, ...others } = rest;
  const { vertical = false, disabled = false, readOnly = false } = others;
  const { fractions, area, handlers, thumbs, scale, root, output, ...own } = useSlider(others);
  const native = splitProps(own.native);
  // One thumb has the name and the id itself, so that labels find it; two have a group around them.
  const isRange = thumbs.length === 2;
  const group = isRange && { role: 'group', 'aria-label': label, ...native.control };
  const alone = !isRange && { 'aria-label': label, ...native.control };

  const size = { '--block': `${clamp(blockSize || 28, 12, 28)}px` };
  return (
    <div
      {...native.root}
      {...native.handlers}
      {...mergeHandlers(native.handlers, handlers)}
      {...group}
      ref={useMergedRefs(root, ref)}
      className={joinClasses(styles.slider, className)}
      style={{ ...size, ...fractions, ...style } as CSSProperties}
      data-orientation={vertical ? 'vertical' : 'horizontal'}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-marked={marks ? '' : undefined}
    >
      <div ref={area} className={styles.area}>
        <div className={styles.rail} data-rail>
          <span className={styles.fill} />
          {marks && <SliderMarks marks={marks} scale={scale} />}
          {thumbs.map((thumb) => (
            <SliderThumb key={thumb.index} {...thumb} {...alone} tooltip={tooltip} />
          ))}
        </div>
      </div>
      {showValue && <span ref={output} className={styles.value} aria-hidden />}
    </div>
  );
}
