import { defineGetWindowStyle } from '@/platform/chrome/define-window-style-api';

export const getRightWindowStyle = defineGetWindowStyle('getRightWindowStyle', 'right');
