export { Popup, type PopupProps } from './popup';
export type { PopupSide } from './panel-geometry';
export { heightsOf, restOf } from './sheet-drag';
