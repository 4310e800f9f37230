import {
  callback,
  checkParams,
  type Field,
  flag,
  listOf,
  milliseconds,
  number,
  oneOf,
  optional,
  required,
  text,
} from '@/platform/call/params';
import { fileSource } from '@/platform/files/file-source';
import { NOTIFY_DURATION, TOAST_DURATION } from '@/shared/defaults';

// The input of the calls of this folder. Their overlays show it, so overlays.ts has its types from here.

export const checkToast = checkParams({
  title: optional(text, ''),
  icon: optional(oneOf('success', 'error', 'loading', 'none'), 'success'),
  image: optional(text),
  duration: optional(milliseconds, TOAST_DURATION),
  mask: optional(flag, false),
  position: optional(oneOf('top', 'center', 'bottom'), 'center'),
});

export const checkLoading = checkParams({ title: optional(text, ''), mask: optional(flag, false) });

export const checkNotify = checkParams({
  message: required(text),
  type: optional(oneOf('primary', 'success', 'warning', 'danger'), 'primary'),
  duration: optional(milliseconds, NOTIFY_DURATION),
  color: optional(text),
  background: optional(text),
  onTap: optional(callback<() => void>()),
});

export const checkModal = checkParams({
  title: optional(text, ''),
  content: optional(text, ''),
  showCancel: optional(flag, true),
  cancelText: optional(text),
  cancelColor: optional(text),
  confirmText: optional(text),
  confirmColor: optional(text),
  editable: optional(flag, false),
  placeholderText: optional(text, ''),
});

export const checkActionSheet = checkParams({
  itemList: required(listOf(text)),
  title: optional(text),
  itemColor: optional(text),
});

const indexOrUrl: Field<number | string> = (value, name) =>
  typeof value === 'string' ? { value } : number(value, name);

export const checkPreview = checkParams({
  urls: required(listOf(fileSource)),
  current: optional(indexOrUrl, 0),
  indicator: optional(oneOf('default', 'number', 'none'), 'default'),
  loop: optional(flag, false),
  alts: optional(listOf(text), []),
});
