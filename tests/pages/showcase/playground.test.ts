import { expectTypeOf, it } from 'vitest';
import type * as kit from '@/components/kit/playground';
import type { PlayControl, Playground } from '@/pages/showcase/playground';

it('the page of a component can show each playground that a demo exports', () => {
  expectTypeOf<kit.Playground<Record<string, unknown>>>().toExtend<Playground>();
  expectTypeOf<kit.PlayControl>().toExtend<PlayControl>();
  expectTypeOf<PlayControl>().toExtend<kit.PlayControl>();
});
