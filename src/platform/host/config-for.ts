import type { HostConfig } from './host-config';
import type { HostVia } from './host-env';

/** What an adapter sees of it. */
export type AdapterConfig = Omit<HostConfig, 'endpoint'> & { readonly endpoint?: string };

export function configFor(via: HostVia, { endpoint, ...config }: HostConfig): AdapterConfig {
  const own = typeof endpoint === 'object' ? endpoint[via] : endpoint;
  return own === undefined ? config : { ...config, endpoint: own };
}
