import type { ChangeEvent } from 'react';
import styles from './slider.module.css';

export type SliderThumbProps = {
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

/** The native input is what keys, screen readers and forms see; fingers take the track. */
export function SliderThumb(props: SliderThumbProps & { readonly tooltip: boolean }) {
  const { index, label, text, readOnly, vertical, tooltip, ...input } = props;
  return (
    <span className={styles.thumb} data-index={index}>
      <input
        aria-label={label}
        {...input}
        type="range"
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
