import type { UploadProps } from './types';

const own: readonly (keyof UploadProps)[] = [
  ...(['label', 'value', 'defaultValue', 'onChange', 'upload', 'url', 'request'] as const),
  ...(['quality', 'concurrency', 'accept', 'capture', 'multiple', 'maxCount'] as const),
  ...(['maxSize', 'beforeAdd', 'beforeRemove', 'onRefuse', 'onPendingChange'] as const),
  ...(['onPreview', 'previewFullImage', 'layout', 'deletable', 'sortable'] as const),
  ...(['guardLeave', 'uploadText', 'disabled', 'readOnly', 'name', 'form'] as const),
  ...(['required', 'toFormValue', 'handle'] as const),
];

/** What the root element gets: all that the component does not know itself. */
export function nativeProps(props: UploadProps): object {
  const names: readonly string[] = own;
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));
}
