import { defineWindowApi } from '@/platform/chrome/define-window-api';

export const showLeftWindow = defineWindowApi('showLeftWindow', 'left', 'shown');
