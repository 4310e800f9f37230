import type { PushMessage } from '@/platform/apis/app-events';
import { type Bus, createBus } from '@/platform/call/emitter';
import type { PlatformContext } from '@/platform/call/context';

export type Push = {
  /** undefined until someone has told it. */
  clientId(): string | undefined;
  setClientId(cid: string): void;
  tell(message: PushMessage): void;
  listen(listener: (message: PushMessage) => void): () => void;
};

/** What a push service of the product's own choice tells the app. */
export function createPush({ env }: PlatformContext): Push {
  const bus: Bus = createBus(env);
  let clientId: string | undefined;
  return {
    clientId: () => clientId,
    setClientId: (cid) => {
      clientId = cid;
    },
    tell: (message) => bus.$emit('message', message),
    listen: (listener) => bus.$on('message', listener),
  };
}
