export { Notify, type NotifyCloseCause, type NotifyProps } from './notify';
export { type NotifyContent, NotifyHost } from './notify-host';
