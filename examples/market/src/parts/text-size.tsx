import { type Platform, usePlatform } from 'portico';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

const KEY = 'large-text';

/** Whether the user wants large text. It is stored. */
function createTextSize(platform: Platform) {
  const listeners = new Set<() => void>();
  let isLarge: boolean | undefined;
  return {
    isLarge: () => {
      isLarge ??= platform.getStorageSync(KEY) === true;
      return isLarge;
    },
    setLarge: (next: boolean) => {
      isLarge = next;
      platform.setStorageSync(KEY, next);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const TextSizeContext = createContext<ReturnType<typeof createTextSize> | null>(null);

export function TextSizeProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [textSize] = useState(() => createTextSize(platform));
  return <TextSizeContext value={textSize}>{children}</TextSizeContext>;
}

export function useTextSize() {
  const textSize = useContext(TextSizeContext);
  if (!textSize) throw new Error('useTextSize needs a TextSizeProvider around it.');
  // A page that is rendered ahead does not know it yet.
  const isLarge = useSyncExternalStore(textSize.subscribe, textSize.isLarge, () => false);
  return { isLarge, setLarge: textSize.setLarge };
}
