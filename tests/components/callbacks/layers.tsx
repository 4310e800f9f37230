import * as kit from '@/components';
import { click, row, DRAWN, type Entries, find, key, layer, press } from './driver';
import { fireEvent } from '@testing-library/react';

const escape = key('[role=dialog], [role=alertdialog]', 'Escape');
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
const actions = [{ label: 'A' }];

/** Components that appear above the page. */
export const layers: Entries = {
  ...layer('ActionSheet', escape),
  ...layer('AlertDialog', escape),
  ...layer('ConfirmDialog', escape),
  ...layer('Dialog', escape),
  ...layer('Popup', escape),
  ...layer('PromptDialog', escape),
  ...layer('ShareSheet', escape),
  'ActionSheet.actions[].onClick': {
    ui: (onClick) => <kit.ActionSheet open actions={[{ label: 'Delete', onClick }]} />,
    act: press('Delete'),
  },
  'AlertDialog.onConfirm': row('AlertDialog', 'onConfirm', press('OK')),
  'ConfirmDialog.onConfirm': row('ConfirmDialog', 'onConfirm', press('OK')),
  'ConfirmDialog.onCancel': row('ConfirmDialog', 'onCancel', press('Cancel')),
  'Dialog.actions[].onClick': {
    ui: (onClick) => <kit.Dialog open title="Sure?" actions={[{ label: 'Yes', onClick }]} />,
    act: press('Yes'),
  },
  'Popup.onSnapChange': row('Popup', 'onSnapChange', click('[role=dialog] button'), {
    snapPoints: [100, 300],
    closeButton: false,
  }),
  'PromptDialog.onConfirm': row('PromptDialog', 'onConfirm', press('OK')),
  'PromptDialog.onCancel': row('PromptDialog', 'onCancel', press('Cancel')),
  'PromptDialog.validate': row('PromptDialog', 'validate', press('OK')),
  'ShareSheet.actions[].onClick': {
    ui: (onClick) => <kit.ShareSheet open actions={[{ label: 'Mail', icon: 'x', onClick }]} />,
    act: press('Mail'),
  },
  'ShareSheet.actions[][].onClick': {
    ui: (onClick) => <kit.ShareSheet open actions={[[{ label: 'Mail', icon: 'x', onClick }]]} />,
    act: press('Mail'),
  },
  'FloatingButton.actions[].onClick': {
    ui: (onClick) => (
      <kit.FloatingButton label="Add" actions={[{ label: 'A', onClick: () => onClick() }]} />
    ),
    act: press('Add', 'A'),
  },
  'FloatingButton.onOpenChange': row('FloatingButton', 'onOpenChange', press('Add'), { actions }),
  'FloatingButton.onClick': row('FloatingButton', 'onClick', press('Add')),
  'FloatingButton.onOffsetChange': row(
    'FloatingButton',
    'onOffsetChange',
    key('button', 'ArrowUp'),
  ),
  'FloatingPanel.onHeightChange': row('FloatingPanel', 'onHeightChange', key('button', 'End')),
  'FloatingPanel.onResize': row('FloatingPanel', 'onResize', key('button', 'End')),
  'ImagePreview.labels.picture': DRAWN,
  'ImagePreview.onChange': row('ImagePreview', 'onChange', press('Next'), {
    urls: [picture, `${picture}#2`],
  }),
  'ImagePreview.onExited': row('ImagePreview', 'onExited', escape, {
    ...{ open: undefined, defaultOpen: true },
  }),
  'ImagePreview.onOpenChange': row('ImagePreview', 'onOpenChange', escape),
  'ImagePreview.onShown': row('ImagePreview', 'onShown'),
  'ImagePreview.onSave': row('ImagePreview', 'onSave', press('Save picture')),
  'ImagePreview.onLongPress': row('ImagePreview', 'onLongPress', async () => {
    fireEvent.contextMenu(await find('[role=dialog] img'));
  }),
  'Notify.onExited': row('Notify', 'onExited', press('Close'), {
    ...{ open: undefined, defaultOpen: true, closable: true },
  }),
  'Notify.onOpenChange': row('Notify', 'onOpenChange', press('Close'), { closable: true }),
  'Notify.onClick': row('Notify', 'onClick', press('Saved')),
  'Popover.actions[].onClick': {
    ui: (onClick) => (
      <kit.Popover defaultOpen actions={[{ label: 'A', onClick: () => onClick() }]}>
        <button type="button">More</button>
      </kit.Popover>
    ),
    act: press('A'),
  },
  'Popover.onOpenChange': row('Popover', 'onOpenChange', press('A')),
  'Toast.action.onClick': {
    ui: (onClick) => (
      <kit.Toast open duration={0} action={{ label: 'Undo', onClick: () => onClick() }}>
        Saved
      </kit.Toast>
    ),
    act: press('Undo'),
  },
  'Toast.onExited': row('Toast', 'onExited', undefined, {
    ...{ open: undefined, defaultOpen: true, duration: 20 },
  }),
  'Toast.onOpenChange': row('Toast', 'onOpenChange', undefined, { duration: 20 }),
  'Tour.onChange': row('Tour', 'onChange', press('Next'), {
    steps: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  }),
  'Tour.onOpenChange': row('Tour', 'onOpenChange', escape),
};
