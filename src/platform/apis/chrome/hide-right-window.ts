import { defineWindowApi } from '@/platform/chrome/define-window-api';

export const hideRightWindow = defineWindowApi('hideRightWindow', 'right', 'hidden');
