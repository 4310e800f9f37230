import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed';
import { buildNodes, parseHtml, type RichTextNode } from './parse-inert';
import { type Cleaned, rebuild, type RebuildOptions } from './rebuild';

/**
 * Content as elements of this page: parsed where nothing runs, cleaned there, and then built anew from what is known to
 * be harmless. Nothing is ever written as text and read again, which is what attacks by mutation live on.
 */
export async function cleanContent(
  content: string | readonly RichTextNode[],
  options: RebuildOptions,
): Promise<Cleaned> {
  const body = typeof content === 'string' ? await parseHtml(content) : buildNodes(content);
  DOMPurify.sanitize(body, {
    IN_PLACE: true,
    ALLOWED_TAGS: ['body', ...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_DATA_ATTR: false,
    // Not addresses, though they have colons.
    ADD_URI_SAFE_ATTR: ['data-style', 'face', 'abbr'],
    ALLOW_ARIA_ATTR: false,
    // It needs none: the markup is parsed already.
    TRUSTED_TYPES_POLICY: null,
  });
  return rebuild(body, options);
}
