import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleOf, functionName, readExamples } from '../../scripts/platform-examples.mjs';
import { declarationsIn } from '../../scripts/platform-modules.mjs';
import { readRows } from '../../scripts/platform-rows.mjs';

type Declared = ReturnType<typeof declarationsIn>[number];

function exampleIn(text: string) {
  const all: readonly Declared[] = declarationsIn('examples/a.tsx', text);
  return exampleOf(all.find(({ node }) => node.type === 'FunctionDeclaration'));
}

describe('exampleOf', () => {
  it('exampleOf shows only the body of a function that gets the platform', () => {
    const text = `import type { Platform } from 'portico';

/** @uni It returns a promise. */
export async function hideToast(platform: Platform) {
  if (isDone) {
    await platform.hideToast();
  }
}`;
    expect(exampleIn(text)).toEqual({
      code: 'if (isDone) {\n  await platform.hideToast();\n}',
      difference: 'It returns a promise.',
    });
  });

  it('exampleOf leaves out a last line that returns a name', () => {
    const text = `export function onHide(platform: Platform) {
  const removeListener = platform.onHide(() => {});
  return removeListener;
}`;
    expect(exampleIn(text)?.code).toBe('const removeListener = platform.onHide(() => {});');
  });

  it('exampleOf shows the whole function if it has parameters of an object type', () => {
    const text = `import type { Platform } from 'portico';

export function send(platform: Platform, { id }: { readonly id: string }) {
  platform.send({ id });
}`;
    expect(exampleIn(text)?.code).toBe(`import type { Platform } from 'portico';

function example(platform: Platform, { id }: { readonly id: string }) {
  platform.send({ id });
}`);
  });

  it('exampleOf shows a component with the imports and types that it uses, and no others', () => {
    const text = `import { isPlatformError, type Platform, usePlatform } from 'portico';
import { useEffect, useState } from 'react';

type Order = { readonly id: string };
type Orders = readonly Order[];

export function request() {
  const platform = usePlatform();
  const [order] = useState<Order>();
  return <p>{order?.id}</p>;
}`;
    expect(exampleIn(text)?.code).toBe(`import { usePlatform } from 'portico';
import { useState } from 'react';

type Order = { readonly id: string };

function Example() {
  const platform = usePlatform();
  const [order] = useState<Order>();
  return <p>{order?.id}</p>;
}`);
  });

  it('exampleOf names a function without markup like a hook', () => {
    const text = `import { usePlatform } from 'portico';

export function onAppShow() {
  const platform = usePlatform();
  platform.onAppShow(() => {});
}`;
    expect(exampleIn(text)?.code).toContain('function useExample() {');
  });

  it('exampleOf gives undefined for a call without an example', () => {
    expect(exampleOf(undefined)).toBe(undefined);
  });
});

describe('the examples of the platform', () => {
  it('every call has one example, and every example is of a call', () => {
    const calls = readRows()
      .map(({ name }) => functionName(name))
      .filter((name) => !/^off[A-Z]/.test(name));
    const written: readonly string[] = [...readExamples('docs/platform/examples').keys()];
    expect([...written].sort()).toEqual(calls.sort());
  });

  it('functionName joins the two parts of a name', () => {
    expect(functionName('host.closeWindow')).toBe('hostCloseWindow');
    expect(functionName('showToast')).toBe('showToast');
  });

  it('no example is cut: the braces of each page are in pairs', () => {
    const pages = readFileSync('docs/platform/reference/request.md', 'utf8');
    expect(pages.split('{').length).toBe(pages.split('}').length);
  });
});
