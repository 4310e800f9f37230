import { afterEach, describe, expect, it, vi } from 'vitest';
import { clear, draw, shapes } from './rows';
import { frame } from '../../helpers/waiting';

afterEach(clear);

type Kind = new (type: string, init: object) => Event;

const kinds: readonly (readonly [Kind, Readonly<Record<string, string>>])[] = [
  [
    MouseEvent,
    {
      ...{ onMouseDown: 'mousedown', onMouseUp: 'mouseup', onMouseMove: 'mousemove' },
      ...{ onMouseOver: 'mouseover', onMouseEnter: 'mouseover' },
      ...{ onMouseOut: 'mouseout', onMouseLeave: 'mouseout' },
      ...{ onDoubleClick: 'dblclick', onContextMenu: 'contextmenu' },
    },
  ],
  [
    PointerEvent,
    {
      ...{ onPointerDown: 'pointerdown', onPointerMove: 'pointermove', onPointerUp: 'pointerup' },
      ...{ onPointerCancel: 'pointercancel', onPointerOver: 'pointerover' },
      ...{ onPointerEnter: 'pointerover', onPointerOut: 'pointerout' },
      ...{ onPointerLeave: 'pointerout', onGotPointerCapture: 'gotpointercapture' },
      ...{ onLostPointerCapture: 'lostpointercapture' },
    },
  ],
  [
    TouchEvent,
    {
      ...{ onTouchStart: 'touchstart', onTouchMove: 'touchmove', onTouchEnd: 'touchend' },
      onTouchCancel: 'touchcancel',
    },
  ],
  [WheelEvent, { onWheel: 'wheel' }],
  [KeyboardEvent, { onKeyDown: 'keydown', onKeyUp: 'keyup' }],
  [FocusEvent, { onFocus: 'focusin', onBlur: 'focusout' }],
  [ClipboardEvent, { onCopy: 'copy', onCut: 'cut', onPaste: 'paste' }],
  [
    CompositionEvent,
    {
      ...{ onCompositionStart: 'compositionstart', onCompositionUpdate: 'compositionupdate' },
      onCompositionEnd: 'compositionend',
    },
  ],
  [
    DragEvent,
    {
      ...{ onDragStart: 'dragstart', onDrag: 'drag', onDragEnter: 'dragenter' },
      ...{ onDragOver: 'dragover', onDragLeave: 'dragleave', onDrop: 'drop', onDragEnd: 'dragend' },
    },
  ],
  [Event, { onScroll: 'scroll' }],
  [InputEvent, { onInput: 'input' }],
  [AnimationEvent, { onAnimationStart: 'animationstart', onAnimationEnd: 'animationend' }],
  [TransitionEvent, { onTransitionEnd: 'transitionend' }],
  // Clicks are last because a click may remove the element.
  [PointerEvent, { onClick: 'click' }],
];

/** These events do not bubble, and React has no capture handlers for them. */
const NO_CAPTURE = /Enter$|Leave$/;
const isDragEvent = /^onDrag(Enter|Leave)$/;

const natives = kinds.flatMap(([Kind, names]) =>
  Object.entries(names).flatMap(([name, type]) => {
    const one = { name, type, Kind };
    if (NO_CAPTURE.test(name) && !isDragEvent.test(name)) return [one];
    return [one, { ...one, name: `${name}Capture` }];
  }),
);

/** The component's own part in events that cannot be prevented, or that only the browser can. */
const FOLLOWS =
  /^on(Focus|Blur|Change|Input|Submit|Scroll|Mouse(Down|Up)|Composition(Start|End)|Pointer(Leave|DownCapture)|DragLeave|DropCapture)$/;

function ownHandlers(element: Element): string[] {
  const found = Object.entries(element).find(([name]) => name.startsWith('__reactProps'));
  const props = (found?.[1] ?? {}) as Readonly<Record<string, unknown>>;
  return (
    Object.entries(props)
      .filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
      // An overlay keeps React events from the ancestors of its portal and does nothing else with them.
      .filter(([, value]) => (value as () => void).name !== 'stopInReact')
      .map(([name]) => name)
  );
}

describe.each(shapes)('%s', (_, row) => {
  it('calls the handler of its owner once for every native event', async () => {
    const named = natives.filter(({ name }) => {
      const plain = name.replace(/Capture$/, '');
      return !row.without?.includes(plain);
    });
    const spies = Object.fromEntries(named.map(({ name }) => [name, vi.fn()]));
    const { control } = await draw(row, spies);
    const wrong: string[] = [];
    for (const { name, type, Kind } of named) {
      const spy = spies[name]!;
      spy.mockClear();
      const bubbles = type !== 'scroll';
      const init = { bubbles, cancelable: true, key: 'F8', relatedTarget: null, pointerId: 7 };
      const data = Kind === DragEvent ? { dataTransfer: new DataTransfer() } : {};
      const clip = Kind === ClipboardEvent ? { clipboardData: new DataTransfer() } : {};
      control.dispatchEvent(new Kind(type, { ...init, ...data, ...clip }));
      if (spy.mock.calls.length !== 1) wrong.push(`${name}: ${spy.mock.calls.length} times`);
    }
    expect(wrong).toEqual([]);
  });

  it('has a test for each event that it handles itself', async () => {
    const { control } = await draw(row);
    const known = [
      ...Object.keys(row.acts ?? {}),
      ...(row.elsewhere ?? []),
      ...(row.without ?? []),
    ];
    const own = ownHandlers(control).filter((name) => !FOLLOWS.test(name));
    expect(own.filter((name) => !known.includes(name))).toEqual([]);
  });
});

const acts = shapes.flatMap(([component, row]) =>
  Object.entries(row.acts ?? {}).map(([name, act]) => ({ component, name, row, act })),
);

describe.each(acts)('$component, on $name', ({ name, row, act }) => {
  /** Whether the component has responded, and in which order the handlers ran. */
  const answer = async (owner: (event: Event) => void) => {
    const order: string[] = [];
    const given = {
      ...(act.told && { [act.told]: () => order.push('component') }),
      [name]: (event: Event) => {
        order.push('owner');
        owner(event);
      },
    };
    const { element, control } = await draw(row, given);
    const before = act.seen?.(control);
    await act.run(control);
    if (!act.seen) return { order, has: order.includes('component') };
    await frame();
    return { order, has: act.seen(element.contains(control) ? control : element) !== before };
  };

  it('calls the handler of its owner first and then responds itself', async () => {
    const { order, has } = await answer(() => {});
    expect(has).toBe(true);
    expect(order[0]).toBe('owner');
  });

  it('does nothing when its owner has prevented the event', async () => {
    const { order, has } = await answer((event) => event.preventDefault());
    expect(order[0]).toBe('owner');
    expect(has).toBe(false);
  });
});
