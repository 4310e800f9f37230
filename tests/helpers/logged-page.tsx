import {
  useAppHide,
  useAppShow,
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageShow,
  usePageUnload,
} from 'portico';
import type { ReactNode } from 'react';
import { page } from './open-app';

/** Logs the lifecycle events of a page, or of a component in it. */
export function useLifecycleLog(name: string, log: string[]) {
  usePageLoad((params) => {
    const given = Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : '';
    log.push(`${name} load${given}`);
  });
  usePageShow(({ reason, ...rest }) => {
    const answer = 'result' in rest ? ` ${JSON.stringify(rest.result)}` : '';
    log.push(`${name} show ${reason}${answer}`);
  });
  usePageReady(() => void log.push(`${name} ready`));
  usePageHide(() => void log.push(`${name} hide`));
  usePageUnload(() => void log.push(`${name} unload`));
}

/** A route whose page logs its lifecycle events. */
export function loggedPage<P extends object>(
  name: string,
  log: string[],
  def?: P,
  children?: ReactNode,
) {
  return page(function LoggedPage() {
    useLifecycleLog(name, log);
    return children ? <div>{children}</div> : <p>{name}</p>;
  }, def);
}

export function useAppLog(log: string[]) {
  useAppShow(() => void log.push('app show'));
  useAppHide(() => void log.push('app hide'));
}
