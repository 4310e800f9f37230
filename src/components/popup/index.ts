export { Popup, type PopupCloseCause, type PopupProps } from './popup';
export type { PopupSide } from './sheet-style';
