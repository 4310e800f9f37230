/**
 * Style sheets that failed to load. Vite's preload helper requests a sheet once. After a failure, every later import
 * that needs the sheet resolves without it, and React draws it unstyled. So the app retries the sheet. The attribute
 * on its link holds the state: `failed`, or `asked` while a new request runs.
 */
const MARK = 'data-portico-styles';

const linksOf = (document: Document, state: 'failed' | 'asked') =>
  document.querySelectorAll<HTMLLinkElement>(`link[${MARK}='${state}']`);

export const isMarked = (link: HTMLLinkElement) => link.hasAttribute(MARK);

export const markFailed = (link: HTMLLinkElement) => link.setAttribute(MARK, 'failed');

/** The addresses of all sheets that failed and have not loaded since. */
export function missingStyles(document: Document): readonly string[] {
  return Array.from(
    document.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`),
    ({ href }) => href,
  );
}

/** Requests a sheet again, at its place in the cascade. Resolves to true if it loaded. */
export function askAgain(link: HTMLLinkElement): Promise<boolean> {
  const next = link.cloneNode() as HTMLLinkElement;
  next.setAttribute(MARK, 'asked');
  const ended = endOf(next);
  link.after(next);
  // Without the mark `failed` the old link may still be loading, so it stays.
  if (link.getAttribute(MARK) === 'failed') link.remove();
  return ended;
}

/** Requests every missing sheet again. Resolves when each of them has loaded or failed. Never rejects. */
export async function mendStyles(document: Document): Promise<void> {
  const underWay = Array.from(linksOf(document, 'asked'), endOf);
  const asked = Array.from(linksOf(document, 'failed'), askAgain);
  await Promise.all([...underWay, ...asked]);
}

/** Resolves to true if the sheet has loaded. */
function endOf(link: HTMLLinkElement): Promise<boolean> {
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
 * An import that does not resolve without its style sheets. It first requests missing sheets again. It rejects while
 * a sheet that it needs is missing.
 */
export function withStyles<T>(load: () => Promise<T>): () => Promise<T> {
  let needed: readonly string[] = [];
  return async () => {
    const { document } = globalThis as { readonly document?: Document };
    // A server and tests without a DOM have no document.
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
