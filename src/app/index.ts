export type { LocationRoutes } from './boot/built-in-routes';
export {
  type AppConfig,
  defineApp,
  type ProvidersProps,
  type RouterConfig,
  type SideWindowConfig,
  type TabBarConfig,
  type TabItemConfig,
  type WindowConfig,
} from './boot/define-app';
// For the room server, which renders pages ahead.
export type { AppParts } from './boot/app-parts';
export { AppRoot } from './boot/app-root';
export { assemble } from './boot/assemble';
export { loadFrame, RENDERED_AHEAD, type RenderedAhead } from './boot/rendered-ahead';
export { loadNotFound } from './screens/page-screens';
export type { ErrorOrigin, ErrorPage, ErrorSource } from '@/shared/errors';
export { type AppUpdate, useAppUpdate } from './update/update-state';
export { type App, createApp, type MountedApp } from './boot/create-app';
