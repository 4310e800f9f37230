import type { PlatformContext } from '@/platform/call/context';
import { refuseUnless } from '@/platform/call/errors';
import { type Scope, servesOnWeb } from '@/platform/call/rows';
import { hostCan } from '@/platform/host/levels';

/** The functions of CSS that `canIUse('css.<name>')` knows. */
const CSS_FUNCTIONS = ['var', 'env', 'constant'];

export function createCanIUse(context: PlatformContext, rowOf: Scope['rowOf']) {
  const { window } = context.env;

  return (schema: string): boolean => {
    const message = 'parameter.schema should be a string';
    refuseUnless(typeof schema === 'string', 'canIUse', message, 'schema');
    const [name = '', part] = schema.split('.');
    if (name === 'css') return part !== undefined && supportsCss(window, part);
    if (name === 'host' || name === 'share') {
      // `share` alone is a name that no browser provides.
      return part === undefined ? name === 'host' : hostCan(context, rowOf, schema) !== 'none';
    }
    return servesOnWeb(window, rowOf, name);
  };
}

function supportsCss({ CSS }: PlatformContext['env']['window'], feature: string): boolean {
  if (feature === 'backdrop-filter') {
    return CSS.supports(feature, 'none') || CSS.supports(`-webkit-${feature}`, 'none');
  }
  return CSS_FUNCTIONS.includes(feature) && CSS.supports('top', `${feature}(--a)`);
}

export type PathAndQuery = {
  /** Without query and fragment. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
};

export type LaunchOptions = PathAndQuery & {
  /** uni-app's number for the way in which the app was opened. 1001 means by its address. */
  readonly scene: number;
  readonly referrerInfo: Readonly<Record<string, never>>;
};

export function pathAndQuery(url: string): PathAndQuery {
  const [beforeFragment = ''] = url.split('#');
  const [path = '', ...search] = beforeFragment.split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(search.join('?'))) };
}

/** The address that the app was opened with. */
export function launchOptions({ launch }: PlatformContext): LaunchOptions {
  return { ...pathAndQuery(launch?.url ?? '/'), scene: 1001, referrerInfo: {} };
}
