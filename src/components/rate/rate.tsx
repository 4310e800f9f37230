import '@/components/kit/tokens-extra.css';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { splitProps } from '@/components/checkbox';
import { useRadioName } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useNumbers } from '@/components/kit/use-numbers';
import { useKitWords } from '@/platform';
import { RATE_COUNT } from '@/shared/defaults';
import { enRate } from '@/shared/messages/en-choice';
import styles from './rate.module.css';
import { RateRadio, RateRange } from './rate-inputs';
import { litOf, useRate } from './use-rate';
import type { FilledIconProps } from '@/components/icon';

/** Native props reach the root, and so does `ref`. `id` and `aria-*` reach the group or the slider. */
export type RateProps = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children' | 'role' | 'aria-label'
> & {
  /** The accessible name. */
  label?: string;
  /** The rating; 0 means no rating. Makes it controlled. */
  value?: number;
  /** @default 0 */
  defaultValue?: number;
  /** Called once for each choice, but not when the owner sets `value`. */
  onChange?: (value: number) => void;
  /** [S9.21] The number of stars. @default 5 */
  count?: number;
  /** Allows half stars. @default false */
  half?: boolean;
  /** The lowest rating that users can choose. @default 0 */
  min?: number;
  /** A press on the chosen star clears the rating, and so do Delete, Backspace and 0. @default false */
  clearable?: boolean;
  /** Shows the value as a picture, also fractions such as 3.7. @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
  /** A form needs a rating above 0. @default false */
  required?: boolean;
  /** Replaces the star. A function gets the index of the star. */
  character?: ReactNode | ((index: number) => ReactNode);
  /** Replaces the star that is not lit. @default character */
  inactiveCharacter?: ReactNode | ((index: number) => ReactNode);
  name?: string;
  /** The id of the form, if the field is outside it. */
  form?: string;
};

/** A rating in stars. Up to seven whole stars are radio buttons. Otherwise there is one range input. */
export function Rate(ownProps: RateProps) {
  const {
    label,
    required = false,
    name,
    form,
    ref,
    className,
    style,
    ...rest
  } = useDefaults('Rate', ownProps);
  const { count: wanted, character, inactiveCharacter, ...others } = rest;
  const { readOnly = false, disabled = false, half = false } = others;
  const t = useKitWords(enRate);
  const format = useNumbers(2);
  const count = Math.max(1, Math.floor(wanted ?? RATE_COUNT) || RATE_COUNT);
  const isRange = !readOnly && (half || count > 7);
  const { root, drag, shown, least, pick, toggle, handlers, ...own } = useRate(
    { ...others, name, form },
    count,
    isRange,
  );

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
      {isRange && <RateRange {...native} {...{ label, least, count, half }} rest={control} />}
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
    </div>
  );
}

type Props = Pick<RateProps, 'character' | 'inactiveCharacter'> & {
  readonly index: number;
  readonly value: number;
  readonly children: ReactNode;
};

/** A dim star, and above it a lit star that is clipped to its fraction. */
function RateStar({ index, value, character, inactiveCharacter, children }: Props) {
  const look = (one: Props['character']) => (typeof one === 'function' ? one(index) : one);
  const lit = look(character) ?? <StarIcon filled />;
  const dim = look(inactiveCharacter ?? character) ?? <StarIcon />;
  return (
    <span
      className={styles.star}
      style={{ '--portico-own-lit': litOf(value, index) } as CSSProperties}
      data-star
    >
      <span className={styles.dim} aria-hidden>
        {dim}
      </span>
      <span className={styles.lit} aria-hidden>
        <span className={styles.whole}>{lit}</span>
      </span>
      {children}
    </span>
  );
}

/** A star with rounded points. It fills its container. */
function StarIcon({ filled = false }: FilledIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="100%"
      height="100%"
      display="block"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="m12 3.2 2.7 5.6 6.1.85-4.45 4.3 1.1 6.1L12 17.1l-5.45 2.95 1.1-6.1L3.2 9.65l6.1-.85Z" />
    </svg>
  );
}
