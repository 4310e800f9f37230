import type { UploadItem } from './types';

export function formValueOf({ result, url = '', name }: UploadItem): string {
  if (typeof result === 'string') return result;
  if (typeof result === 'object' && result !== null) {
    const { url: remote } = result as { readonly url?: unknown };
    return typeof remote === 'string' ? remote : JSON.stringify(result);
  }
  return url && !url.startsWith('blob:') ? url : name;
}
