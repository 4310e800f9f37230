import { CheckIcon, WarningIcon } from '@/components/icon';
import { Spinner } from '@/components/spinner';

export type ToastIcon = 'success' | 'error' | 'loading' | 'none';

export const TOAST_ICONS = {
  success: <CheckIcon size={36} />,
  error: <WarningIcon size={36} />,
  loading: <Spinner size={32} />,
  none: null,
};
