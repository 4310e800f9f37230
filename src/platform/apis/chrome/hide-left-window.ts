import { defineWindowApi } from '@/platform/chrome/define-window-api';

export const hideLeftWindow = defineWindowApi('hideLeftWindow', 'left', 'hidden');
