import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type OpenChangeReason, useOpenings } from '@/components/kit/overlays';
import { PickerView } from '@/components/picker-view';
import { Popup } from '@/components/popup';
import { SearchBar } from '@/components/search-bar';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enPickerSheet } from '@/shared/messages/en-picker-sheet';
import type { ModelProps } from './field-text';
import type { Found, PickerModel } from './model';
import type { PickerBase } from './picker-props';
import styles from './picker-sheet.module.css';
import { type Branches, PickerWheels, useModel, useWheels } from './picker-wheels';

export { PickerWheels };

export type PickerParts = {
  readonly PickerFrame: typeof PickerFrame;
  readonly PickerWheels: typeof PickerWheels;
};

type PickerPopupProps = Omit<PickerSheetProps, 'model' | 'statusId'> & {
  modelProps: ModelProps;
  open: boolean;
};

/** The popup of a Picker, as a lazy chunk. */
export function PickerPopup({ open, modelProps, ...sheet }: PickerPopupProps) {
  const model = useModel(modelProps, sheet.branches.fetched);
  const openings = useOpenings(open);
  const statusId = useId();

  return (
    <Popup
      open={open}
      onOpenChange={(_, reason) => sheet.onClose(reason)}
      label={sheet.title ?? sheet.label}
      // A live region is not read when it appears with its text, so the dialog has it as its description.
      describedBy={sheet.loading ? statusId : undefined}
    >
      <PickerSheet key={openings} {...sheet} {...{ model, statusId }} />
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
  branches: Branches;
  onDone: (value: unknown) => void;
  onClose: (reason: OpenChangeReason) => void;
  onColumnChange: PickerBase['onColumnChange'];
};

/** The bar, the search and the wheels. Each opening mounts a new sheet. */
function PickerSheet({ model, loading, renderLabel, ...props }: PickerSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLoadingFocus(sheet, loading);
  const t = useKitWords(enPickerSheet);
  const [query, setQuery] = useState('');
  const { value, branches, onColumnChange } = props;
  const wheels = useWheels({ model, value, branches, renderLabel, onColumnChange });
  const { columns, settled, setWish } = wheels;

  const found = query.trim() && !loading ? model.find?.(query) : undefined;
  const isHere = ({ draft }: Found) => draft.join() === settled.join();
  const isWhole = !loading && wheels.isWhole && found?.length !== 0;
  const done = () => isWhole && props.onDone(model.write(settled));

  const search = (next: string) => {
    setQuery(next);
    const hits = next.trim() ? model.find?.(next) : undefined;
    if (hits?.[0] && !hits.some(isHere)) setWish(hits[0].draft);
  };

  /** The row of a result in one list. Results in a tree are paths, which stay texts. */
  const drawFound = (_: unknown, row: number) => {
    const option = columns[0]?.options.find(({ value: own }) => own === found?.[row]?.draft[0]);
    return option && renderLabel?.(option, 0);
  };
  const results = found && {
    columns: [
      {
        label: props.label,
        options: found,
        renderLabel: renderLabel && columns.length === 1 ? drawFound : undefined,
      },
    ],
    value: [found.findIndex(isHere)],
    onColumnChange: ({ value: row }: { readonly value: number }) =>
      setWish(found[row]?.draft ?? settled),
  };

  return (
    <PickerFrame
      sheet={sheet}
      title={props.title ?? props.label}
      cancelText={props.cancelText}
      doneText={props.confirmText ?? t('done')}
      hasLine
      isWhole={isWhole}
      onCancel={() => props.onClose('cancel')}
      onDone={done}
    >
      {props.searchable && model.find && (
        <div data-part="search" className={styles.search}>
          <SearchBar
            label={t('pickerSearch')}
            cancelButton="none"
            value={query}
            onChange={search}
            onConfirm={done}
          />
        </div>
      )}
      {found?.length === 0 && (
        <p data-part="message" className={styles.nothing} role="status">
          {t('nothingFound')}
        </p>
      )}
      <VisuallyHidden id={props.statusId} aria-live="polite">
        {loading && t('loading')}
      </VisuallyHidden>
      <PickerView
        key={loading ? 'loading' : found ? 'found' : 'all'}
        label={props.label}
        visibleCount={props.visibleCount ?? 5}
        className={styles.wheels}
        data-loading={loading || undefined}
        data-empty={found?.length === 0 || undefined}
        autoFocus
        {...(loading ? LOADING : (results ?? wheels.view))}
      />
    </PickerFrame>
  );
}

const LOADING = { columns: [{ options: [], status: <Spinner size="2rem" /> }] };

type PickerFrameProps = {
  sheet?: RefObject<HTMLDivElement | null>;
  title: string;
  cancelText: string | undefined;
  doneText: string;
  /** A line below the bar. @default false */
  hasLine?: boolean;
  /** False disables Done. */
  isWhole: boolean;
  onCancel: () => void;
  /** Also called for Enter in a wheel. */
  onDone: () => void;
  children: ReactNode;
};

/** The bar with Cancel, the title and Done, and below it the content of the sheet. */
export function PickerFrame({ sheet, children, onCancel, onDone, ...props }: PickerFrameProps) {
  const t = useKitWords(enPickerSheet);
  const press = (event: KeyboardEvent) => {
    const isWheel = event.target instanceof Element && event.target.matches('[role=listbox]');
    if (event.key !== 'Enter' || !isWheel) return;
    event.preventDefault();
    onDone();
  };
  return (
    <div ref={sheet} className={styles.sheet} role="presentation" onKeyDown={press}>
      <div data-part="bar" className={styles.bar} data-line={props.hasLine || undefined}>
        <button type="button" data-part="cancel" className={styles.cancel} onClick={onCancel}>
          {props.cancelText ?? t('cancel')}
        </button>
        <strong data-part="title" className={styles.title}>
          {props.title}
        </strong>
        <button
          type="button"
          data-part="button"
          className={styles.done}
          disabled={!props.isWhole}
          onClick={onDone}
        >
          {props.doneText}
        </button>
      </div>
      {children}
    </div>
  );
}

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
