/** The page of the sign-in service, which is another app: it has its own words and looks. */
const words = {
  en: { title: 'Choose an account', text: 'Linden Market gets your name.', cancel: 'Not now' },
  zh: { title: '选择账号', text: '菩提集市将获取您的姓名。', cancel: '暂不登录' },
  ar: { title: 'اختر حسابًا', text: 'سيحصل سوق الزيزفون على اسمك.', cancel: 'ليس الآن' },
};

const style = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
  body { min-block-size: 100dvh; margin: 0; display: grid; place-items: center; padding: 16px;
    box-sizing: border-box; background: light-dark(#f1f5f9, #0f172a); color: light-dark(#0f172a, #f1f5f9); }
  main { display: grid; gap: 12px; inline-size: min(100%, 22rem); padding: 24px; box-sizing: border-box;
    border-radius: 20px; background: light-dark(#fff, #1e293b); }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
  p { margin: 0 0 8px; color: light-dark(#475569, #cbd5e1); }
  a { padding: 13px 16px; border-radius: 12px; color: inherit; text-decoration: none; font-weight: 600;
    background: light-dark(#e2e8f0, #334155); }
  a:focus-visible { outline: 3px solid light-dark(#1d4ed8, #93c5fd); outline-offset: 2px; }
  a:active { opacity: 0.8; }
  .cancel { background: none; text-align: center; color: light-dark(#475569, #cbd5e1); }`;

/** One link for each user. `query` is the question of the client. */
export function servicePage(query: URLSearchParams, users: ReadonlyMap<string, string>): Response {
  const wanted = query.get('ui_locales') ?? '';
  const lang = wanted.startsWith('zh') ? 'zh' : wanted.startsWith('ar') ? 'ar' : 'en';
  const t = words[lang];
  const hrefOf = (user: string) => {
    const own = new URLSearchParams(query);
    own.set('user', user);
    // It has escaped all other characters.
    return `?${own}`.replaceAll('&', '&amp;');
  };
  const links = [...users].map(
    ([user, name]) => `<a href="${hrefOf(user)}"><bdi>${name}</bdi></a>`,
  );
  const html = `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t.title}</title>
<style>${style}</style>
<main>
  <h1>${t.title}</h1>
  <p>${t.text}</p>
  ${links.join('\n  ')}
  <a class="cancel" href="${hrefOf('')}">${t.cancel}</a>
</main>
</html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cache-Control': 'no-store',
  };
  return new Response(html, { headers });
}
