import '@/components/tokens-extra.css';
import type { ComponentProps, ReactNode } from 'react';
import { splitProps } from '@/components/checkbox';
import { useMergedRefs } from '@/components/gestures';
import { joinClasses } from '@/components/join-classes';
import { mergeHandlers } from '@/components/merge-handlers';
import { useNumbers } from '@/components/use-numbers';
import { useRadioName } from '@/components/use-radio-name';
import { useKitWords } from '@/platform';
import { RATE_COUNT } from '@/shared/defaults';
import { enRate } from '@/shared/messages/en-choice';
import styles from './rate.module.css';
import { RateRadio, RateRange } from './rate-inputs';
import { RateStar } from './rate-star';
import { useRate } from './use-rate';

export type RateProps = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children' | 'role' | 'aria-label'
> & {
  /** The accessible name. */
  label?: string;
  /** 0 is none. Makes it controlled. */
  value?: number;
  /** @default 0 */
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** [S9.21] @default 5 */
  count?: number;
  /** Halves can be chosen. @default false */
  half?: boolean;
  /** What can be chosen at the least. @default 0 */
  min?: number;
  /** A press on the chosen star takes it back, as do Delete and 0. @default false */
  clearable?: boolean;
  /** A picture of a value, also of 3.7. @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
  /** Not 0. @default false */
  required?: boolean;
  /** In place of the star; a function is told which one, from 0. */
  character?: ReactNode | ((index: number) => ReactNode);
  /** In place of the star that is not lit. @default character */
  inactiveCharacter?: ReactNode | ((index: number) => ReactNode);
  name?: string;
  /** The id of a form that is not around it. */
  form?: string;
};

/** So many of a few stars. Up to seven whole ones are radio buttons, else there is one range input. */
export function Rate(props: RateProps) {
  const { label, required = false, name, form, ref, className, style, ...rest } = props;
  const { count: wanted, character, inactiveCharacter, ...others } = rest;
  const { readOnly = false, disabled = false, half = false } = others;
  const t = useKitWords(enRate);
  const format = useNumbers(2);
  const count = Math.max(1, Math.floor(wanted ?? RATE_COUNT) || RATE_COUNT);
  const isRange = !readOnly && (half || count > 7);
  const { root, drag, shown, pick, toggle, handlers, ...own } = useRate(others, count, isRange);

  const known = useRadioName(root, { name, form });

  const textOf = (value: number) => {
    if (value === 0) return t('rateNone');
    return t('rateValue', { value: format(value), count: format(count) });
  };
  const text = textOf(shown);
  const role = readOnly
    ? { role: 'img', 'aria-label': label ? `${label}: ${text}` : text }
    : { role: 'radiogroup', 'aria-label': label, 'aria-required': required || undefined };
  const { root: marks, handlers: given, control } = splitProps(own.native);
  const native = { name, form, disabled, required, value: shown, textOf, pick };

  return (
    <div
      {...marks}
      {...(!isRange && { ...role, ...control })}
      {...given}
      {...mergeHandlers(given, handlers)}
      ref={useMergedRefs(root, drag, ref)}
      className={joinClasses(styles.rate, className)}
      style={style}
      data-state={readOnly ? 'read-only' : disabled ? 'disabled' : 'open'}
    >
      {isRange && <RateRange {...native} label={label} count={count} half={half} rest={control} />}
      <span className={styles.stars}>
        {Array.from({ length: count }, (_, index) => (
          <RateStar
            key={index}
            index={index}
            value={shown}
            character={character}
            inactiveCharacter={inactiveCharacter}
          >
            {!isRange && !readOnly && (
              <RateRadio {...native} {...known} index={index} take={toggle} />
            )}
          </RateStar>
        ))}
      </span>
      {readOnly && name !== undefined && (
        <input
          type="hidden"
          {...{ name, form, disabled }}
          value={shown}
          data-type="number"
          data-empty={shown === 0 ? '' : undefined}
        />
      )}
    </div>
  );
}
