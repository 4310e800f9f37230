import type { User } from '@/platform';
import { SCROLL_KEY } from '@/router';
import { decode } from '@/shared/decode-value';
import { withoutHash } from '@/shared/url-hash';
import { last } from '@/shared/values';
import { loadNotFound, loadScreens } from '../screens/page-screens';
import type { AppParts } from './app-parts';
import { SideWindows } from './app-root';

/** The facts that a server writes beside the markup of a page. The client needs them for its first rendering. */
export type RenderedAhead = {
  /** The URLs of the pages in the stack, bottom first. */
  readonly stack: readonly string[];
  readonly locale: string;
  /** The user whom the page shows. Nobody without one. */
  readonly user?: User | null;
  /** The title that the page has set itself. */
  readonly title?: string;
  /** The data of the page's loader, encoded, and when it came, in milliseconds since 1970. */
  readonly data?: { readonly text: string; readonly since: number };
};

/** A script of data, because a strict content security policy allows no other script in the document. */
export const RENDERED_AHEAD = 'data-portico-rendered';

/** Takes the facts out of the document, so that no second app uses them. */
export function takeRenderedAhead(document: Document): RenderedAhead | null {
  const script = document.querySelector(`script[${RENDERED_AHEAD}]`);
  script?.remove();
  return script && (JSON.parse(script.textContent) as RenderedAhead);
}

/** A strict policy refuses `style` attributes in a document, so they come as `data-style`. Scripts may set styles. */
export function applyStyles(element: Element): void {
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] as string;
    delete styled.dataset['style'];
  }
}

/** Whether the document shows the page of this address, in this language. A query, a hash and pages below may be missing. */
export function isAbout(
  { navigator, context }: AppParts,
  { stack, locale }: RenderedAhead,
): boolean {
  return (
    context.messages.getState().locale === locale &&
    `${withoutHash(navigator.activePage().url)}?`.startsWith(`${last(stack)}?`)
  );
}

/** Whether the first rendering of the client gives the same markup. */
export function fits(parts: AppParts, ahead: RenderedAhead): boolean {
  const { navigator } = parts;
  const { stack, blocked, commit } = navigator.store.getState();
  // Drafts that survived a reload.
  const hasDrafts = navigator.memory
    .keys(navigator.activePage().id)
    .some((key) => key !== SCROLL_KEY);
  const urls = stack.pages.map(({ url }) => url);
  return (
    isAbout(parts, ahead) &&
    !hasDrafts &&
    commit === 0 &&
    blocked.size === 0 &&
    stack.tabs.length === 0 &&
    JSON.stringify(urls) === JSON.stringify(ahead.stack)
  );
}

/** Fetches the code around the page that is loaded on demand elsewhere. A server needs it too. */
export async function loadFrame({ config, navigator }: AppParts): Promise<void> {
  const { top, left, right } = config.window ?? {};
  const hasWindows = top || left || right;
  const isLost = navigator.activePage().kind === 'not-found';
  if (!hasWindows && !isLost) return;
  // It rejects without this code. The parts themselves have a simple form for that case.
  await loadScreens();
  if (hasWindows) await SideWindows.preload();
  if (isLost) await loadNotFound();
}

/** Fetches what the first rendering needs: the page's code and the words of the language. */
export async function prepare(parts: AppParts, ahead: RenderedAhead): Promise<void> {
  const { navigator, context } = parts;
  const page = navigator.activePage();
  const { title, user = null } = ahead;
  context.auth.drawFor(user);
  if (title) context.chrome.changePage(page.id, { title });
  if (ahead.data) {
    const { text, since } = ahead.data;
    const url = last(ahead.stack) as string;
    navigator.resources.provide(page, url, decode(text), since);
  }
  await Promise.all([
    loadFrame(parts),
    navigator.resources.preload(page.route),
    context.messages.setLocale(ahead.locale),
  ]);
}
