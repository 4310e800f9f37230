import '@/components/kit/tokens-extra.css';
import type { ComponentProps } from 'react';
import { BackIcon, ForwardIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useNumbers } from '@/components/kit/use-numbers';
import { useValue } from '@/components/kit/use-value';
import { useKitWords } from '@/platform';
import { enPagination } from '@/shared/messages/en-lists';
import { clamp } from '@/shared/values';
import { countPages, pageItems } from './page-items';
import styles from './pagination.module.css';

type Native = Omit<ComponentProps<'nav'>, 'onChange' | 'defaultValue' | 'children'>;

export type PaginationProps = Native & {
  /** The accessible name. @default 'Pages' */
  label?: string;
  /** The current page, from 1 on. Makes it controlled. */
  value?: number;
  /** @default 1 */
  defaultValue?: number;
  onChange?: (page: number) => void;
  /** The number of entries. Or give `pageCount`. @default 0 */
  total?: number;
  /** Entries on each page. @default 10 */
  pageSize?: number;
  /** The number of pages. @default as many as the entries need */
  pageCount?: number;
  /** Page numbers, or only "3 of 12" between the arrows. @default 'numbers' */
  mode?: 'numbers' | 'simple';
  /** Places for numbers and gaps in the row: 5 at least. @default 5 */
  shown?: number;
  /** The buttons for the previous and the next page have words. @default false */
  words?: boolean;
  /** @default false */
  disabled?: boolean;
};

/** Buttons for the pages of a long list. */
export function Pagination(ownProps: PaginationProps) {
  const {
    label,
    value,
    defaultValue = 1,
    onChange,
    total = 0,
    pageSize = 10,
    pageCount,
    mode = 'numbers',
    shown = 5,
    words = false,
    disabled = false,
    className,
    ...native
  } = useDefaults('Pagination', ownProps);
  const t = useKitWords(enPagination);
  const format = useNumbers();
  const [wanted, setWanted] = useValue({ value, initial: defaultValue, onChange });
  const count = Math.max(1, pageCount ?? countPages(total, pageSize));
  const page = clamp(Math.trunc(wanted) || 1, 1, count);
  const go = (next: number) => {
    if (next !== page && next >= 1 && next <= count) setWanted(next);
  };
  const place = t('paginationPlace', { page: format(page), count: format(count) });

  // Not `disabled` at the ends: a button that gets disabled under a finger or a key loses the focus.
  const arrow = (step: 1 | -1) => ({
    type: 'button' as const,
    className: joinClasses(styles.button, styles.arrow),
    'aria-label': t(step === 1 ? 'paginationNext' : 'paginationPrevious'),
    'aria-disabled': page + step < 1 || page + step > count || undefined,
    disabled,
    onClick: () => go(page + step),
  });

  return (
    <nav
      aria-label={label ?? t('paginationLabel')}
      {...native}
      className={joinClasses(styles.pagination, className)}
      data-mode={mode}
    >
      <button {...arrow(-1)}>
        <KitIcon name="back" icon={BackIcon} size="1.125rem" />
        {words && <span aria-hidden>{t('paginationPrevious')}</span>}
      </button>
      {mode === 'simple' ? (
        <span data-part="text" className={styles.place} role="status">
          {place}
        </span>
      ) : (
        <ul role="list" data-part="list" className={styles.pages}>
          {pageItems(page, count, shown).map((item, at) => (
            <li key={item === 'gap' ? `gap-${at}` : item}>
              {item === 'gap' ? (
                <span className={styles.gap} aria-hidden>
                  …
                </span>
              ) : (
                <button
                  type="button"
                  data-part="button"
                  className={styles.button}
                  aria-label={t('paginationPage', { page: format(item) })}
                  aria-current={item === page ? 'page' : undefined}
                  disabled={disabled}
                  onClick={() => go(item)}
                >
                  {format(item)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <button {...arrow(1)}>
        {words && <span aria-hidden>{t('paginationNext')}</span>}
        <KitIcon name="forward" icon={ForwardIcon} size="1.125rem" />
      </button>
    </nav>
  );
}
