import { useMemo } from 'react';
import type { CoordinateSystem } from '@/platform';
import { createFrame, type Frame } from './create-frame';

/** The same one as long as the systems are: effects hang on it. */
export function useFrame(page: CoordinateSystem, map: CoordinateSystem): Frame {
  return useMemo(() => createFrame(page, map), [page, map]);
}
