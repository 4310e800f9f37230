import { useAppUpdate } from 'portico';
import type { ReactNode } from 'react';

declare const VERSION: string;

/** Above all pages: the version of this document, and what the app knows of a newer one. */
export function Version({ children }: { children: ReactNode }) {
  const { status, apply } = useAppUpdate();
  return (
    <>
      <div style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1 }}>
        <output>
          Version {VERSION}, {status}
        </output>
        <button type="button" onClick={apply}>
          Update
        </button>
      </div>
      {children}
    </>
  );
}
