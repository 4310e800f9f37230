import type { LiffMockApi } from '@line/liff-mock';

/** LINE's own SDK in the fixture app: the calls since the app started, and the answers of LINE's mock. */
type LineMock = {
  readonly calls: { readonly name: string; readonly params: readonly unknown[] }[];
  readonly answers: LiffMockApi;
};

declare global {
  interface Window {
    lineMock?: LineMock;
  }
}

export type LineCall = LineMock['calls'][number];
