export { Notify, type NotifyContent, type NotifyProps } from './notify';
