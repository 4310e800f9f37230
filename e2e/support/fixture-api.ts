type RedirectService = {
  signIn(options?: { readonly prompt?: 'none' | 'login' }): Promise<void>;
  state(): { readonly kind: string; readonly error?: { readonly code: string } };
};

/** The object that the fixture app puts on window for the tests (e2e/fixture/main.tsx). */
export type FixtureApi = {
  readonly platform: {
    readonly navigate: Call;
    readonly redirect: Call;
    readonly relaunch: Call;
    readonly switchTab: Call;
    readonly back: Call;
    readonly preload: Call;
    readonly showLeftWindow: Call;
    readonly showModal: Call;
    readonly previewImage: Call;
    readonly chooseLocation: Call;
    readonly startPullDownRefresh: Call;
    readonly host: {
      readonly env: () => Readonly<Record<string, unknown>>;
      readonly can: (api: string) => string;
      readonly openOutside: Call;
    };
    readonly pages: () => readonly { id: string; route: string; url: string }[];
    readonly open: (to: unknown) => { page: Promise<unknown>; result: Promise<unknown> };
    readonly auth: {
      setToken: (token: string, rest?: object) => unknown;
      clear: () => unknown;
      token: () => string | null;
      refreshToken: () => string | null;
      refresh: () => Promise<boolean>;
      subscribe: (run: () => void) => () => void;
      user: () => { readonly uid: string; readonly role: readonly string[] } | null;
    };
  };
  readonly wechat: {
    signIn(options?: { readonly scope: 'base' | 'profile' }): Promise<void>;
    subscribe(listener: () => void): () => void;
    state(): { readonly kind: string; readonly error?: { readonly code: string } };
  };
  readonly keys: {
    signIn(options?: { readonly autofill?: boolean; readonly signal?: AbortSignal }): Promise<void>;
    create(): Promise<void>;
    isAvailable(): boolean;
    canAutofill(): Promise<boolean>;
  };
  readonly serverService: RedirectService;
  /** With the option `issuer`. */
  readonly service: (RedirectService & { signOut(): Promise<void> }) | null;
  readonly unmount: () => void;
  readonly walk: {
    call: (run: () => Promise<unknown>) => number;
    readonly codeAlone: <T>(run: () => T) => T;
    readonly calls: () => readonly string[];
    readonly thrown: () => readonly { text: string; isMoot: boolean }[];
    readonly user: () => string | null;
    readonly setGuard: (mode: 'quick' | 'slow' | 'throwing') => void;
    readonly answerGuards: () => void;
    readonly breakIcon: (isBroken: boolean) => void;
    readonly handles: ReadonlyMap<
      string,
      {
        setParams?: (params: object, options: object) => void;
        signIn?: (token: string, goesBack: string) => Promise<unknown>;
      }
    >;
  };
  readonly guard: {
    set: (side: 'enter' | 'leave', verdict: boolean | string) => void;
    answer: (verdict: boolean | string) => void;
  };
  readonly log: () => string[];
  readonly timedLog: () => { line: string; at: number }[];
  readonly clearLog: () => void;
  readonly calls: () => { call: string; outcome: string }[];
  readonly ticks: () => Record<string, number>;
  readonly setShared: (value: number) => void;
  readonly stack: () => string;
};

type Call = (...args: unknown[]) => Promise<unknown>;

export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };

declare global {
  interface Window {
    readonly fixture: FixtureApi;
  }
}
