import { PlatformError } from '@/platform/call/errors';

/** The SDK in `import('...')` or in the global of its script. It is known by one of its methods. */
export function sdkOf<Sdk>(loaded: unknown, method: keyof Sdk & string, app: string): Sdk {
  const module = Object(loaded) as { readonly default?: unknown };
  const sdk = [module.default, module].find(
    (candidate) => typeof (Object(candidate) as Partial<Sdk>)[method] === 'function',
  );
  if (sdk) return sdk as Sdk;
  const message = `\`load\` did not give the SDK of ${app}`;
  throw new PlatformError({ code: 'unsupported', api: 'host.ready', message });
}
