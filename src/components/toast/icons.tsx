import { CheckIcon, WarningIcon } from '@/components/icon';
import { Spinner } from '@/components/spinner';

export type ToastIcon = 'success' | 'error' | 'loading' | 'none';

export const TOAST_ICONS = {
  success: <CheckIcon size="2.25rem" />,
  error: <WarningIcon size="2.25rem" />,
  loading: <Spinner size="2rem" />,
  none: null,
};
