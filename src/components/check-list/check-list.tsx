import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Cell } from '@/components/cell';
import { CheckIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { textOf } from '@/components/kit/convert-form-value';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useGrowingRows } from '@/components/kit/scrolling';
import { type ChoicesProps, splitChoices, useChoices } from '@/components/kit/use-choices';
import { asItems, asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { enCheckList } from '@/shared/messages/en-choice';
import styles from './check-list.module.css';

export type CheckListOption = {
  value: string;
  label: string;
  /** A second, quieter line. */
  note?: string;
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
};

type Native = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'role'>;

export type CheckListProps = Native &
  ChoicesProps & {
    /** The accessible name of the group. */
    label: string;
    options: readonly CheckListOption[];
    /** A search field above the rows, usually a SearchBar. It stays visible while the rows scroll. */
    search?: ReactNode;
    /** Filters the visible options. Chosen options stay chosen. @default '' */
    query?: string;
    /** Decides which options match. @default the text or the note contains the query */
    filter?: (option: CheckListOption, query: string) => boolean;
    /** Content that replaces the rows if no option matches. @default 'Nothing found' */
    empty?: ReactNode;
    /** Replaces the check at the end of a chosen row. */
    checkIcon?: ReactNode;
    /** A rounded card with a margin, or rows from edge to edge. @default 'card' */
    variant?: 'card' | 'full';
  };

const readers = { options: asItems, query: asText };

/** Rows with a check at the end, to choose one option or several: native radio buttons or checkboxes. */
export function CheckList(ownProps: CheckListProps) {
  const props = useData('CheckList', useDefaults('CheckList', ownProps), readers);
  const [field, rest] = splitChoices(props);
  const {
    label,
    options,
    search,
    query = '',
    filter = matches,
    empty,
    checkIcon,
    variant = 'card',
    ref,
    className,
    ...native
  } = rest;
  const root = useRef<HTMLDivElement>(null);
  const t = useKitWords(enCheckList);
  const found = options.filter((option) => filter(option, query));
  const { shown, end } = useGrowingRows(found, 0);
  const choice = useChoices(root, options, field, (values) => {
    const [chosen, here] = [new Set(values), new Set(shown)];
    const away = options.filter((option) => chosen.has(option.value) && !here.has(option));
    return away.map((option) => option.value);
  });

  return (
    <div
      aria-label={label}
      {...native}
      {...mergeHandlers(native, choice.rootProps)}
      {...choice.groupProps}
      ref={useMergedRefs(root, ref)}
      className={joinClasses(styles.list, className)}
      data-variant={variant}
    >
      {search !== undefined && (
        <div data-part="search" className={styles.search}>
          {search}
        </div>
      )}
      <div data-part="rows" className={styles.rows}>
        {shown.map((option) => (
          <label key={option.value} data-part="option" className={styles.option}>
            <input {...choice.inputProps(option)} data-part="input" className={styles.input} />
            <Cell
              data-part="row"
              className={styles.row}
              title={option.label}
              note={option.note}
              icon={option.icon}
              extra={
                <span data-part="mark" className={styles.check} aria-hidden>
                  {checkIcon ?? <KitIcon name="check" icon={CheckIcon} weight={2.5} />}
                </span>
              }
            />
          </label>
        ))}
        {end}
      </div>
      {/* The element of a status has to be there before its text comes. */}
      <div role="status" data-part="placeholder" className={styles.empty}>
        {found.length === 0 && (empty ?? t('nothingFound'))}
      </div>
      {/* A search that leaves no row must not let an empty field through. */}
      {choice.isMissing && found.length === 0 && (
        <input
          className={styles.guard}
          {...{ form: field.form, value: '', required: true }}
          tabIndex={-1}
          aria-hidden
          aria-label={label}
          onChange={() => {}}
        />
      )}
    </div>
  );
}

function matches({ label, note }: CheckListOption, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return [label, note].some((one) => textOf(one)?.toLowerCase().includes(wanted));
}
