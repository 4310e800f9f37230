import { request } from '@/platform/network/request';
import { realPlatform, starterOf } from './start-call';

type Echo = {
  method: string;
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
};

/** `request` against the demo server, and the requests that arrived there. */
export function setUpRequest() {
  const call = starterOf(realPlatform().context, 'request', request);
  const echo = async (params: object) => {
    const { data } = await call({ url: '/api/echo', ...params });
    return data as Echo;
  };
  return { call, echo };
}
