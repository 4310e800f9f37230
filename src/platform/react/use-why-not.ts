import { type HostFeature, isFeature } from '@/platform/host/features';
import { enNeeds } from '@/shared/messages/en-content';
import { useCan } from './use-host';
import { useKitWords } from './use-words';

/** A camera works or it does not: no app is known that keeps it from pages. */
const reasons: Readonly<Record<Exclude<HostFeature, 'camera'>, keyof typeof enNeeds>> = {
  download: 'needsDownload',
  'file-upload': 'needsUpload',
  'google-sign-in': 'needsGoogle',
  passkey: 'needsPasskey',
  popup: 'needsPopup',
  'web-share': 'needsShare',
};

/**
 * Why a feature or a call does not work here, in the user's language. Null if it works, or if the call itself shows the
 * user what to do.
 */
export function useWhyNot(what: HostFeature | (string & {})): string | null {
  const level = useCan(what);
  const t = useKitWords(enNeeds);
  if (level === 'none') return t('needsOther');
  if (level !== 'assist' || !isFeature(what) || what === 'camera') return null;
  return t(reasons[what]);
}
