import { useInsertionEffect, useState } from 'react';
import { isPrevented } from '@/components/kit/props';
import styles from './rate.module.css';

type Native = {
  readonly name: string | undefined;
  readonly form: string | undefined;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly value: number;
  readonly textOf: (value: number) => string;
  readonly pick: (value: number) => void;
};

type RadioProps = Native & {
  readonly index: number;
  readonly take: (value: number) => void;
};

/** An invisible radio button over its star, for taps and screen readers. */
export function RateRadio({ index, name, form, value, textOf, pick, ...props }: RadioProps) {
  const stars = index + 1;
  return (
    <input
      type="radio"
      className={styles.radio}
      name={name}
      form={form}
      value={stars}
      disabled={props.disabled}
      required={props.required}
      aria-label={textOf(stars)}
      checked={stars === Math.round(value)}
      onChange={(event) => {
        if (!isPrevented(event)) pick(stars);
      }}
      onClick={() => stars === value && props.take(stars)}
    />
  );
}

type RangeProps = Native & {
  readonly label: string | undefined;
  /** The least value that a user can reach. */
  readonly least: number;
  readonly count: number;
  readonly half: boolean;
  readonly rest: Readonly<Record<string, unknown>>;
};

/** An invisible range input for keys, screen readers and forms. Touches go to the stars. */
export function RateRange({ label, count, half, value, textOf, pick, ...props }: RangeProps) {
  const { least, rest } = props;
  // A form also validates hidden tabs. There React detaches refs and cleans up other effects. So keep the element in
  // state and use an insertion effect.
  const [input, setInput] = useState<HTMLInputElement>();
  const missing = props.required && value === 0 ? textOf(0) : '';
  // A range input always has a value, so browsers ignore `required` on it.
  useInsertionEffect(() => input?.setCustomValidity(missing));
  return (
    <input
      aria-label={label}
      {...rest}
      ref={(node) => {
        if (node) setInput(node);
      }}
      type="range"
      className={styles.range}
      min={least}
      max={count}
      step={half ? 0.5 : 1}
      name={props.name}
      form={props.form}
      disabled={props.disabled}
      value={value}
      aria-valuetext={textOf(value)}
      onChange={(event) => pick(Number(event.target.value))}
    />
  );
}
