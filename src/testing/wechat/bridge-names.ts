const webToBridge: Readonly<Record<string, string>> = {
  config: 'preVerifyJSAPI',
  onMenuShareTimeline: 'menu:share:timeline',
  onMenuShareAppMessage: 'menu:share:appmessage',
  onMenuShareWechat: 'menu:share:wechat',
  onMenuShareQQ: 'menu:share:qq',
  onMenuShareWeibo: 'menu:share:weiboApp',
  onMenuShareQZone: 'menu:share:QZone',
  onHistoryBack: 'historyBack',
  previewImage: 'imagePreview',
  getLocation: 'geoLocation',
  openProductSpecificView: 'openProductViewWithPid',
  addCard: 'batchAddCard',
  openCard: 'batchViewCard',
  chooseWXPay: 'getBrandWCPayRequest',
  openEnterpriseRedPacket: 'getRecevieBizHongBaoRequest',
  startSearchBeacons: 'startMonitoringBeacons',
  stopSearchBeacons: 'stopMonitoringBeacons',
  onSearchBeacons: 'onBeaconsInRange',
  consumeAndShareCard: 'consumedShareCard',
  openAddress: 'editAddress',
};

/** The bridge's name for a name of the SDK or the bridge. Both `previewImage` and `imagePreview` give `imagePreview`. */
export const bridgeName = (name: string): string => webToBridge[name] ?? name;

/** The SDK sends these calls after the user has chosen an entry of the menu. The grant for the entry includes them. */
const grantedBy: Readonly<Record<string, string>> = {
  shareTimeline: 'menu:share:timeline',
  sendAppMessage: 'menu:share:appmessage',
  wechatShare: 'menu:share:wechat',
  shareQQ: 'menu:share:qq',
  shareWeiboApp: 'menu:share:weiboApp',
  shareQZone: 'menu:share:QZone',
};

export const grantOf = (name: string): string => grantedBy[name] ?? name;

const words = (list: string) => list.trim().split(/\s+/);

/** Before the `:` of their answers, these calls have another name. */
const answerNames: Readonly<Record<string, string>> = {
  getBrandWCPayRequest: 'get_brand_wcpay_request',
  editAddress: 'edit_address',
};

export const answerName = (name: string): string => answerNames[name] ?? name;

/** These calls need no signature of the page. A payment has its own. */
export const unsignedNames: readonly string[] = words(`
  preVerifyJSAPI agentConfig closeWindow getNetworkType setFontSizeCallback invokeMiniProgramAPI
  getBrandWCPayRequest
`);

const everywhere = words(`
  checkJsApi chooseImage imagePreview uploadImage downloadImage getLocalImgData
  startRecord stopRecord onVoiceRecordEnd playVoice pauseVoice stopVoice onVoicePlayEnd
  uploadVoice downloadVoice translateVoice geoLocation openLocation scanQRCode
  updateAppMessageShareData updateTimelineShareData
  hideOptionMenu showOptionMenu hideMenuItems showMenuItems hideAllNonBaseMenuItem showAllNonBaseMenuItem
  openProductViewWithPid batchAddCard batchViewCard chooseCard consumedShareCard editAddress
  getBrandWCPayRequest getRecevieBizHongBaoRequest
  startMonitoringBeacons stopMonitoringBeacons onBeaconsInRange
  launchMiniProgram openBusinessView openEnterpriseChat
`);

const onlyInWeCom = words(`
  shareAppMessage shareWechatMessage historyBack getContext previewFile chooseMessageFile getLocalFileData
  setClipboardData getClipboardData openDefaultBrowser openUserProfile openExistedChatWithMsg
  selectEnterpriseContact selectExternalContact getCurExternalContact getCurExternalChat sendChatMessage
  shareToExternalContact shareToExternalChat startAutoLBS stopAutoLBS onLocationChange onNetworkStatusChange
  onUserCaptureScreen setShareAttr
`);

export function isKnownName(name: string, host: string): boolean {
  const grant = grantOf(name);
  if (grant.startsWith('menu:')) return true;
  if ([...unsignedNames, ...everywhere].includes(grant)) return true;
  return host === 'wecom' && onlyInWeCom.includes(grant);
}
