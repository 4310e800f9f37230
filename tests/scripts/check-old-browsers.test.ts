import { expect, it } from 'vitest';
import * as old from '../../scripts/check-old-browsers.mjs';

const style = (text: string) => [{ path: 'src/a.css', text }];

it.each([
  '.a:focus-visible,\n.b {\n  opacity: 1;\n}\n',
  '@media (hover: hover) {\n  .b, .a:has(> .c) {\n    opacity: 1;\n  }\n}\n',
  '.a::-webkit-search-cancel-button, .a::-ms-reveal {\n  display: none;\n}\n',
])('wants a rule of its own for a selector that Safari 15 drops: %j', (text) => {
  expect(old.checkSelectors(style(text))).toEqual([
    expect.stringMatching(/^src\/a\.css: a rule of its own for what old browsers do not know: /),
  ]);
});

it('refuses a negated selector that Safari 15 drops', () => {
  expect(old.checkSelectors(style('.a:not(:focus-visible) {\n  opacity: 0;\n}\n'))).toEqual([
    'src/a.css: :not(:where(...)) around what old browsers do not know: .a:not(:focus-visible)',
  ]);
});

it.each([
  '.a:focus-visible,\n.b:focus-visible {\n  opacity: 1;\n}\n',
  ':where(:focus-visible), .a {\n  outline: 0;\n}\n',
  '.a:not(:where(:focus-visible)) {\n  opacity: 0;\n}\n',
  '/* .a:focus-visible, .b {} */\n.a:is(.b, .c), .d {\n  opacity: 1;\n}\n',
])('takes %j', (text) => {
  expect(old.checkSelectors(style(text))).toEqual([]);
});

it('requires the values that old flex boxes understand, too', () => {
  const text = [
    '.a {\n  display: flex;\n  justify-content: end;\n  align-items: start;\n}\n',
    '.b {\n  align-self: end;\n}\n',
    '.c {\n  display: inline-grid;\n  justify-items: end;\n  align-items: end;\n}\n',
    '.d {\n  display: inline-flex;\n  align-items: flex-end;\n  text-align: end;\n}\n',
  ].join('\n');
  expect(old.checkAlignment(style(text))).toEqual([
    'src/a.css: justify-content is flex-end in old browsers, too: .a',
    'src/a.css: align-items is flex-start in old browsers, too: .a',
    'src/a.css: align-self is flex-end in old browsers, too: .b',
  ]);
});

it('requires a way to break long words that Safari 15 understands, too', () => {
  const text = '.a {\n  overflow-wrap: anywhere;\n}\n\n.b {\n  overflow-wrap: break-word;\n}\n';
  expect(old.checkWrapping(style(text))).toEqual([
    'src/a.css: word-break: break-word also breaks words in old browsers: .a',
  ]);
});

it('requires prefixes in the source, because the package contains it', () => {
  const text = [
    '.a {\n  user-select: none;\n}\n',
    '.b {\n  -webkit-user-select: none;\n  user-select: all;\n}\n',
    '.c {\n  background-clip: text;\n}\n',
    '.d {\n  -webkit-appearance: none;\n  appearance: none;\n  background-clip: padding-box;\n}\n',
  ].join('\n');
  expect(old.checkPrefixes(style(text))).toEqual([
    'src/a.css: user-select without -webkit-user-select: .a',
    'src/a.css: user-select without -webkit-user-select: .b',
    'src/a.css: background-clip without -webkit-background-clip: .c',
  ]);
});

const code = (text: string) => [{ path: 'src/app/a.ts', text }];

it('refuses a regular expression that Safari 15 cannot read', () => {
  const found = ['src/app/a.ts: no look-behind in a pattern'];
  expect(old.checkPatterns(code('const a = /(?<=a)b/;\n'))).toEqual(found);
  expect(old.checkPatterns(code('const a = /(?<!a)b/;\n'))).toEqual(found);
  expect(old.checkPatterns(code('// (?<=a)\nconst a = /(?<name>a)(?=b)(?!c)/;\n'))).toEqual([]);
});

it.each([
  ["a.matches(':focus-visible');", "':focus-visible'"],
  ["a.closest<HTMLElement>('.a:has(b)');", "'.a:has(b)'"],
  ["a.querySelectorAll('dialog:modal, p');", "'dialog:modal, p'"],
])('wants nothing asked for that Safari 15 throws at: %s', (text, selector) => {
  expect(old.checkQueries(code(text))).toEqual([`src/app/a.ts: old browsers throw at ${selector}`]);
});

it('allows features of every browser, and the one place that handles an exception', () => {
  expect(old.checkQueries(code("a.matches(':disabled, [inert] *');"))).toEqual([]);
  const caught = {
    path: 'src/components/kit/overlays/focus.ts',
    text: "a.matches(':focus-visible')",
  };
  expect(old.checkQueries([caught])).toEqual([]);
});

it('requires a fallback that a minifier does not remove', () => {
  const text = [
    '.a {\n  overflow: hidden;\n  overflow: clip;\n}\n',
    '.b {\n  block-size: 100vh;\n  block-size: 100dvh;\n}\n',
    '.c {\n  text-align: -webkit-match-parent;\n  text-align: match-parent;\n}\n',
    '.d {\n  overflow: hidden;\n}\n\n@supports (overflow: clip) {\n  .d {\n    overflow: clip;\n  }\n}\n',
  ].join('\n');
  expect(old.checkFallbacks(style(text))).toEqual([
    'src/a.css: @supports for the newer overflow, or a build drops the older: .a',
  ]);
});
