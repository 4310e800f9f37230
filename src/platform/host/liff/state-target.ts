/**
 * Where a LIFF link leads to. LINE opens the endpoint, with the rest of the link in `liff.state`; its SDK would load
 * the whole document again to get there. Null where there is no such rest, or where that is better left to the SDK:
 * with a fragment, since LINE's own stands in its place while it starts.
 */
export function stateTarget(url: string): string | null {
  const [address = '', fragment] = url.split(/#(.*)/s);
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const params = new URLSearchParams(search);
  const state = params.get('liff.state');
  if (!state || state.includes('#') || /[\r\n]/.test(state)) return null;
  for (const name of [...params.keys()]) if (name.startsWith('liff.')) params.delete(name);
  const [statePath = '', stateSearch = ''] = state.split(/\?(.*)/s);
  const query = [params.toString(), stateSearch].filter((part) => part !== '').join('&');
  const target = joined(path, statePath) + (query === '' ? '' : `?${query}`);
  return fragment ? `${target}#${fragment}` : target;
}

function joined(path: string, rest: string): string {
  if (rest === '' || rest === '/') return path === '' ? '/' : path;
  return `${path.replace(/\/+$/, '')}/${rest.replace(/^\/+/, '')}`;
}
