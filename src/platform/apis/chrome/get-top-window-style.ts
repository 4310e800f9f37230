import { defineGetWindowStyle } from '@/platform/chrome/define-window-style-api';

export const getTopWindowStyle = defineGetWindowStyle('getTopWindowStyle', 'top');
