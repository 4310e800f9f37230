export { Notify, type NotifyCloseCause, type NotifyProps } from './notify';
export { type NotifyContent, NotifyHost, type NotifyHostProps } from './notify-host';
