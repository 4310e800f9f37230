import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { createHost } from '@/platform/host/create-host';

export const ready: Api<NoParams, void> = defineApi('host.ready', {
  check: checkNothing,
  run: ({ shelf }) => shelf(createHost).ready(),
});
