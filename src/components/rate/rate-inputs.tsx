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

/** Over its star, unseen: what finger and screen reader find. */
export function RateRadio({ index, name, form, value, textOf, pick, ...props }: RadioProps) {
  const stars = index + 1;
  return (
    <input
      type="radio"
      className={styles.radio}
      name={name}
      form={form}
      value={stars}
      data-type="number"
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

/** Keys, screen readers and forms see it; fingers take the stars. */
export function RateRange({ label, count, half, value, textOf, pick, ...props }: RangeProps) {
  const { least, rest } = props;
  // Kept where React takes a ref back, and told by the one effect that is awake there: a form hears of a tab that was left.
  const [input, setInput] = useState<HTMLInputElement>();
  const missing = props.required && value === 0 ? textOf(0) : '';
  // Range inputs have always a value, so browsers do not know `required` for them.
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
      data-empty={value === 0 ? '' : undefined}
      aria-valuetext={textOf(value)}
      onChange={(event) => pick(Number(event.target.value))}
    />
  );
}
