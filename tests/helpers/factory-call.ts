import type { FactoryCall } from '@/platform/call/lazy-object';

type Origin = Partial<Pick<FactoryCall, 'pageId' | 'lifetime'>>;

/** The arguments that the code of an object gets when a product calls its factory. */
export function factoryCall<Begun = undefined>(
  api: string,
  { pageId, lifetime }: Origin = {},
  begun?: Begun,
): FactoryCall<Begun> {
  return { prefix: `${api}().`, pageId, lifetime, begun: begun as Begun };
}
