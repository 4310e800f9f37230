import { readFile } from 'node:fs/promises';

/** The parts of a recording that a replay reads. `docs/devtools.md` has the whole format. */
export type ReplayRecording = {
  readonly version: 1;
  readonly app: { readonly mode: 'path' | 'hash'; readonly base: string };
  readonly start: { readonly url: string; readonly snapshot: ReplaySnapshot | null };
  readonly events: readonly ReplayEvent[];
};

type ReplaySnapshot = {
  readonly p: number;
  readonly st: readonly (readonly [id: string, url: string | null, ...rest: unknown[]])[];
};

/** Events of other types are allowed, and a replay ignores them. */
export type ReplayEvent = {
  /** Milliseconds since the start of the recording. */
  readonly time: number;
} & (
  | {
      readonly type: 'intent';
      readonly id: number;
      readonly kind: string;
      readonly input: unknown;
      readonly byUser: boolean;
    }
  | { readonly type: 'outcome'; readonly intent: number; readonly refused?: string }
  | { readonly type: 'commit'; readonly urls: readonly string[] }
  | {
      readonly type: 'popstate';
      readonly kind: string;
      readonly position: number | null;
      readonly url: string;
    }
  | { readonly type: 'write'; readonly method: 'go'; readonly delta: number }
  | {
      readonly type: 'write';
      readonly method: 'push' | 'replace';
      readonly snapshot: ReplaySnapshot;
      readonly refused: boolean;
    }
  | {
      readonly type: 'layer';
      readonly action: 'open';
      readonly id: string;
      readonly byUser: boolean;
    }
  | {
      readonly type: 'layer';
      readonly action: 'close';
      readonly id: string;
      readonly cause: string;
    }
  | {
      readonly type: 'document';
      readonly cause: string;
      readonly url: string;
      readonly position: number;
      readonly urls: readonly string[];
    }
  | { readonly type: 'plan' | 'lifecycle' }
);

/** Reads a recording that the devtools exported. */
export async function readRecording(
  file: string | URL | ReplayRecording,
): Promise<ReplayRecording> {
  const isPath = typeof file === 'string' || file instanceof URL;
  const recording = isPath ? (JSON.parse(await readFile(file, 'utf8')) as ReplayRecording) : file;
  if (recording?.version !== 1 || !Array.isArray(recording.events)) {
    const name = isPath ? String(file) : 'the object';
    throw new Error(`replay: ${name} is not a recording of version 1. Export it in the devtools.`);
  }
  return recording;
}
