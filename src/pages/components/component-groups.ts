/** Folders of components by their use, in the order of the list. Folders that no group names come last. */
export const componentGroups = {
  form: [
    ...['button', 'input', 'textarea', 'search-bar', 'stepper', 'number-keyboard'],
    ...['code-input', 'code-countdown', 'checkbox', 'radio', 'selector', 'check-list'],
    ...['tree-select', 'segmented-control', 'switch', 'slider', 'rate', 'picker', 'cascader'],
    ...['picker-view', 'picker-group', 'date-picker', 'calendar', 'upload', 'image-cropper'],
    ...['signature', 'form'],
  ],
  content: [
    ...['image', 'album', 'card', 'rich-text', 'ellipsis', 'icon', 'progress', 'badge', 'tag'],
    ...['avatar', 'skeleton', 'empty', 'result', 'no-network', 'needs', 'notice-bar'],
    ...['watermark', 'countdown', 'rolling-text', 'video', 'audio', 'web-view', 'canvas', 'map'],
    'spinner',
  ],
  layout: [
    ...['cell', 'list', 'grid', 'space', 'collapse', 'tabs', 'side-bar', 'pagination', 'steps'],
    ...['divider', 'safe-area', 'sticky', 'index-bar', 'swipe-action', 'scroll-view'],
    ...['back-top', 'data-list', 'virtual-list', 'infinite-list', 'pull-to-refresh', 'swiper'],
    ...['banner', 'page-indicator', 'movable', 'sortable-list'],
  ],
  overlays: [
    ...['popup', 'floating-panel', 'dialog', 'action-sheet', 'share-sheet', 'toast', 'notify'],
    ...['popover', 'dropdown', 'floating-button', 'image-preview', 'tour'],
  ],
  app: [
    ...['nav-bar', 'tab-bar', 'action-bar', 'window-layout', 'kit-provider'],
    ...['gestures', 'visually-hidden'],
  ],
} as const satisfies Record<string, readonly string[]>;

/** Parts that components share. The package does not export them, so the list leaves them out. */
const innerParts: readonly string[] = ['text-field'];

export function isPublic({ name }: Named): boolean {
  return !innerParts.includes(name);
}

type ComponentGroup = keyof typeof componentGroups | 'more';

type Named = { readonly name: string };

/** Leaves out empty groups. */
export function inGroups<T extends Named>(entries: readonly T[]): readonly [ComponentGroup, T[]][] {
  const known: readonly [ComponentGroup, readonly string[]][] = Object.entries(
    componentGroups,
  ) as never;
  const listed = known.map(([group, names]): [ComponentGroup, T[]] => [
    group,
    names.flatMap((name) => entries.filter((entry) => entry.name === name)),
  ]);
  const more = entries.filter(({ name }) => !known.some(([, names]) => names.includes(name)));
  return [...listed, ['more' as const, more] as [ComponentGroup, T[]]].filter(
    ([, items]) => items.length > 0,
  );
}
