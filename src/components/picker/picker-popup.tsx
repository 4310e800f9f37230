import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Popup } from '@/components/popup';
import type { ModelProps } from './field-text';
import { PickerView, type PickerViewColumnProps } from '@/components/picker-view';
import { SearchField } from '@/components/search-field';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enPickerSheet } from '@/shared/messages/en-picker-sheet';
import {
  type Draft,
  type Found,
  type PickerColumn,
  type PickerModel,
  type PickerNode,
  orderOf,
  settle,
} from './model';
import { type useBranches, useFetch } from './use-branches';
import styles from './picker-sheet.module.css';
import type { PickerBase } from './picker-props';
import { useModel } from './use-model';

export { PickerWheels } from './picker-wheels';

type Props = Omit<PickerSheetProps, 'model' | 'statusId'> & {
  modelProps: ModelProps;
  open: boolean;
};

/** The popup of a Picker, as a lazy chunk. */
export function PickerPopup({ open, modelProps, ...sheet }: Props) {
  const model = useModel(modelProps, sheet.branches.fetched);
  // A new key resets the sheet at each opening, even if the previous one is still closing.
  const [seen, setSeen] = useState({ open, openings: 0 });
  if (seen.open !== open) setSeen({ open, openings: seen.openings + Number(open) });
  const statusId = useId();

  return (
    <Popup
      open={open}
      onClose={sheet.onCancel}
      label={sheet.title ?? sheet.label}
      // A live region is not read when it appears with its text, so the dialog has it as its description.
      describedBy={sheet.loading ? statusId : undefined}
    >
      <PickerSheet key={seen.openings} {...sheet} {...{ model, statusId }} />
    </Popup>
  );
}

type Optional = 'title' | 'confirmText' | 'cancelText' | 'visibleCount' | 'renderLabel';
type Look = Pick<PickerBase, 'label'> & { [K in Optional]: PickerBase[K] | undefined };

type PickerSheetProps = Look & {
  model: PickerModel;
  value: unknown;
  searchable: boolean;
  loading: boolean;
  statusId: string;
  branches: ReturnType<typeof useBranches<PickerNode>>;
  onDone: (value: unknown) => void;
  onCancel: () => void;
  onColumnChange: PickerBase['onColumnChange'];
};

type Turn = { readonly column: number; readonly value: number };

/** The bar and the wheels. Each opening mounts a new sheet. */
function PickerSheet({ model, value, branches, loading, ...props }: PickerSheetProps) {
  const { renderLabel } = props;
  const sheet = useRef<HTMLDivElement>(null);
  useLoadingFocus(sheet, loading);
  const t = useKitWords(enPickerSheet);
  const [wish, setWish] = useState<Draft>(() => model.read(value));
  const [source, setSource] = useState(() => JSON.stringify(value));
  const [query, setQuery] = useState('');
  // The owner passed another value, for example in `onColumnChange`.
  if (source !== JSON.stringify(value)) {
    setSource(JSON.stringify(value));
    setWish(model.read(value));
  }

  const settled = settle(model, wish);
  const columns = model.columns(settled);
  useFetch(columns, branches.fetchRows);

  const found = query.trim() && !loading ? model.find?.(query) : undefined;
  const isHere = ({ draft }: Found) => draft.join() === settled.join();
  const isWhole = !loading && settled.length === columns.length && found?.length !== 0;
  const done = () => isWhole && props.onDone(model.write(settled));

  const search = (next: string) => {
    setQuery(next);
    const hits = next.trim() ? model.find?.(next) : undefined;
    if (hits?.[0] && !hits.some(isHere)) setWish(hits[0].draft);
  };

  const order = orderOf(model, columns);
  const turn = ({ column, value: row }: Turn) => {
    const part = order[column] ?? 0;
    const choice = columns[part]?.options[row];
    if (!choice) return;
    setWish(settled.map((other, place) => (place === part ? choice.value : other)));
    props.onColumnChange?.({ column: part, value: row });
  };

  const press = (event: KeyboardEvent) => {
    const isWheel = event.target instanceof Element && event.target.matches('[role=listbox]');
    if (event.key !== 'Enter' || !isWheel) return;
    event.preventDefault();
    done();
  };

  const statusOf = ({ pending }: PickerColumn) =>
    pending?.failed ? (
      <button type="button" className={styles.retry} onClick={() => branches.retry(pending.path)}>
        {t('pickerRetry')}
      </button>
    ) : (
      pending && <Spinner label={t('pickerLoading')} />
    );
  const columnOf = (part: number): Omit<PickerViewColumnProps, 'children'> => {
    const { label, grow, options = [], ...column } = columns[part] ?? {};
    const draw =
      renderLabel && ((_: unknown, row: number) => renderLabel(options[row] ?? NO_CHOICE, part));
    return { label, grow, options, renderLabel: draw, status: statusOf({ options, ...column }) };
  };
  const rowOf = (part: number) =>
    columns[part]?.options.findIndex((choice) => choice.value === settled[part]) ?? 0;
  /** A result of a search in one list. Results in a tree are paths, which stay texts. */
  const drawFound = (_: unknown, row: number) => {
    const option = columns[0]?.options.find(({ value: own }) => own === found?.[row]?.draft[0]);
    return option && renderLabel?.(option, 0);
  };

  const wheels = loading
    ? { columns: [{ options: [], status: <Spinner size="2rem" /> }] }
    : found
      ? {
          columns: [
            {
              label: props.label,
              options: found,
              renderLabel: renderLabel && columns.length === 1 ? drawFound : undefined,
            },
          ],
          value: [found.findIndex(isHere)],
          onColumnChange: ({ value: row }: Turn) => setWish(found[row]?.draft ?? settled),
        }
      : { columns: order.map(columnOf), value: order.map(rowOf), onColumnChange: turn };

  return (
    <div ref={sheet} className={styles.sheet} role="presentation" onKeyDown={press}>
      <div className={styles.bar}>
        <button type="button" className={styles.cancel} onClick={props.onCancel}>
          {props.cancelText ?? t('pickerCancel')}
        </button>
        <strong className={styles.title}>{props.title ?? props.label}</strong>
        <button type="button" className={styles.done} disabled={!isWhole} onClick={done}>
          {props.confirmText ?? t('pickerDone')}
        </button>
      </div>
      {props.searchable && model.find && (
        <div className={styles.search}>
          <SearchField
            label={t('pickerSearch')}
            clearLabel={t('pickerClear')}
            value={query}
            onChange={search}
            onConfirm={done}
          />
        </div>
      )}
      {found?.length === 0 && (
        <p className={styles.nothing} role="status">
          {t('pickerNothing')}
        </p>
      )}
      <VisuallyHidden id={props.statusId} aria-live="polite">
        {loading && t('pickerLoading')}
      </VisuallyHidden>
      <PickerView
        key={loading ? 'loading' : found ? 'found' : 'all'}
        label={props.label}
        visibleCount={props.visibleCount ?? 5}
        className={styles.wheels}
        data-loading={loading || undefined}
        data-empty={found?.length === 0 || undefined}
        autoFocus
        {...wheels}
      />
    </div>
  );
}

const NO_CHOICE = { value: '', text: '' };

/** Wheels take the focus from the panel when they have loaded. When they load again, the panel takes it. */
function useLoadingFocus(sheet: RefObject<HTMLElement | null>, loading: boolean): void {
  const before = useRef(loading);
  useLayoutEffect(() => {
    const dialog = sheet.current?.closest<HTMLElement>('[role=dialog]');
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === dialog;
    if (before.current !== loading && isLost) {
      const wheel = sheet.current?.querySelector<HTMLElement>('[data-autofocus]');
      (loading ? dialog : wheel)?.focus({ preventScroll: true });
    }
    before.current = loading;
  }, [sheet, loading]);
}
