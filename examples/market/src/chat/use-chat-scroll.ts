import { type RefObject, useEffect } from 'react';

/** Pixels. A reader who is nearer to the end reads the newest message. */
const NEAR = 80;

/**
 * Shows a new message. When the phone rotates, the keyboard opens or the field grows, the newest message stays in view.
 * A reader who has scrolled up keeps the message at the top of the screen.
 */
export function useChatScroll(log: RefObject<HTMLElement | null>, count: number): void {
  const isReady = count > 0;
  useEffect(() => {
    const scroller = log.current?.closest<HTMLElement>('[data-page-content]');
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [log, count]);

  useEffect(() => {
    const element = log.current;
    const scroller = element?.closest<HTMLElement>('[data-page-content]');
    return isReady && element && scroller ? keepPlace(element, scroller) : undefined;
  }, [log, isReady]);
}

function keepPlace(log: HTMLElement, scroller: HTMLElement): () => void {
  const topOf = (row: Element) =>
    row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const sizes = () => `${scroller.clientWidth} ${scroller.clientHeight} ${scroller.scrollHeight}`;
  let known = '';
  let isAtEnd = true;
  let first: Element | undefined;
  let offset = 0;

  const remember = () => {
    known = sizes();
    const { scrollHeight, clientHeight, scrollTop } = scroller;
    isAtEnd = scrollHeight - clientHeight - scrollTop < NEAR;
    first = [...log.querySelectorAll('li')].find((row) => topOf(row) > -1);
    offset = first ? topOf(first) : 0;
  };
  const keep = () => {
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
    else if (first) scroller.scrollTop += topOf(first) - offset;
    remember();
  };
  // With other sizes the browser has scrolled, not the reader.
  const onScroll = () => {
    if (sizes() === known) remember();
  };

  const observer = new ResizeObserver(keep);
  for (const box of [scroller, ...scroller.children]) observer.observe(box);
  scroller.addEventListener('scroll', onScroll, { passive: true });
  const stopFollowing = followKeyboard((room) => {
    log.style.paddingBlockEnd = `${room}px`;
    // The observers see no change of a padding.
    keep();
  });
  remember();
  return () => {
    observer.disconnect();
    scroller.removeEventListener('scroll', onScroll);
    stopFollowing();
    log.style.paddingBlockEnd = '';
  };
}

/** Most keyboards cover the end of the page, which does not get smaller. `leaveRoom` gets the height that is covered. */
function followKeyboard(leaveRoom: (height: number) => void): () => void {
  const view = window.visualViewport;
  if (!view) return () => {};
  let known = 0;
  const follow = () => {
    const covered = document.documentElement.clientHeight - view.height - view.offsetTop;
    // In a zoomed page the user moves the view.
    const room = view.scale > 1.01 ? 0 : Math.max(0, Math.round(covered));
    if (room !== known) leaveRoom(room);
    known = room;
  };
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  return () => {
    view.removeEventListener('resize', follow);
    view.removeEventListener('scroll', follow);
  };
}
