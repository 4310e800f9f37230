import { expect } from 'vitest';

const TAGS =
  'a abbr address article b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  );
const ATTRIBUTES =
  'dir lang title alt width height start type reversed value span align colspan rowspan valign scope abbr datetime open color size face class id href src headers style target rel loading decoding draggable referrerpolicy tabindex role aria-label data-part'.split(
    ' ',
  );
const LEAVES_ITS_PLACE =
  /^position|z-index|inset|^(top|right|bottom|left)$|transform|translate|scale|rotate|zoom|filter|clip|mask|image|^content$|cursor|shadow|outline|animation|transition|anchor|--|counter|will-change|behavior|binding|overflow$/;

/** Expects that every element, attribute and style inside is known to be harmless. */
export function expectHarmless(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    expect(TAGS).toContain(element.localName);
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    expect(element.shadowRoot).toBe(null);
    for (const { name, value } of element.attributes) {
      expect(ATTRIBUTES).toContain(name);
      if (name === 'id' || name === 'class') expect(value).toMatch(/^user-content-/);
      if (name === 'href')
        expect(new URL(value, location.href).protocol).toMatch(/^(https?|tel):$/);
      if (name === 'src') {
        const { origin, href } = new URL(value, location.href);
        expect(origin === location.origin || href.startsWith('data:image/')).toBe(true);
      }
    }
    const { style } = element as HTMLElement;
    expect(style.cssText).not.toMatch(/url|expression|import|calc|important|(^|[\s,:])-[\d.]/i);
    for (const property of style) expect(property).not.toMatch(LEAVES_ITS_PLACE);
  }
}

const EVENTS =
  'click dblclick auxclick mouseover mouseenter pointerenter pointerover focus focusin load error toggle beforetoggle animationstart animationend transitionend scroll begin start'.split(
    ' ',
  );

/** Sends every event that a handler could wait for. Links are not followed. */
export function poke(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    for (const type of EVENTS) {
      const event = new Event(type, { cancelable: true });
      element.addEventListener('click', (click) => click.preventDefault(), { once: true });
      element.dispatchEvent(event);
    }
  }
}

/** Watches the page around the text: counts scripts and requests, and compares the look of an element outside. */
export function watchPage() {
  let ran = 0;
  const asked: string[] = [];
  Object.assign(window, { trap: () => (ran += 1) });
  const timings = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes('evil.test')) asked.push(name);
  });
  timings.observe({ type: 'resource', buffered: true });
  const report = (event: SecurityPolicyViolationEvent) =>
    asked.push(`${event.effectiveDirective} ${event.blockedURI}`);
  document.addEventListener('securitypolicyviolation', report);

  const outside = document.createElement('p');
  outside.id = 'outside';
  outside.className = 'outside';
  outside.textContent = 'Beside it';
  outside.style.cssText = 'position:fixed;inset:0 0 auto;height:40px;z-index:1';
  document.body.append(outside);
  const looks = () => {
    const { color, backgroundColor, backgroundImage, display, fontSize, fontFamily } =
      getComputedStyle(outside);
    const { x, y, width, height } = outside.getBoundingClientRect();
    const onTop = document.elementFromPoint(width / 2, height / 2) === outside;
    const page = getComputedStyle(document.body).backgroundColor;
    const names = [
      document.getElementById('outside') === outside,
      document.baseURI,
      document.title,
    ];
    const clobbered = ['body', 'cookie', 'currentScript'].map(
      (name) => typeof Reflect.get(document, name),
    );
    return JSON.stringify([
      ...[color, backgroundColor, backgroundImage, display, fontSize, fontFamily],
      ...[x, y, width, height, onTop, page, document.styleSheets.length, ...names, ...clobbered],
    ]);
  };
  const before = looks();

  return {
    ran: () => ran,
    asked: () => asked,
    expectUntouched: () => expect(looks()).toBe(before),
    stop: () => {
      timings.disconnect();
      document.removeEventListener('securitypolicyviolation', report);
      outside.remove();
    },
  };
}

/** Adds a content security policy to this page. The browser reports each violation. */
export function addPolicy(policy: string): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
}
