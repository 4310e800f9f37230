import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { attempt } from '@/shared/errors';
import { fetchCode } from '@/shared/lost-code';
import type { RichTextNode } from './parse-inert';
import type { Cleaned, RebuildOptions } from './clean-content';

type Source = Pick<RebuildOptions, 'nameOfPicture' | 'nameOfTable' | 'addressOf'> & {
  readonly nodes: string | readonly RichTextNode[];
  readonly settings: Pick<RebuildOptions, 'pictures' | 'keepsColours' | 'isPreviewable'>;
  readonly onReady: (() => void) | undefined;
  readonly onError: ((error: unknown) => void) | undefined;
};

type Outcome = { readonly key: string; readonly state: 'ready' | 'failed' };

/** Key for cyclic or very deep nodes, which `JSON.stringify` cannot serialise. Keeps the page from crashing. */
const UNREADABLE = 'unreadable';

/** Fills the element. The previous content stays until the new content is ready. */
export function useContent(target: RefObject<HTMLElement | null>, source: Source) {
  // Compare by value, because inline nodes are new objects at every render.
  const key = attempt(() => JSON.stringify([source.nodes, source.settings])) ?? UNREADABLE;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [tries, setTries] = useState(0);
  const shown = useRef('');
  const cleaned = useRef<Cleaned | null>(null);
  const state = outcome?.key === key ? outcome.state : 'loading';

  const clean = useEffectEvent(async () => {
    if (key === UNREADABLE) throw new RangeError('RichText: the nodes have no end');
    const { cleanContent } = await fetchCode(() => import('./clean-content'));
    const { nodes, settings, onReady: _ready, onError: _error, ...names } = source;
    return cleanContent(nodes, { ...names, ...settings, base: document.baseURI });
  });
  const show = useEffectEvent((content: Cleaned) => {
    cleaned.current = content;
    shown.current = key;
    target.current?.replaceChildren(content.fragment);
    setOutcome({ key, state: 'ready' });
    source.onReady?.();
  });
  const fail = useEffectEvent((error: unknown) => {
    setOutcome({ key, state: 'failed' });
    source.onError?.(error);
  });

  useEffect(() => {
    // The element already shows this content: a hidden page is shown again, or the owner restored the previous nodes.
    if (shown.current === key) {
      setOutcome((last) => (last?.key === key ? last : { key, state: 'ready' }));
      return;
    }
    let isWanted = true;
    clean().then(
      (content) => {
        if (isWanted) show(content);
      },
      (error: unknown) => {
        if (isWanted) fail(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key, tries]);

  const retry = () => {
    setOutcome(null);
    setTries(tries + 1);
  };
  return { state, cleaned, retry } as const;
}
