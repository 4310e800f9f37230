import type { ReactNode } from 'react';

/** Something that users may do: a button of a sheet, a dialog, a menu, or a row that is swiped. */
export type Action = {
  label: string;
  /**
   * A promise shows a spinner until it settles, and after `false` or a rejection the layer stays. A menu and a
   * FloatingButton close at once.
   */
  onClick?: (() => unknown) | undefined;
  icon?: ReactNode;
  /** @default 'plain' */
  tone?: 'plain' | 'primary' | 'danger' | undefined;
  /** @default false */
  disabled?: boolean | undefined;
};
