import { DEFAULT_NAMESPACE } from '@/shared/defaults';

/**
 * The localStorage key of something that the platform keeps for an app. Without a namespace it is the key of earlier
 * versions. Stored values begin with `portico:<encoded namespace>:`, which has no `@`: no app's clearStorage meets it.
 */
export function appKey(name: string, namespace: string): string {
  return namespace === DEFAULT_NAMESPACE ? `portico:${name}` : `portico:@${name}:${namespace}`;
}
