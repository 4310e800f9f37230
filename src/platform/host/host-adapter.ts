import type { Asker } from '@/platform/call/page';
import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import type { NetworkType } from '@/platform/device/network-status';
import type { Location } from '@/platform/location/position';
import type { CoordinateSystem, Point } from '@/platform/maps/provider';
import type { ChosenFiles } from '@/platform/picker/chosen-files';
import type { ScanType } from '@/platform/scan/formats';
import type { ShareCard } from '@/router';
import type { AdapterConfig } from './config-for';
import type { HostEnv } from './host-env';
import type { HostVoice, HostVoicePlayer } from './host-voice';

/** How a call that the host does reports, and hears of its end. */
export type HostWork = {
  readonly fail: Fail;
  readonly signal: AbortSignal;
  /** Whose it is: what the visitor is shown for it opens over no other page. @default the page on top */
  readonly begun?: Asker | undefined;
};

/** Calls that a host may do itself. Their params are checked, their results are those of the web's own way. */
export type HostCalls = {
  chooseImage(
    params: {
      readonly count: number;
      readonly sizeType: readonly ('original' | 'compressed')[];
      readonly sourceType: readonly ('album' | 'camera')[];
    },
    work: HostWork,
  ): Promise<ChosenFiles>;
  previewImage(
    params: { readonly urls: readonly string[]; readonly current: number },
    work: HostWork,
  ): Promise<void>;
  /** The time, in milliseconds, counts from when the visitor has allowed it. */
  getLocation(
    params: { readonly type: CoordinateSystem; readonly timeout: number },
    work: HostWork,
  ): Promise<Location>;
  /** The point is in GCJ-02. */
  openLocation(
    params: Point & { readonly scale: number; readonly name: string; readonly address: string },
    work: HostWork,
  ): Promise<void>;
  scanCode(
    params: { readonly scanType: readonly ScanType[] },
    work: HostWork,
  ): Promise<{ readonly result: string; readonly scanType: string; readonly charSet: 'UTF-8' }>;
  startRecord(params: { readonly duration: number }, work: HostWork): Promise<HostVoice>;
  /** For a voice that startRecord has made. */
  openVoice(params: { readonly path: string }, work: HostWork): Promise<HostVoicePlayer>;
  getNetworkType(params: object, work: HostWork): Promise<{ readonly networkType: NetworkType }>;
  closeWindow(params: object, work: HostWork): Promise<void>;
  hideMenuItems(params: { readonly menuList: readonly string[] }, work: HostWork): Promise<void>;
  showMenuItems(params: { readonly menuList: readonly string[] }, work: HostWork): Promise<void>;
  hideOptionMenu(params: object, work: HostWork): Promise<void>;
  showOptionMenu(params: object, work: HostWork): Promise<void>;
  /** Hands a picture or a voice of the host to its servers. */
  uploadMedia(
    params: { readonly path: string },
    work: HostWork,
  ): Promise<{ readonly serverId: string }>;
};

export type HostCallName = keyof HostCalls;

/** The card with everything filled in. */
export type FullCard = { readonly [N in keyof ShareCard]-?: string };

/** How a share went: sent, handed to the host's own dialog, shown how, or the link is in the clipboard. */
export type ShareOutcome = 'shared' | 'opened' | 'guided' | 'copied';

export type HostAdapter = {
  /** Settles in bounded time, after which `serves` is right; rejects when the host refuses the page. */
  readonly ready: () => Promise<void>;
  /** What only the host could tell about itself. */
  readonly env: () => HostEnv;
  readonly calls: Partial<HostCalls>;
  readonly serves: (name: HostCallName) => boolean;
  /** Calls that the host does for every page, so that they wait for nobody's leave. */
  readonly free?: ReadonlySet<HostCallName>;
  /** Hands the host what its own menu shares; null: the page is not to be shared. */
  readonly prepareShare?: (card: FullCard | null) => void;
  /** The menu is another app's of this page from here on, or nobody's: it is left as it is. */
  readonly yieldShare?: () => void;
  /** Shares by the host's own dialog. Without it the visitor is shown where the host's menu is. */
  readonly openShare?: (card: FullCard, work: HostWork) => Promise<'shared' | 'opened'>;
  /** Opens an address in the visitor's browser. Without it: restrictions.ts. */
  readonly openInBrowser?: (url: string) => void;
  /**
   * What the host says of who the visitor is, for the product's server, which alone can tell whether it is true; null
   * where the host says nothing.
   */
  readonly credential?: () => Promise<string | null>;
  /** Another page is on the screen. */
  readonly pageChanged?: () => void;
  /** Asks the host once more after a refusal that may not last. `ready` tells the outcome. */
  readonly askAgain?: () => Promise<void>;
};

type AdapterParts = {
  readonly context: PlatformContext;
  readonly config: AdapterConfig;
  readonly env: HostEnv;
  /** What it serves, or what it says of itself, is other than before. */
  readonly changed: () => void;
};

/** The door of an adapter's code. */
export type MakeAdapter = (parts: AdapterParts) => HostAdapter;
