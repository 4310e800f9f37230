import { describe, expect, it } from 'vitest';
import { withoutCredentials } from '@/platform/host/address';

describe("[S1.2] an address loses LINE's tokens", () => {
  it.each([
    ['/item?a=b#context_token=c&access_token=t&id_token=i', '/item?a=b'],
    ['/item#access_token=t', '/item'],
    ['/item?a=b&liff.state=%2Fx&c=d', '/item?a=b&c=d'],
    ['/item?liff.state=%2Fx#part', '/item#part'],
    ['/item?a=%E4%BD%A0&b#part', '/item?a=%E4%BD%A0&b#part'],
    ['/item#my_access_token=t', '/item#my_access_token=t'],
    ['/item?a&&b=#', '/item?a&&b=#'],
    ['/', '/'],
  ])('%s', (url, expected) => {
    expect(withoutCredentials(url)).toBe(expected);
  });
});
