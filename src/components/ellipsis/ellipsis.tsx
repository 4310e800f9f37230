import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useValue } from '@/components/kit/use-value';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enEllipsis } from '@/shared/messages/en-content';
import type { EllipsisPosition } from './cut-text';
import styles from './ellipsis.module.css';
import { useCut } from './use-cut';

export type { EllipsisPosition };

export type EllipsisProps = Omit<ComponentProps<'div'>, 'children'> & {
  text: string;
  /** The most lines. @default 1 */
  rows?: number;
  /** The part of the text that the dots replace. @default 'end' */
  position?: EllipsisPosition;
  /** @default '…' */
  dots?: string;
  /** If the text does not fit, a button at the end of the last line shows the whole text. @default false */
  expandable?: boolean;
  /** Whether the whole text is shown. */
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** On the button. @default 'More', in the user's language */
  moreText?: string;
  /** On the button of an open text. @default 'Less', in the user's language */
  lessText?: string;
};

const readers = { text: asText, dots: asText, moreText: asText, lessText: asText };

/** Shortens a text to a number of lines. A button can show the rest. */
export function Ellipsis(ownProps: EllipsisProps) {
  const {
    text = '',
    rows: wantedRows = 1,
    position = 'end',
    dots = '…',
    expandable = false,
    open: givenOpen,
    defaultOpen = false,
    onOpenChange,
    moreText,
    lessText,
    className,
    style,
    ref,
    ...native
  } = useData('Ellipsis', useDefaults('Ellipsis', ownProps), readers);
  const t = useKitWords(enEllipsis);
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs<HTMLDivElement>(root, ref);
  const [open, setOpen] = useValue({
    value: givenOpen,
    initial: defaultOpen,
    onChange: onOpenChange,
  });
  const rows = Math.max(1, Math.floor(wantedRows) || 1);
  const more = moreText ?? t('ellipsisMore');

  // CSS cuts the end of a text. It cannot leave room for a button, cut the middle, or use other dots.
  const isMeasured = expandable || position !== 'end' || dots !== '…';
  const cut = useCut({
    ...{ isOn: isMeasured, root, text, rows, position, dots },
    button: expandable ? { text: more, className: styles.more } : undefined,
  });
  const isOpen = expandable && open;
  const shown = cut && !isOpen ? cut.head + dots + cut.tail : text;
  return (
    <div
      {...native}
      ref={rootRef}
      className={joinClasses(styles.ellipsis, className)}
      style={{ '--portico-own-rows': rows, ...style } as CSSProperties}
      data-clamped={isMeasured ? undefined : ''}
      data-state={isOpen ? 'open' : 'closed'}
      data-cut={cut ? '' : undefined}
    >
      {cut && !expandable ? (
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        shown
      )}
      {cut && expandable && (
        <button
          type="button"
          data-part="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (lessText ?? t('ellipsisLess')) : more}
        </button>
      )}
    </div>
  );
}
