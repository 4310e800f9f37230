// The entry `portico/server`: pages rendered on a server or at build time.
export type { PageHead } from '@/router';
export type { Manifest } from './assets';
export { type AnswerFacts, render, type RenderOptions } from './render';
