export { Dialog, type DialogAction, type DialogProps } from './dialog';
