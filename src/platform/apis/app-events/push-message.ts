import type { EventSource } from '@/platform/call/listeners';
import { createPush } from '@/platform/app/push';

export type PushMessage = { readonly type: 'receive' | 'click'; readonly data: unknown };

/** A push message, as invokePushCallback has brought it. */
export const pushMessage: EventSource<PushMessage> = ({ shelf }, emit) =>
  shelf(createPush).listen(emit);
