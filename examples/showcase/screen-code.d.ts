/** What scripts/screen-code/plugin.mjs finds. */
declare module 'virtual:screen-code' {
  export type ScreenCode = {
    /** The folder below src/components has the README. */
    readonly components: readonly { readonly name: string; readonly folder: string | null }[];
    readonly hooks: readonly string[];
    readonly calls: readonly string[];
    readonly files: readonly { readonly path: string; readonly code: string }[];
  };
  export const screens: Readonly<
    Record<string, () => Promise<{ readonly default: ScreenCode | undefined }>>
  >;
}
