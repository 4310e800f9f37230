import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type OpenApp, openApp, page } from '../../helpers/open-app';
import { drawn, mouse, tap, centreOf } from '../../helpers/touch';
import { frame, until, untilTrue, wait } from '../../helpers/waiting';
import { containers, type Overlay, overlays } from './overlays';

/** An overlay that has just opened is in its place after the next frame. */
async function comeIntoView(element: Element) {
  await drawn();
  element.scrollIntoView({ block: 'nearest' });
  await drawn();
}

/** How users press something. */
export const hands = {
  touch: async (element: Element) => {
    await comeIntoView(element);
    await tap(element);
  },
  keyboard: async (element: Element) => {
    const list = element.matches('[role=option]:not(button)') && element.closest('[role=listbox]');
    const stop = list && list.querySelector('[tabindex="0"]');
    ((stop || list || element) as HTMLElement).focus();
    // The answers in lists are their last rows. A wheel chooses the row that it turns to.
    if (list) await userEvent.keyboard('{End}');
    if (!list || stop) await userEvent.keyboard('{Enter}');
  },
  'slow press': async (element: Element) => {
    await comeIntoView(element);
    const at = centreOf(element);
    await mouse('mousePressed', at);
    await wait(700);
    await mouse('mouseReleased', at);
  },
} as const;

export type Hand = keyof typeof hands;

/** No transitions: an overlay is gone as soon as it is closed. */
export function withoutMotion() {
  const { style } = document.documentElement;
  const names = ['--portico-fast', '--portico-base', '--portico-slow'];
  for (const name of names) style.setProperty(name, '0ms');
  onTestFinished(() => {
    for (const name of names) style.removeProperty(name);
  });
}

/** A page with an overlay in an overlay. */
export async function openPair(outer: string, inner: string) {
  withoutMotion();
  const told: unknown[] = [];
  const [Outer, Inner] = [containers[outer] as Overlay, overlays[inner] as Overlay];
  function Home() {
    return (
      <main style={{ paddingBlockStart: 60 }}>
        <Outer.Ui name="Outer" tell={(answer) => told.push(['outer', answer])}>
          <p data-plain style={{ minBlockSize: 300, margin: 0 }}>
            Plain text
          </p>
          <Inner.Ui name="Inner" tell={(answer) => told.push(answer)} />
        </Outer.Ui>
      </main>
    );
  }
  const app = await openApp({ routes: { '/': page(() => null), '/cross': page(Home) } });
  await app.go('navigate', '/cross');
  return { app, told, outer: partOf('Outer', Outer), inner: partOf('Inner', Inner) };
}

export type Part = ReturnType<typeof partOf>;

function partOf(name: string, overlay: Overlay) {
  const opener = () =>
    screen.getByRole('button', { name: new RegExp(`^(Open )?${name}`), hidden: true });
  const panel = (): HTMLElement | null => {
    if (overlay.role === 'message')
      return document.querySelector(`[data-message=${name}]:not([data-state=leaving])`);
    const label = overlay.role === 'list' ? `Open ${name}` : name;
    const roles = overlay.role ? [overlay.role] : ['dialog', 'alertdialog'];
    const found = roles.flatMap((role) =>
      screen.queryAllByRole(role, { name: label, hidden: true }),
    );
    return found.find((one) => !one.closest('[data-state=leaving], [hidden]')) ?? null;
  };
  return {
    ...overlay,
    panel,
    opener,
    isOpen: () => panel() !== null,
    open: async (hand: Hand = 'touch') => {
      // On a busy machine the page opens before its content is there.
      await hands[hand](await until(opener));
      await untilTrue(() => panel()?.querySelector('button, [role=listbox]'));
      await frame();
    },
    answer: async (hand: Hand) => {
      for (const text of overlay.answer)
        await hands[hand](await until(() => inside(panel(), text)));
    },
  };
}

/** The innermost element with this text or this name. */
export function inside(panel: HTMLElement | null, text: string): HTMLElement {
  const all = [...(panel?.querySelectorAll<HTMLElement>('*') ?? [])];
  const found = all.filter(
    (element) =>
      (element.textContent?.trim() === text || element.getAttribute('aria-label') === text) &&
      element.getClientRects().length > 0,
  );
  const innermost = found.at(-1);
  if (!innermost) throw new Error(`nothing in the overlay says ${text}`);
  return innermost.closest<HTMLElement>('button, [role=option], [role=gridcell]') ?? innermost;
}

/** The browser's Back. */
export async function goBack(app: OpenApp) {
  app.history.travel(-1);
  await frame();
}
