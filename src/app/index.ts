export type { LocationRoutes } from './boot/built-in-routes';
export {
  type AppConfig,
  defineApp,
  type RouterConfig,
  type SideWindowConfig,
  type TabBarConfig,
  type TabItemConfig,
  type WindowConfig,
} from './boot/define-app';
export { type App, createApp, type MountedApp } from './boot/create-app';
