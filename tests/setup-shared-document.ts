// Components use these variables. Without them a test would depend on the files that ran before it.
import '@/components/kit/tokens.css';
import { afterAll, afterEach } from 'vitest';

afterEach(() => {
  for (const name of ['data-theme', 'dir', 'style']) document.documentElement.removeAttribute(name);
  for (const name of ['class', 'style']) document.body.removeAttribute(name);
  scrollTo(0, 0);
});

// The next file gets the same document: what is left in it would be found there, far from its cause.
afterAll(() => {
  const left = [...document.body.children].map(({ outerHTML }) => outerHTML);
  if (!String(setTimeout).includes('[native code]')) left.push('a clock that is not real');
  if (document.querySelector('meta[http-equiv]')) left.push('a policy');
  if (innerWidth !== 390 || innerHeight !== 844) left.push(`a window of ${innerWidth} px`);
  if (left.length > 0) throw new Error(`left in the document: ${left.join('\n')}`);
});
