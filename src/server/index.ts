// The entry `portico/server`: pages rendered on a server or at build time.
export type { PageHead } from '@/router';
export { type AnswerFacts, render, type RenderOptions } from './render';
