import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ChevronDownIcon, ChevronUpIcon, MenuIcon } from '@/components/icon';
import { type DragOptions, useDrag, useMergedRefs } from '@/components/kit/gestures';
import { useKitWords } from '@/platform';
import { LONG_PRESS } from '@/shared/defaults';
import { enSortableList } from '@/shared/messages/en-gestures';
import styles from './sortable-list.module.css';

type Props = {
  name: string;
  hintId: string;
  isFixed: boolean;
  isTaken: boolean;
  isFirst: boolean;
  isLast: boolean;
  disabled: boolean;
  holdToDrag: boolean;
  handleIcon: ReactNode;
  drag: DragOptions;
  onClick: () => void;
  onMove: (step: -1 | 1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A row with its handle. While it is taken, it has two buttons that move it. */
export function SortableRow({ name, hintId, isFixed, isTaken, drag, children, ...props }: Props) {
  const t = useKitWords(enSortableList);
  const handle = useRef<HTMLButtonElement>(null);
  const isOff = props.disabled || isFixed;
  // A disabled fieldset around the list disables the button too. Only the document knows about it.
  const isFree = () => !handle.current?.matches(':disabled');
  const { onStart = () => {}, accepts = () => true } = drag;
  const byHandle = useDrag({
    ...drag,
    disabled: isOff,
    accepts: (now) => isFree() && accepts(now),
  });
  const handleRef = useMergedRefs(handle, byHandle);
  const byRow = useDrag({
    ...drag,
    hold: LONG_PRESS,
    disabled: isOff || !props.holdToDrag,
    onStart: (now) => {
      if (isFree()) onStart(now);
    },
  });

  const moveButton = (step: -1 | 1) => (
    <button
      type="button"
      data-part="button"
      className={styles.control}
      aria-label={t(step < 0 ? 'sortableListUp' : 'sortableListDown', { name })}
      aria-disabled={(step < 0 ? props.isFirst : props.isLast) || undefined}
      onClick={() => props.onMove(step)}
    >
      {step < 0 ? <ChevronUpIcon size={22} /> : <ChevronDownIcon size={22} />}
    </button>
  );

  return (
    <li
      ref={byRow}
      data-part="row"
      className={styles.row}
      data-taken={isTaken || undefined}
      data-fixed={isFixed || undefined}
      data-hold={(!isOff && props.holdToDrag) || undefined}
    >
      <div data-part="content" className={styles.content}>
        {children}
      </div>
      {!isFixed && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons in it
        <span className={styles.controls} onKeyDown={props.onKeyDown}>
          {isTaken && (
            <span className={styles.moves}>
              {moveButton(-1)}
              {moveButton(1)}
            </span>
          )}
          <button
            ref={handleRef}
            type="button"
            data-part="handle"
            className={styles.handle}
            disabled={props.disabled}
            aria-label={t('sortableListMove', { name })}
            aria-describedby={hintId}
            aria-pressed={isTaken}
            onClick={props.onClick}
          >
            {props.handleIcon ?? <MenuIcon size={20} />}
          </button>
        </span>
      )}
    </li>
  );
}
