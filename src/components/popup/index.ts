export { Popup, type PopupProps } from './popup';
export type { PopupSide } from './sheet-style';
export { heightsOf, restOf } from './sheet-drag';
