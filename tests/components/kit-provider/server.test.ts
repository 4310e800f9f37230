import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cell, KitProvider, type KitProviderProps, Tag, Theme } from 'portico/components';
import { ar } from 'portico/locales/ar';
import { zhHans } from 'portico/locales/zh-Hans';

/** The words of the kit are hidden texts: of the tag's button, and of the mark of the cell. */
const html = (settings: KitProviderProps) =>
  renderToString(
    createElement(
      KitProvider,
      settings,
      createElement(Tag, { removable: true }, '茶'),
      createElement(Theme, null, createElement(Cell, { title: '地址', required: true })),
    ),
  );

it('a server writes the words of a locale object', () => {
  const markup = html({ locale: zhHans });
  expect(markup).toContain('移除');
  expect(markup).toContain('必填');
  expect(markup).not.toMatch(/>(Remove|required)/);
});

it('a server writes the language and the direction of a locale object', () => {
  expect(html({ locale: ar })).toMatch(/^<div dir="rtl" lang="ar"/);
});

it('messages replace words of a locale object', () => {
  const markup = html({
    locale: zhHans,
    messages: { 'zh-Hans': { 'portico.required': '要填' } },
  });
  expect(markup).toContain('要填');
  expect(markup).toContain('移除');
});

it('a missing word of a locale object is English', () => {
  const markup = html({ locale: { locale: 'nl', words: { required: 'verplicht' } } });
  expect(markup).toContain('lang="nl"');
  expect(markup).toContain('verplicht');
  expect(markup).toContain('Remove');
});
