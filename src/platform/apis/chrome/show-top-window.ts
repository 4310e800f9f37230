import { defineWindowApi } from '@/platform/chrome/define-window-api';

export const showTopWindow = defineWindowApi('showTopWindow', 'top', 'shown');
