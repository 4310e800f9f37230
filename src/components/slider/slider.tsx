import '@/components/kit/tokens-extra.css';
import type { ChangeEvent, CSSProperties, ReactNode } from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers, splitProps } from '@/components/kit/props';
import { clamp } from '@/shared/values';
import styles from './slider.module.css';
import type { SliderProps } from './slider-props';
import { useSlider } from './use-slider';
import { fractionOf, type Scale } from '@/components/kit/step-value';
import { useDefaults } from '@/components/kit/use-defaults';
import markStyles from './slider-marks.module.css';

/** One or two values on a scale. Each thumb is a native range input. */
export function Slider(ownProps: SliderProps) {
  const {
    label,
    showValue = false,
    tooltip = false,
    marks,
    ref,
    className,
    blockSize = 28,
    style,
    ...others
  } = useDefaults('Slider', ownProps);
  const { vertical = false, disabled = false, readOnly = false } = others;
  const { fractions, area, handlers, thumbs, scale, root, output, ...own } = useSlider(others);
  const native = splitProps(own.native);
  // A single thumb gets the name and the id, so that labels find it. For two thumbs the group gets them.
  const isRange = thumbs.length === 2;
  const group = isRange && { role: 'group', 'aria-label': label, ...native.control };
  const alone = !isRange && { 'aria-label': label, ...native.control };

  const size = { '--portico-own-block': `${clamp(blockSize || 28, 12, 28)}px` };
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
        <div data-part="track" className={styles.rail} data-rail>
          <span data-part="bar" className={styles.fill} />
          {marks && <SliderMarks marks={marks} scale={scale} />}
          {thumbs.map((thumb) => (
            <SliderThumb key={thumb.index} {...thumb} {...alone} tooltip={tooltip} />
          ))}
        </div>
      </div>
      {showValue && <span ref={output} data-part="value" className={styles.value} aria-hidden />}
    </div>
  );
}

type SliderThumbProps = {
  readonly index: number;
  readonly label?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number | 'any';
  readonly text: string;
  readonly name: string | undefined;
  readonly form: string | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly vertical: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The native input is for keys, screen readers and forms. Touches go to the track. */
function SliderThumb(props: SliderThumbProps & { readonly tooltip: boolean }) {
  const { index, label, text, readOnly, vertical, tooltip, ...input } = props;
  return (
    <span data-part="thumb" className={styles.thumb} data-index={index}>
      <input
        aria-label={label}
        {...input}
        type="range"
        data-part="input"
        className={styles.input}
        aria-valuetext={text}
        aria-orientation={vertical ? 'vertical' : undefined}
        aria-readonly={readOnly || undefined}
      />
      <span className={styles.block} />
      {tooltip && <span className={styles.tip} data-tip aria-hidden />}
    </span>
  );
}

type Props = {
  readonly marks: Readonly<Record<number, ReactNode>>;
  readonly scale: Scale;
};

/** The marks within the scale. Screen readers get the values from the thumbs. */
function SliderMarks({ marks, scale }: Props) {
  const shown = Object.entries(marks)
    .map(([at, text]) => [Number(at), text] as const)
    .filter(([at]) => at >= scale.min && at <= scale.max);
  return shown.map(([at, text]) => (
    <span
      key={at}
      className={markStyles.mark}
      data-end={at === scale.min ? 'min' : at === scale.max ? 'max' : undefined}
      style={{ '--portico-own-at': fractionOf(at, scale) } as CSSProperties}
      aria-hidden
    >
      <span className={markStyles.tick} />
      <span className={markStyles.markText}>{text}</span>
    </span>
  ));
}
