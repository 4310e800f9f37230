import '@/components/kit/tokens-extra.css';
import { type ComponentProps, useRef } from 'react';
import { useRadioName } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { isPrevented, joinClasses } from '@/components/kit/props';
import { asItems, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useValue } from '@/components/kit/use-value';
import styles from './segmented-control.module.css';

export type SegmentedOption<V extends string = string> = {
  value: V;
  label: string;
  /** @default false */
  disabled?: boolean | undefined;
};

type Native = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'role'>;

export type SegmentedControlProps<V extends string = string> = Native & {
  /** The accessible name of the group. */
  label: string;
  options: readonly SegmentedOption<V>[];
  /** Makes it controlled. */
  value?: V | undefined;
  /** @default the first option */
  defaultValue?: V | undefined;
  onChange?: ((value: V) => void) | undefined;
};

const readers = { options: asItems };

/** A choice between a few short options, all visible: radio buttons side by side. */
export function SegmentedControl<V extends string>(ownProps: SegmentedControlProps<V>) {
  const { label, options, value, defaultValue, onChange, ref, className, ...native } = useData(
    'SegmentedControl',
    useDefaults('SegmentedControl', ownProps),
    readers,
  );
  const [chosen, choose] = useValue<V | undefined>({
    value,
    initial: defaultValue ?? options[0]?.value,
    onChange: (next) => next !== undefined && onChange?.(next),
  });
  const root = useRef<HTMLDivElement>(null);
  // Not a form field: this keeps the radios out of a form around them.
  const known = useRadioName(root, { name: undefined, form: undefined });
  return (
    <div
      {...native}
      ref={useMergedRefs(root, ref)}
      role="radiogroup"
      aria-label={label}
      className={joinClasses(styles.group, className)}
    >
      {options.map((option) => (
        <label key={option.value} data-part="option" className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            {...known}
            value={option.value}
            checked={option.value === chosen}
            disabled={option.disabled}
            onChange={(event) => {
              if (!isPrevented(event)) choose(option.value);
            }}
          />
          <span data-part="text" className={styles.text}>
            <span className={styles.word}>{option.label}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
