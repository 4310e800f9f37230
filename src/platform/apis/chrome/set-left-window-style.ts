import { defineSetWindowStyle } from '@/platform/chrome/define-window-style-api';

export const setLeftWindowStyle = defineSetWindowStyle('setLeftWindowStyle', 'left');
