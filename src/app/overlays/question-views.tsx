import { useState } from 'react';
import { ActionSheet } from '@/components/action-sheet';
import { Dialog, type DialogAction } from '@/components/dialog';
import { useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import type { OverlayViewProps } from './lazy-overlay';
import styles from './question-views.module.css';

export function ModalView({ overlay, open, onExited }: OverlayViewProps<'modal'>) {
  const { title, content, editable, placeholderText, ...props } = overlay.props;
  const [typed, setTyped] = useState(content);
  const t = useKitWords(enLate);

  const cancel = () => overlay.close();
  const confirm = () => overlay.close({ typed });
  const actions: DialogAction[] = [
    {
      label: props.confirmText || t('ok'),
      color: props.confirmColor,
      tone: 'primary',
      onClick: confirm,
    },
  ];
  if (props.showCancel) {
    actions.unshift({
      label: props.cancelText || t('cancel'),
      cancels: true,
      color: props.cancelColor,
      onClick: cancel,
    });
  }

  return (
    <Dialog
      open={open}
      title={title}
      label={t('dialog')}
      actions={actions}
      onOpenChange={cancel}
      onEnter={confirm}
      // The call has already added a layer for Back.
      closeOnBack={false}
      onExited={onExited}
    >
      {editable ? (
        <textarea
          className={styles.field}
          rows={3}
          value={typed}
          placeholder={placeholderText}
          aria-label={placeholderText || title || t('dialog')}
          data-autofocus
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        content
      )}
    </Dialog>
  );
}

export function ActionSheetView({ overlay, open, onExited }: OverlayViewProps<'action-sheet'>) {
  const { title, itemList, itemColor } = overlay.props;
  const t = useKitWords(enLate);

  return (
    <ActionSheet
      open={open}
      title={title}
      actions={itemList.map((label, index) => ({
        label,
        color: itemColor,
        onClick: () => overlay.close(index),
      }))}
      cancelText={t('cancel')}
      onOpenChange={() => overlay.close()}
      // The call has already added a layer for Back.
      closeOnBack={false}
      onExited={onExited}
    />
  );
}
