import type { ConfigEnv, UserConfig } from 'vite';

/** Whether Vite builds code for a server. Vite's own `isSsrBuild` is false if `build.ssr` is in the config file. */
export function isServerBuild({ build }: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return isSsrBuild === true || (command === 'build' && Boolean(build?.ssr));
}
