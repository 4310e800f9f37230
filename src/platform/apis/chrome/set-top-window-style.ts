import { defineSetWindowStyle } from '@/platform/chrome/define-window-style-api';

export const setTopWindowStyle = defineSetWindowStyle('setTopWindowStyle', 'top');
