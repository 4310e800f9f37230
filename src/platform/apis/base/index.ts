export {
  getProvider,
  type GetProviderParams,
  type GetProviderResult,
} from '@/platform/app/provider';
export { getPushClientId, type GetPushClientIdResult } from '@/platform/app/push';
export { invokePushCallback, type InvokePushCallbackParams } from '@/platform/app/push';
