import { onTestFinished } from 'vitest';

type Rules = { createHTML(html: string): string; createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: 'tests', rules: Rules): Rules };

declare const trustedTypes: TrustedTypes | undefined;

/** Markup that the strict policy of the tests accepts: it refuses plain text (scripts/strict-policy.mjs). */
export function trust(): Rules {
  const rules: Rules = { createHTML: (html) => html, createScriptURL: (url) => url };
  return trustedTypes?.createPolicy('tests', rules) ?? rules;
}

/** The policy allows scripts and style sheets of a document with this nonce. */
export function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}

/** Sets the content of an element. Its `style` attributes are set one by one, as the policy wants it. */
export function setMarkup(element: Element, html: string): void {
  element.innerHTML = trust().createHTML(html.replaceAll(' style="', ' data-style="'));
  for (const styled of element.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    styled.style.cssText = styled.dataset.style ?? '';
    styled.removeAttribute('data-style');
  }
}

/** Adds a style sheet to a document. */
export function addStyle(css: string, page = document): HTMLStyleElement {
  const style = page.createElement('style');
  style.nonce = nonce();
  style.textContent = css;
  page.head.append(style);
  return style;
}

/** The next violation of the policy, which a test makes on purpose. Resolves with the directive. */
export function nextViolation(): Promise<string> {
  return new Promise((resolve) => {
    const take = (event: SecurityPolicyViolationEvent) => {
      // The setup of the tests listens to the window.
      event.stopPropagation();
      resolve(event.effectiveDirective);
    };
    document.addEventListener('securitypolicyviolation', take, { once: true });
    onTestFinished(() => document.removeEventListener('securitypolicyviolation', take));
  });
}
