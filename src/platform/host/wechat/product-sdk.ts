import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { inTime } from '@/platform/call/timers';
import { fetchCode } from '@/shared/lost-code';
import type { Invoker } from './bridge';
import type { VerifyFields } from './grant';
import type { PublicSdk } from './jweixin';

/** Milliseconds to load the SDK. After that the page works without it. */
const LOAD_TIME_OUT = 10_000;

/** The way from the client to the public SDK of the product. */
export type ProductSdk = {
  /** Gives the SDK a signature that WeChat has accepted. Waits until the SDK has loaded, or has failed to load. */
  adopt(fields: VerifyFields): Promise<void>;
  /** Makes signed calls: the SDK, or the bridge without one. */
  invoker(native: Invoker): Invoker;
};

type Parts = {
  readonly context: Pick<PlatformContext, 'env' | 'life'>;
  readonly load: (() => Promise<unknown>) | undefined;
  readonly names: readonly string[];
  readonly openTags: readonly string[];
  /** The SDK did not load, or is another module. The calls of the platform work without it. */
  readonly failed: (cause: unknown) => void;
};

export function openProductSdk({ context, load, names, openTags, failed }: Parts): ProductSdk {
  if (!load) return { adopt: async () => {}, invoker: (native) => native };
  const { env, life } = context;
  let sdk: PublicSdk | null = null;
  let granted: VerifyFields | null = null;

  const give = () => {
    if (!sdk || !granted || life.signal.aborted) return;
    const { adopt } = sdk;
    const fields = granted;
    // The SDK runs callbacks of the product.
    tell(env, () => adopt(fields));
  };

  const fetchSdk = async () => {
    const code = fetchCode(() => import('./jweixin'));
    const [{ createPublicSdk }, loaded] = await Promise.all([code, fetchCode(load)]);
    sdk = createPublicSdk(loaded, { names, openTags });
    // It may be late.
    give();
  };
  const loaded = inTime(env, { ms: LOAD_TIME_OUT }, fetchSdk).catch(failed);

  return {
    adopt: async (fields) => {
      granted = fields;
      if (sdk) give();
      else await loaded;
    },
    invoker: (native) => sdk?.invoker() ?? native,
  };
}
