import { asItems, asText, asTextOrNull, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enActionSheet } from '@/shared/messages/en-overlays';
import styles from './action-sheet.module.css';
import { type SheetAction, SheetFrame, type SheetProps } from './sheet-frame';

export type ActionSheetAction = SheetAction & {
  /** The text colour, instead of the tone's colour. */
  color?: string | undefined;
  /** Shows a spinner beside the text. Users cannot choose the action. @default false */
  loading?: boolean | undefined;
};

export type ActionSheetProps = SheetProps & {
  /** At least 1, else the sheet stays closed. [S5.2] */
  actions: readonly ActionSheetAction[];
  /** A heading, also the accessible name. */
  title?: string | undefined;
};

const readers = { actions: asItems, title: asText, description: asText, cancelText: asTextOrNull };

/**
 * A sheet of actions at the bottom of the screen. Only the rows are here. sheet-frame.tsx closes it after a choice and at
 * Cancel, and Popup for all other reasons.
 */
export function ActionSheet(ownProps: ActionSheetProps) {
  const { actions, ...sheet } = useData(
    'ActionSheet',
    useDefaults('ActionSheet', ownProps),
    readers,
  );
  const t = useKitWords(enActionSheet);
  return (
    <SheetFrame
      {...sheet}
      kind="ActionSheet"
      fallbackLabel={t('choices')}
      isEmpty={actions.length === 0}
    >
      {(partOf) =>
        actions.map((action, index) => {
          const { button, isBusy } = partOf(String(index), action);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other identity
              key={index}
              {...button}
              data-part="item"
              className={styles.item}
              data-row
              data-tone={action.tone}
              style={{ color: action.color }}
            >
              {action.icon && (
                <span data-part="icon" className={styles.icon}>
                  {action.icon}
                </span>
              )}
              <span data-part="label" className={styles.label}>
                {action.label}
                {action.description && (
                  <span data-part="description" className={styles.description}>
                    {action.description}
                  </span>
                )}
              </span>
              {isBusy && <Spinner size="1.25rem" label={t('loading')} />}
            </button>
          );
        })
      }
    </SheetFrame>
  );
}
