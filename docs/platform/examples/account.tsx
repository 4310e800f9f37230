import type { Platform } from 'portico';

/** @uni `uniIDHasRole` and `uniIDHasPermission` of uni-app ignore the end of a token; `hasRole` and `hasPermission` do not. */
export async function auth(platform: Platform, phone: string, code: string) {
  const data = { phone, code };
  const answer = await platform.request<string>({ url: '/api/sign-in', method: 'POST', data });
  platform.auth.setToken(answer.data);
  if (platform.auth.hasRole('admin')) await platform.relaunch('/admin');
  else await platform.relaunch('/');
}
