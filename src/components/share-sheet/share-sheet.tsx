import { type SheetAction, SheetFrame, type SheetProps } from '@/components/action-sheet';
import { asItems, asText, asTextOrNull, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enShareSheet } from '@/shared/messages/en-overlays';
import styles from './share-sheet.module.css';

export type ShareAction = SheetAction & {
  /** The colour of the icon. @default the text's */
  color?: string | undefined;
  /** The colour behind the icon. @default the fill colour */
  background?: string | undefined;
};

export type ShareSheetProps = SheetProps & {
  /** One row, or several: an array of arrays. At least 1 action, else the sheet stays closed. */
  actions: readonly ShareAction[] | readonly (readonly ShareAction[])[];
  /** Null leaves the title out. @default 'Share' */
  title?: string | null | undefined;
};

const readers = {
  actions: asItems,
  title: asTextOrNull,
  description: asText,
  cancelText: asTextOrNull,
};

/** Rows of ways to share something, in a sheet at the bottom of the screen. */
export function ShareSheet(ownProps: ShareSheetProps) {
  const { actions, title, ...sheet } = useData(
    'ShareSheet',
    useDefaults('ShareSheet', ownProps),
    readers,
  );
  const t = useKitWords(enShareSheet);
  const rows = rowsOf(actions);
  return (
    <SheetFrame
      {...sheet}
      kind="ShareSheet"
      title={title === undefined ? t('shareTitle') : title}
      fallbackLabel={t('shareTitle')}
      isEmpty={rows.length === 0}
    >
      {(partOf) =>
        rows.map((row, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <ul key={y} role="list" data-part="row" className={styles.row} data-row>
            {row.map((action, x) => {
              const { button, isBusy } = partOf(`${y} ${x}`, action);
              const { label, icon, description, color, background } = action;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other identity
                <li key={x} className={styles.place}>
                  <button {...button} data-part="option" className={styles.option}>
                    <span data-part="icon" className={styles.icon} style={{ color, background }}>
                      {isBusy ? <Spinner size="1.5rem" label={t('loading')} /> : icon}
                    </span>
                    <span data-part="text" className={styles.text}>
                      {label}
                    </span>
                    {description && (
                      <span data-part="note" className={styles.note}>
                        {description}
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        ))
      }
    </SheetFrame>
  );
}

/** One row may be given as it is. */
function rowsOf(actions: ShareSheetProps['actions']): readonly (readonly ShareAction[])[] {
  const isRow = (entry: unknown): entry is readonly ShareAction[] => Array.isArray(entry);
  const rows = actions.every(isRow) ? actions : [actions as readonly ShareAction[]];
  return rows.map(asItems<ShareAction>).filter((row) => row.length > 0);
}
