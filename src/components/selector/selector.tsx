import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { type ChoicesProps, splitChoices, useChoices } from '@/components/kit/use-choices';
import { asItems, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './selector.module.css';

export type SelectorOption = {
  value: string;
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** @default false */
  disabled?: boolean;
};

type Native = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'role'>;

export type SelectorProps = Native &
  ChoicesProps & {
    /** The accessible name of the group. */
    label: string;
    options: readonly SelectorOption[];
    /** The number of chips in each row, all of one width. @default as many as fit, each as wide as its text */
    columns?: number;
    /** Shows a check in the corner of chosen chips. @default true */
    checkMark?: boolean;
  };

const readers = { options: asItems };

/** Chips to choose one option, or several with `multiple`: native radio buttons or checkboxes. */
export function Selector(ownProps: SelectorProps) {
  const props = useData('Selector', useDefaults('Selector', ownProps), readers);
  const [field, rest] = splitChoices(props);
  const { label, options, columns, checkMark = true, ref, className, style, ...native } = rest;
  const root = useRef<HTMLDivElement>(null);
  const { inputProps, rootProps, groupProps } = useChoices(root, options, field);
  const grid =
    columns === undefined
      ? style
      : ({ '--portico-own-columns': columns, ...style } as CSSProperties);

  return (
    <div
      aria-label={label}
      {...native}
      {...mergeHandlers(native, rootProps)}
      {...groupProps}
      ref={useMergedRefs(root, ref)}
      className={joinClasses(styles.selector, className)}
      style={grid}
      data-columns={columns}
    >
      {options.map((option) => (
        <label key={option.value} data-part="option" className={styles.option}>
          <input {...inputProps(option)} data-part="input" className={styles.input} />
          <span className={styles.chip}>
            <span data-part="text" className={styles.text}>
              {option.label}{' '}
            </span>
            {option.note !== undefined && (
              <span data-part="note" className={styles.note}>
                {option.note}
              </span>
            )}
            {checkMark && <CheckMark />}
          </span>
        </label>
      ))}
    </div>
  );
}

/** The corner with a check; CSS shows it while the input is checked. */
function CheckMark() {
  return (
    <svg data-part="mark" className={styles.mark} viewBox="0 0 18 14" aria-hidden focusable="false">
      <path className={styles.corner} d="M9 0h9v14H0V9a9 9 0 0 1 9-9Z" />
      <path className={styles.check} d="m6 7.4 2.4 2.4 4.4-5" />
    </svg>
  );
}
