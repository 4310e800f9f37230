/** As much of LINE's SDK as is used. The product installs it: its type is not ours to demand. */
export type LiffSdk = {
  init(config: { readonly liffId: string }): Promise<void>;
  closeWindow(): void;
  isApiAvailable(name: string): boolean;
  /** null: closed without a code. */
  scanCodeV2?(): Promise<{ readonly value: string | null } | undefined>;
  /** undefined: closed without sharing, or a LINE too old to tell. */
  shareTargetPicker?(messages: readonly object[]): Promise<{ readonly status: string } | undefined>;
  openWindow(params: { readonly url: string; readonly external: boolean }): void;
  getIDToken(): string | null;
};

/** What `import('@line/liff')` gives, or the global of LINE's script; null for anything else. */
export function liffOf(loaded: unknown): LiffSdk | null {
  const given = Object(loaded) as { readonly default?: unknown };
  const found = [given.default, given].find(
    (candidate) => typeof (Object(candidate) as Partial<LiffSdk>).init === 'function',
  );
  return (found as LiffSdk | undefined) ?? null;
}
