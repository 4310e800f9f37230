import type { HostEnv } from '@/platform/host/host-env';

/** Pages there can not open a dialog of the app or of the system: the visitor shares by the app's menu. */
export function sharesByMenu({ app }: Pick<HostEnv, 'app'>): boolean {
  return app === 'wechat' || app === 'wecom';
}
