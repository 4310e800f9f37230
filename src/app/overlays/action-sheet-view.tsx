import { ActionSheet } from '@/components/action-sheet';
import { useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import type { OverlayViewProps } from './lazy-overlay';

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
