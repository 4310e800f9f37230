import { defineWindowApi } from '@/platform/chrome/define-window-api';

export const showRightWindow = defineWindowApi('showRightWindow', 'right', 'shown');
