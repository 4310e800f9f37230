import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type CSSProperties,
  Fragment,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitLocale } from '@/platform';
import { watchSight } from '@/shared/browser';
import { digitGlyphs, type RollPart, rollParts } from './digit-rolls';
import styles from './rolling-text.module.css';

export type RollingTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The number to show. When it changes, the digits roll from the old number to the new one. */
  value: number;
  /** The number to start from. @default 0 */
  from?: number;
  /** Milliseconds; 0 shows the number at once. @default 1000 */
  duration?: number;
  /** Options of `Intl.NumberFormat`: currency, percent, decimals, digits. @default {} */
  format?: Intl.NumberFormatOptions;
};

/** A number whose digits roll to their places when the user first sees it. */
export function RollingText(ownProps: RollingTextProps) {
  const props = useDefaults('RollingText', ownProps);
  const { value, from = 0, duration = 1000, format = {}, ref, className, style, ...native } = props;
  const root = useRef<HTMLSpanElement>(null);
  const rootRef = useMergedRefs(root, ref);
  const isSeen = useSeen(root);
  const [roll, setRoll] = useState({ from, to: value });
  // Before the user sees it, the first number stays.
  if (!Object.is(roll.to, value)) setRoll({ from: isSeen ? roll.to : roll.from, to: value });

  const locale = useKitLocale();
  // Owners write the options in their JSX, so each render has another object.
  const options = JSON.stringify(format);
  const numbers = useMemo(
    () => new Intl.NumberFormat(locale, JSON.parse(options) as Intl.NumberFormatOptions),
    [locale, options],
  );
  const glyphs = useMemo(() => digitGlyphs(numbers), [numbers]);
  const parts = rollParts(numbers.formatToParts(roll.from), numbers.formatToParts(roll.to), glyphs);
  const time = Number.isFinite(duration) ? Math.max(0, duration) : 0;

  return (
    <span
      {...native}
      ref={rootRef}
      className={joinClasses(styles.root, className)}
      style={{ '--portico-own-duration': `${time}ms`, ...style } as CSSProperties}
      data-state={isSeen ? 'rolling' : 'waiting'}
    >
      <VisuallyHidden>{numbers.format(value)}</VisuallyHidden>
      {/* The marks of the format decide where a currency is. A symbol such as $ has no direction of its own. */}
      <span data-part="text" className={styles.text} dir="auto" aria-hidden>
        {inRuns(parts).map((run, index) =>
          run.isNumber ? (
            <span key={index} data-part="number" className={styles.number} dir="ltr">
              {run.parts.map((part, at) => (
                <Part key={keyOf(part, at)} part={part} glyphs={glyphs} rollKey={keyOfRoll(roll)} />
              ))}
            </span>
          ) : (
            <Fragment key={index}>
              {run.parts.map((part) => part.kind === 'text' && part.text)}
            </Fragment>
          ),
        )}
      </span>
    </span>
  );
}

type PartProps = { part: RollPart; glyphs: readonly string[]; rollKey: string };

function Part({ part, glyphs, rollKey }: PartProps) {
  // A box, because Arabic separators in a text between boxes would reverse the order.
  if (part.kind === 'text')
    return (
      <span data-part="mark" className={styles.mark}>
        {part.text}
      </span>
    );
  const passed = part.glyphs.slice(0, -1);
  const turns = (part.isUp ? 1 : -1) * passed.length;
  return (
    <span data-part="digit" className={styles.digit}>
      {/* As wide as the widest digit, because not every font has digits of one width. */}
      <span className={styles.widest}>{glyphs.join('\n')}</span>
      {/* The key starts the animation again. */}
      <span
        key={rollKey}
        className={styles.strip}
        style={{ '--portico-own-turns': turns } as CSSProperties}
        data-up={part.isUp}
      >
        {passed.length > 0 && (
          <span className={styles.passed}>
            {(part.isUp ? passed : passed.reverse()).join('\n')}
          </span>
        )}
        {part.glyphs[part.glyphs.length - 1]}
      </span>
    </span>
  );
}

type Run = { readonly isNumber: boolean; readonly parts: RollPart[] };

/** Joins neighbours that are in the number, and neighbours that are not. */
function inRuns(parts: readonly RollPart[]): Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const isNumber = part.kind === 'digit' || part.isInNumber;
    const last = runs[runs.length - 1];
    if (last?.isNumber === isNumber) last.parts.push(part);
    else runs.push({ isNumber, parts: [part] });
  }
  return runs;
}

/** A digit keeps its element at its decimal place, whatever the length of the number. */
function keyOf(part: RollPart, index: number): string {
  return part.kind === 'digit' ? `digit ${part.place}` : `text ${index}`;
}

function keyOfRoll({ from, to }: { from: number; to: number }): string {
  return `${from} ${to}`;
}

/** True from the moment at which the element is in view for the first time. */
function useSeen(root: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !root.current) return;
    const sight = watchSight((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    sight.observe(root.current);
    return () => sight.disconnect();
  }, [isSeen, root]);
  return isSeen;
}
