import { useWhyNot } from 'portico';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { Needs } from '@/components/needs';
import { openApp, page } from '../../helpers/open-app';

const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 339.0.3.12.91';

function enter(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  onTestFinished(() => void vi.restoreAllMocks());
}

const open = (locale?: 'zh-Hans') =>
  openApp({
    ...(locale && { locale }),
    routes: {
      '/': page(() => (
        <Needs what="google-sign-in" className="own">
          <button>Continue with Google</button>
        </Needs>
      )),
    },
  });

describe('Needs', () => {
  it('shows its children where they work', async () => {
    await open();
    await expect
      .element(screen.getByRole('button', { name: 'Continue with Google' }))
      .toBeVisible();
    expect(document.querySelector('.own')).toBe(null);
  });

  it('shows them outside an app, where the kit does not know the messaging app', () => {
    enter(instagram);
    expect(renderToString(<Needs what="google-sign-in">Continue</Needs>)).toBe('Continue');
  });

  it('says why they do not work in a messaging app, and leads to the browser', async () => {
    enter(instagram);
    await open();
    const note = document.querySelector('.own');
    expect(note?.textContent).toBe(
      'Google does not let you sign in inside this app. Open the page in your browser.Open in browser',
    );
    expect(screen.getByText('Continue with Google').query()).toBe(null);
    await screen.getByRole('button', { name: 'Open in browser' }).click();
    await expect
      .element(screen.getByRole('dialog', { name: 'Open in your browser' }))
      .toBeVisible();
  });

  it('speaks the language of the user', async () => {
    enter(instagram);
    await open('zh-Hans');
    await expect
      .element(screen.getByText('Google 不允许在此应用内登录。请在浏览器中打开此页面。'))
      .toBeVisible();
  });

  it('offers no browser for what no browser can do', async () => {
    await openApp({
      routes: { '/': page(() => <Needs what="host.uploadMedia">Voice</Needs>) },
    });
    await expect.element(screen.getByText('This does not work here.')).toBeVisible();
    expect(screen.getByRole('button').query()).toBe(null);
  });
});

describe('useWhyNot', () => {
  it('is null for calls that show the user what to do themselves', async () => {
    enter(instagram);
    const seen: Record<string, string | null> = {};
    function Reason({ what }: { what: string }) {
      seen[what] = useWhyNot(what);
      return null;
    }
    const asked = ['saveImage', 'share.open', 'scanCode', 'nothing', 'download'];
    const Home = () => asked.map((what) => <Reason key={what} what={what} />);
    await openApp({ routes: { '/': page(Home) } });
    expect(seen).toEqual({
      saveImage: null,
      'share.open': null,
      scanCode: null,
      nothing: 'This does not work here.',
      download: 'This app does not save files. Open the page in your browser.',
    });
  });
});
