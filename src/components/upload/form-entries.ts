import { statusOf } from './create-uploads';
import type { UploadItem, UploadProps } from './types';

/** The items that a form sends: those that the server has, or files that go with the form. */
export function sentOf(items: readonly UploadItem[]): readonly UploadItem[] {
  return items.filter((item) => statusOf(item) === 'done');
}

/** True if the form value is a list. */
export function isList({ multiple = true, maxCount = 2 }: UploadProps): boolean {
  return multiple && maxCount > 1;
}

/** The form value of an item: its file, or what the server has answered. */
function entryOf(props: UploadProps, item: UploadItem): string | File {
  const isSent = props.upload !== undefined || props.url !== undefined;
  return (!isSent && item.file) || (props.toFormValue ?? textOfItem)(item);
}

/** The form value of all items. */
export function formValuesOf(props: UploadProps, items: readonly UploadItem[]): unknown {
  const entries = sentOf(items).map((item) => entryOf(props, item));
  return isList(props) ? entries : entries[0];
}

function textOfItem({ result, url = '', name }: UploadItem): string {
  if (typeof result === 'string') return result;
  if (typeof result === 'object' && result !== null) {
    const { url: remote } = result as { readonly url?: unknown };
    return typeof remote === 'string' ? remote : JSON.stringify(result);
  }
  return url && !url.startsWith('blob:') ? url : name;
}
