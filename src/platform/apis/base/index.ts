export { getProvider, type GetProviderParams, type GetProviderResult } from './get-provider';
export { getPushClientId, type GetPushClientIdResult } from './get-push-client-id';
export { invokePushCallback, type InvokePushCallbackParams } from './invoke-push-callback';
export { loadFontFace, type LoadFontFaceParams } from './load-font-face';
export { playAnimation, type PlayAnimationParams } from './play-animation';
