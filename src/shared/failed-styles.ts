/**
 * Style sheets that failed to load. Vite's preload helper asks for a sheet once: after a failure every later import
 * that needs it resolves without it, and is drawn unstyled. So the app asks again by itself. The links in the
 * document are the record: `failed`, or `asked` while a new request is under way.
 */
const MARK = 'data-portico-styles';

const linksOf = (document: Document, state: 'failed' | 'asked') =>
  document.querySelectorAll<HTMLLinkElement>(`link[${MARK}='${state}']`);

export const isMarked = (link: HTMLLinkElement) => link.hasAttribute(MARK);

export const markFailed = (link: HTMLLinkElement) => link.setAttribute(MARK, 'failed');

/** The addresses of all sheets that have failed and have not come since. */
export function missingStyles(document: Document): readonly string[] {
  return Array.from(
    document.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`),
    ({ href }) => href,
  );
}

/** Requests a sheet again, in its place in the cascade. Resolves to whether it has come. */
export function askAgain(link: HTMLLinkElement): Promise<boolean> {
  const next = link.cloneNode() as HTMLLinkElement;
  next.setAttribute(MARK, 'asked');
  const settled = settle(next);
  link.after(next);
  // A link that may still be loading stays: only its own mark says that it has failed.
  if (link.getAttribute(MARK) === 'failed') link.remove();
  return settled;
}

/** Requests every missing sheet again. Resolves when all of them have come or failed; never rejects. */
export async function mendStyles(document: Document): Promise<void> {
  const underWay = Array.from(linksOf(document, 'asked'), settle);
  const asked = Array.from(linksOf(document, 'failed'), askAgain);
  await Promise.all([...underWay, ...asked]);
}

function settle(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    const end = ({ type }: Event) => {
      link.removeEventListener('load', end);
      link.removeEventListener('error', end);
      if (type === 'load') link.removeAttribute(MARK);
      else markFailed(link);
      resolve(type === 'load');
    };
    link.addEventListener('load', end);
    link.addEventListener('error', end);
  });
}

/**
 * An import that is never satisfied without its style sheets: missing ones are requested again first, and while one
 * that this import needs is missing, it rejects.
 */
export function withStyles<T>(load: () => Promise<T>): () => Promise<T> {
  let needed: readonly string[] = [];
  return async () => {
    const { document } = globalThis as { readonly document?: Document };
    // On a server, and in tests without a DOM.
    if (!document) return load();
    const before = missingStyles(document);
    if (before.length > 0) await mendStyles(document);
    const missing = missingStyles(document);
    const lacking = needed.find((href) => missing.includes(href));
    if (lacking) throw new Error(`the style sheet ${lacking} could not be loaded`);
    try {
      return await load();
    } catch (error) {
      needed = missingStyles(document).filter((href) => !missing.includes(href));
      throw error;
    }
  };
}
