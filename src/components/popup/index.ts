export { followView } from './follow-view';
export { Popup, type PopupCloseCause, type PopupProps } from './popup';
export { type PresenceState, usePresence } from './use-presence';
