import { expect, it, vi } from 'vitest';
import { allowLeaflet } from '@/components/map/allow-leaflet';

type Rules = { createHTML(html: string): string | null };

it('lets through what Leaflet writes, and nothing else', () => {
  const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
  const window = { trustedTypes: { createPolicy } } as unknown as Parameters<
    typeof allowLeaflet
  >[0];
  allowLeaflet(window);
  allowLeaflet(window);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('default');
  const rules = createPolicy.mock.results[0]?.value as Rules;
  expect(rules.createHTML('<svg/>')).toBe('<svg/>');
  for (const html of ['', '<svg/> ', '<svg></svg>', '<svg/><img onerror=alert(1)>', '<b>x</b>']) {
    expect(rules.createHTML(html)).toBeNull();
  }
});

it('does nothing where there are no Trusted Types', () => {
  const window = {} as Parameters<typeof allowLeaflet>[0];
  expect(() => allowLeaflet(window)).not.toThrow();
});
