import { defineGetWindowStyle } from '@/platform/chrome/define-window-style-api';

export const getLeftWindowStyle = defineGetWindowStyle('getLeftWindowStyle', 'left');
