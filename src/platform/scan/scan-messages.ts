import type { CodeFormat } from './formats';

export type ScannedCode = { readonly text: string; readonly format: string };

/** What goes to the worker first. Every message brings the port for its answer. */
export type ScanSetup = { readonly wasmUrl: string; readonly formats: readonly CodeFormat[] };

export type ScanPicture = { readonly picture: ImageData };

/** What comes back. Null says that it is set up, or that there is no code in the picture. */
export type ScanReply = { readonly code: ScannedCode | null } | { readonly failed: string };
