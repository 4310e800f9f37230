import * as kit from '@/components';
import { type Row, keyOn } from './row';

const layer = { isLayer: true } as const;
const dialog = { open: true, onOpenChange: () => {} };

/** Components that appear above the page. */
export const layers: Readonly<Record<string, Row>> = {
  ActionSheet: {
    ui: (given) => <kit.ActionSheet open actions={[{ label: 'Delete' }]} {...given} />,
    ...layer,
  },
  AlertDialog: {
    ui: (given) => <kit.AlertDialog {...dialog} title="Saved" {...given} />,
    ...layer,
  },
  ConfirmDialog: {
    ui: (given) => <kit.ConfirmDialog {...dialog} title="Delete?" {...given} />,
    ...layer,
  },
  Dialog: {
    ui: (given) => <kit.Dialog {...dialog} title="Sure?" actions={[{ label: 'Yes' }]} {...given} />,
    ...layer,
  },
  FloatingButton: {
    ui: (given) => <kit.FloatingButton label="Add" {...given} />,
    without: ['onClick'],
  },
  FloatingPanel: { ui: (given) => <kit.FloatingPanel label="Places" {...given} /> },
  ImagePreview: {
    ui: (given) => <kit.ImagePreview open urls={['data:image/svg+xml,<svg/>']} {...given} />,
    ...layer,
  },
  Notify: {
    ui: (given) => (
      <kit.Notify open duration={0} {...given}>
        Saved
      </kit.Notify>
    ),
    without: ['onClick'],
    ...layer,
  },
  Popover: {
    ui: (given) => (
      <kit.Popover open actions={[{ label: 'A' }, { label: 'B' }]} {...given}>
        <button type="button">More</button>
      </kit.Popover>
    ),
    acts: {
      onKeyDown: {
        run: keyOn('[role=menuitem]', 'ArrowDown'),
        seen: () => document.activeElement?.textContent,
      },
    },
    // A typed space in a name: popover.test.tsx.
    elsewhere: ['onKeyUp'],
    ...layer,
  },
  Popup: {
    ui: (given) => (
      <kit.Popup open title="Sizes" closeButton {...given}>
        Sizes
      </kit.Popup>
    ),
    ...layer,
  },
  PromptDialog: {
    ui: (given) => <kit.PromptDialog {...dialog} label="Name" {...given} />,
    ...layer,
  },
  ShareSheet: {
    ui: (given) => <kit.ShareSheet open actions={[{ label: 'Mail', icon: 'x' }]} {...given} />,
    ...layer,
  },
  Toast: {
    ui: (given) => (
      <kit.Toast open duration={0} {...given}>
        Saved
      </kit.Toast>
    ),
    ...layer,
  },
  Tour: {
    ui: (given) => <kit.Tour open steps={[{ id: 'menu', title: 'Menu' }]} {...given} />,
    ...layer,
  },
};
