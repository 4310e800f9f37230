/** Whose adapter serves the calls. */
export type HostVia = 'wechat' | 'wecom' | 'dingtalk' | 'liff' | 'telegram' | 'web';

export type HostApp =
  | 'browser'
  | 'wechat'
  | 'wecom'
  | 'dingtalk'
  | 'line'
  | 'telegram'
  | 'kakaotalk'
  | 'messenger'
  | 'whatsapp';

export type HostOs = 'ios' | 'android' | 'harmony' | 'desktop';

/** Where the app runs. */
export type HostEnv = {
  readonly app: HostApp;
  readonly os: HostOs;
  /** The messaging app's own; '' where it does not say. */
  readonly version: string;
  /** Inside a web-view of a mini program. Some clients tell it late: it is right when `host.ready()` has resolved. */
  readonly miniProgram: boolean;
  readonly via: HostVia;
};

/** Who does the work of a call: the host, the web, the visitor in the host's own menus, or nobody. */
export type HostLevel = 'native' | 'web' | 'assist' | 'none';
