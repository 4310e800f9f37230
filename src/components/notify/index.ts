export { Notify, type NotifyProps } from './notify';
export { type NotifyContent, NotifyHost } from './notify-host';
