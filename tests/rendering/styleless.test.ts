import fc from 'fast-check';
import { expect, it } from 'vitest';
import { styleless } from '../../src/server/markup';

/** The text that leaves the stream when it arrives in these pieces. */
async function changed(...pieces: string[]): Promise<string> {
  const encoder = new TextEncoder();
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(source.pipeThrough(styleless())).text();
}

it.each([
  ['<p style="a:b">', '<p data-style="a:b">'],
  ['<p class="x" style="a:b" id="y">', '<p class="x" data-style="a:b" id="y">'],
  ["<p\n  STYLE = 'a:b'>", "<p\n  data-style = 'a:b'>"],
  ['<circle r="1" style="a:b"/>', '<circle r="1" data-style="a:b"/>'],
  ['<title-bar style="a:b"><b style="c">', '<title-bar data-style="a:b"><b data-style="c">'],
  ['<template style="a:b"></template>', '<template data-style="a:b"></template>'],
])('the attribute in %s is data-style', async (html, expected) => {
  expect(await changed(html)).toBe(expected);
});

it.each([
  'Write <code>&lt;p style="a:b"></code>, or style="x" without a tag',
  '<p title=\'say style="a:b" here\'>a < b style="c"</p>',
  '<p title="a > b" data-style-note style-of="x">',
  '<script type="application/ld+json">{"html":"<p style=\\"a:b\\">", "x": " style=" }</script>',
  '<style>p::after { content: \'<p style="a:b">\' }</style>',
  '<textarea><p style="a:b"></textarea>',
  '<!-- <p style="a:b"> -->',
])('the text in %s stays as the product has written it', async (html) => {
  expect(await changed(html)).toBe(html);
});

it('a script itself keeps no style, but its text does', async () => {
  expect(await changed('<script style="a"> style="b" </script><b style="c">')).toBe(
    '<script data-style="a"> style="b" </script><b data-style="c">',
  );
});

it('pieces of the text change nothing, wherever they begin', async () => {
  const html =
    '<div style="a:b"><!-- x style="1" --><script>if (1 < 2) " style="</script><p title="> style=" style="c:d">é style="</p><br style="e"></div>a <';
  const whole = await changed(html);
  expect(whole).toContain('<p title="> style=" data-style="c:d">');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(html.length), { maxLength: 8 }), async (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), html.length];
      const pieces = places.slice(1).map((end, index) => html.slice(places[index], end));
      expect(await changed(...pieces)).toBe(whole);
    }),
  );
});

it('markup that never ends is passed on as it is', async () => {
  expect(await changed('<p style="a:b">x<b style="c')).toBe('<p data-style="a:b">x<b style="c');
});
