import type { HostApp, HostLevel, HostNow, HostOs, PlatformErrorCode, ShareOutcome } from 'portico';
import { defineWords } from '@/pages/showcase/words';

type State = HostNow['state'];
type Reasons = { readonly [C in PlatformErrorCode]?: string };

const brands = {
  line: 'LINE',
  telegram: 'Telegram',
  kakaotalk: 'KakaoTalk',
  messenger: 'Messenger',
  whatsapp: 'WhatsApp',
} as const;

const systems = { ios: 'iOS', android: 'Android', harmony: 'HarmonyOS' } as const;

const degrees = (latitude: number, longitude: number) =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** An adapter of a product may know an app that this page does not. */
const nameIn = (names: { readonly [app: string]: string }, app: HostApp) => names[app] ?? app;

export const words = defineWords({
  en: {
    system: 'System',
    version: 'Version',
    miniProgram: 'Mini program',
    adapter: 'Adapter',
    untold: 'Unknown',
    yes: 'Yes',
    no: 'No',
    app: (app: HostApp): string =>
      nameIn(
        {
          ...brands,
          browser: 'A browser',
          wechat: 'WeChat',
          wecom: 'WeCom',
          dingtalk: 'DingTalk',
        },
        app,
      ),
    os: (os: HostOs): string => ({ ...systems, desktop: 'Desktop' })[os],
    state: (state: State): string =>
      ({
        web: 'Browser only',
        connecting: 'Connecting',
        connected: 'Connected',
        refused: 'Refused',
      })[state],
    stateText: (state: State, app: string): string =>
      ({
        web: `${app} offers no calls to pages. The browser does what it can.`,
        connecting: `Waiting until ${app} accepts this page. Calls that need it wait too.`,
        connected: `${app} has accepted this page and serves the calls that it can.`,
        refused: `${app} has refused this page. The browser does what it can.`,
      })[state],
    inBrowser: 'This page is not in a messaging app. The browser serves the same calls.',
    share: 'This page’s card',
    shareFooter: 'The menu of the app shares the same card. It follows your input.',
    preview: 'The card in a chat',
    notShared: 'This page cannot be shared.',
    cardTitle: 'Pages in a messaging app',
    cardText: 'Sharing, pictures, voice and location through the same calls.',
    titleLabel: 'Title',
    textLabel: 'Text',
    allowed: 'Allow sharing',
    shareIt: 'Share this page',
    shared: (result: ShareOutcome): string =>
      ({
        shared: 'Shared.',
        opened: 'The share dialog is open.',
        guided: 'Follow the guide to share.',
        copied: 'Link copied.',
      })[result],
    pictures: 'Pictures',
    noPictures: 'No pictures yet. Choose them from the album or the camera.',
    choose: 'Choose pictures',
    chosen: (count: number) => (count === 1 ? '1 picture chosen.' : `${count} pictures chosen.`),
    picture: (index: number, name: string) => `Picture ${index}, ${name}`,
    voice: 'Voice',
    noVoice: 'Record up to ten seconds.',
    record: 'Record',
    recordAgain: 'Record again',
    opening: 'Asking for the microphone.',
    recording: 'Recording. Stops after ten seconds.',
    recorded: (duration: number) => `Recorded: ${seconds(duration)} seconds.`,
    stop: 'Stop',
    play: 'Play',
    around: 'Around you',
    locate: 'Where am I?',
    located: (latitude: number, longitude: number, accuracy: number) =>
      `${degrees(latitude, longitude)}, accurate to ${Math.round(accuracy)} m.`,
    scan: 'Scan a code',
    scanned: (text: string) => `Read: ${text}`,
    openPlace: 'Show a place',
    placeName: 'Piazza Alberica',
    placeAddress: 'Carrara, Tuscany',
    placeOpened: 'Place shown.',
    window: 'The window and its menu',
    openInBrowser: 'Open in the browser',
    isBrowser: 'This is the browser.',
    guidedOut: 'Follow the guide to open your browser.',
    left: 'Opening your browser.',
    close: 'Close the window',
    closeNote: 'If a page cannot do that, the app restarts',
    closed: 'Closed.',
    menu: 'Moments and Copy link in the menu',
    on: 'Shown',
    off: 'Hidden',
    menuShown: 'Both are shown.',
    menuHidden: 'Both are hidden.',
    calls: 'Who serves each call',
    callsFooter: '“You” means that a guide or a link helps you to do it.',
    call: 'Call',
    servedBy: 'Served by',
    level: (level: HostLevel): string =>
      ({ native: 'The app', web: 'The browser', assist: 'You', none: 'Not available' })[level],
    failures: 'Reported failures',
    failuresFooter: 'host.report sends them to your log.',
    noFailures: 'No failures.',
    signedAs: 'Signed as',
    unsignedAt: 'Not signed at',
    clear: 'Clear the failures',
    waiting: 'Waiting …',
    failure: (code: PlatformErrorCode): string =>
      (
        ({
          cancel: 'Cancelled.',
          denied: 'Not allowed.',
          unsupported: 'Not available here.',
          unsigned: 'The app does not allow this page to do that.',
          timeout: 'It took too long.',
          offline: 'No network.',
          busy: 'Another action is still running.',
          abort: 'Stopped.',
        }) as Reasons
      )[code] ?? 'That did not work.',
  },
  zh: {
    system: '系统',
    version: '版本',
    miniProgram: '小程序',
    adapter: '适配器',
    untold: '未知',
    yes: '是',
    no: '否',
    app: (app) =>
      nameIn(
        { ...brands, browser: '浏览器', wechat: '微信', wecom: '企业微信', dingtalk: '钉钉' },
        app,
      ),
    os: (os) => ({ ...systems, desktop: '桌面系统' })[os],
    state: (state) =>
      ({ web: '仅浏览器', connecting: '连接中', connected: '已连接', refused: '被拒绝' })[state],
    stateText: (state, app) =>
      ({
        web: `${app}不向网页提供接口，由浏览器完成。`,
        connecting: `正在等待${app}授权此页，相关接口也在等待。`,
        connected: `${app}已授权此页，它支持的接口由它完成。`,
        refused: `${app}未授权此页，由浏览器完成。`,
      })[state],
    inBrowser: '此页未在消息应用中打开，同样的接口由浏览器完成。',
    share: '此页的卡片',
    shareFooter: '用应用的菜单分享时也是这张卡片，内容随输入更新。',
    preview: '聊天中的卡片',
    notShared: '此页不可分享。',
    cardTitle: '消息应用里的页面',
    cardText: '分享、图片、语音与位置，同一套接口。',
    titleLabel: '标题',
    textLabel: '描述',
    allowed: '允许分享',
    shareIt: '分享此页',
    shared: (result) =>
      ({
        shared: '已分享。',
        opened: '已打开分享面板。',
        guided: '请按引导分享。',
        copied: '链接已复制。',
      })[result],
    pictures: '图片',
    noPictures: '尚未选择。可从相册或相机选取。',
    choose: '选择图片',
    chosen: (count) => `已选择 ${count} 张图片。`,
    picture: (index, name) => `图片 ${index}，${name}`,
    voice: '语音',
    noVoice: '说点什么吧，最长录制十秒。',
    record: '录音',
    recordAgain: '重新录音',
    opening: '正在请求麦克风。',
    recording: '正在录音，十秒后自动停止。',
    recorded: (duration) => `已录制 ${seconds(duration)} 秒。`,
    stop: '停止',
    play: '播放',
    around: '身边',
    locate: '我在哪里？',
    located: (latitude, longitude, accuracy) =>
      `${degrees(latitude, longitude)}，误差约 ${Math.round(accuracy)} 米。`,
    scan: '扫一扫',
    scanned: (text) => `内容：${text}`,
    openPlace: '查看地点',
    placeName: '阿尔贝里卡广场',
    placeAddress: '意大利托斯卡纳，卡拉拉',
    placeOpened: '已打开地点。',
    window: '窗口与菜单',
    openInBrowser: '在浏览器中打开',
    isBrowser: '这里就是浏览器。',
    guidedOut: '请按引导打开浏览器。',
    left: '正在打开浏览器。',
    close: '关闭窗口',
    closeNote: '无法关闭时，应用会重新启动',
    closed: '已关闭。',
    menu: '菜单中的“朋友圈”与“复制链接”',
    on: '显示',
    off: '隐藏',
    menuShown: '两项都在菜单中。',
    menuHidden: '两项都已从菜单中移除。',
    calls: '各接口由谁完成',
    callsFooter: '“用户”表示由你按引导或链接完成。',
    call: '接口',
    servedBy: '完成者',
    level: (level) => ({ native: '应用', web: '浏览器', assist: '用户', none: '不支持' })[level],
    failures: '已上报的失败',
    failuresFooter: 'host.report 会把它们发送到你的日志。',
    noFailures: '没有失败。',
    signedAs: '签名地址',
    unsignedAt: '未签名地址',
    clear: '清空失败记录',
    waiting: '等待中……',
    failure: (code) =>
      (
        ({
          cancel: '已取消。',
          denied: '没有权限。',
          unsupported: '当前环境不支持。',
          unsigned: '应用未授权此页使用该接口。',
          timeout: '已超时。',
          offline: '没有网络。',
          busy: '另一项操作仍在进行。',
          abort: '已中止。',
        }) as Reasons
      )[code] ?? '操作失败。',
  },
});
