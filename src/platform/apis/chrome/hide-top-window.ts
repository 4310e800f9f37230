import { defineWindowApi } from '@/platform/chrome/define-window-api';

export const hideTopWindow = defineWindowApi('hideTopWindow', 'top', 'hidden');
