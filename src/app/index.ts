export type { LocationRoutes } from './built-in-routes';
export {
  type AppConfig,
  defineApp,
  type RouterConfig,
  type SideWindowConfig,
  type TabBarConfig,
  type TabItemConfig,
  type WindowConfig,
} from './define-app';
export { type App, createApp, type MountedApp } from './create-app';
