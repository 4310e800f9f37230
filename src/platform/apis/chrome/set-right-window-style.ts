import { defineSetWindowStyle } from '@/platform/chrome/define-window-style-api';

export const setRightWindowStyle = defineSetWindowStyle('setRightWindowStyle', 'right');
