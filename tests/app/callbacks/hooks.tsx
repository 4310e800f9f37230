import { fireEvent, screen } from '@testing-library/react';
import {
  useAliveEffect,
  useAppHide,
  useAppShow,
  useBackLayer,
  useBackPress,
  useDrag,
  useLink,
  useNavigationBarButtonTap,
  useNavigationBarSearch,
  usePageDraft,
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageScroll,
  usePageShare,
  usePageShow,
  usePageUnload,
  usePinch,
  usePresence,
  usePress,
  usePullDownRefresh,
  useReachBottom,
  useResult,
  useTabItemTap,
} from 'portico';
import { type RefCallback, useRef, useState } from 'react';
import { type Callback, click, find, press, type } from '../../components/callbacks/driver';
import { putFinger } from '../../helpers/finger';
import { lookAway, type OpenApp, page, scrollerOf } from '../../helpers/open-app';
import { centreOf } from '../../helpers/touch';
import { untilTrue } from '../../helpers/waiting';
import { type AppDriver, type AppDrivers, Empty, inPage, share } from './driver';

const tall = <div style={{ height: 3000 }}>a long page</div>;
const scroll = () => scrollerOf('/page').scrollTo(0, 9999);

const called = { origin: ['callback', '/page'] } as const;
/** React calls it while it renders or runs effects. */
const drawn: Partial<AppDriver> = {
  origin: { throws: ['page', '/page'], rejects: ['page', '/page'] },
  reports: 'first',
  afterMistake: () => {},
};
const strict = { app: { strict: false } };

const area = (ref: RefCallback<HTMLElement>) => (
  <button ref={ref} type="button" style={{ inlineSize: 300, blockSize: 300 }}>
    Area
  </button>
);

/** Moves one finger over the area, or two away from each other. */
const fingers = (count: 1 | 2) => async () => {
  const on = await find('[data-page="/page"] [data-page-content] button');
  const { x, y } = centreOf(on);
  const down = [7, 8].slice(0, count).map((pointer) => putFinger({ x, y }, { on, pointer }));
  await down[0]?.move({ x: x + 40, y });
  await down[0]?.move({ x: x + 60, y });
  for (const finger of down) finger.lift();
};
const longPress = async () => {
  fireEvent.contextMenu(await find('[data-page="/page"] [data-page-content] button'));
};

function Layer({ onExited, onEntered }: { onExited?: Callback; onEntered?: Callback }) {
  const [open, setOpen] = useState(true);
  const ref = useRef<HTMLDivElement>(null);
  const state = usePresence(open, ref, onExited, onEntered);
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      {state !== 'closed' && <div ref={ref}>a layer</div>}
    </>
  );
}

function WithLayer({ onClose }: { onClose: Callback }) {
  const [open, setOpen] = useState(true);
  useBackLayer(open, (cause) => {
    setOpen(false);
    return onClose(cause) as undefined;
  });
  return <p>{open ? 'open' : 'closed'}</p>;
}

const tabs = {
  app: {
    routes: { '/me': page(Empty, { tab: true }) },
    tabBar: {
      items: [
        { page: '/page', text: 'Page' },
        { page: '/me', text: 'Me' },
      ],
    },
  },
  route: { tab: true },
};

const leave = (app: OpenApp) => app.go('navigate', '/other');
const couldNotRefresh = () =>
  screen.findByText('Could not refresh', { selector: '[role=status] *' });

/** Callbacks of hooks. */
export const hooks: AppDrivers = {
  'useAliveEffect(0)': inPage((run) => useAliveEffect(run as () => void), undefined, {
    ...drawn,
    ...strict,
    // A function would be its clean-up.
    answer: 'a value',
  }),
  'useAppHide(0)': inPage(
    (run) => useAppHide(run),
    () => lookAway(true),
    {
      origin: ['listener', null],
    },
  ),
  'useAppShow(0)': inPage(
    (run) => useAppShow(run),
    () => {
      lookAway(true);
      lookAway(false);
    },
    { origin: ['listener', null] },
  ),
  'useBackLayer(1)': inPage(
    (run) => <WithLayer onClose={run} />,
    async ({ history }) => {
      await screen.findByText('open');
      history.travel(-1);
      await screen.findByText('closed');
    },
    { origin: ['callback', null] },
  ),
  'useBackPress(0)': inPage(
    (run) => useBackPress(run as () => void),
    (app) => app.back(),
  ),
  'useDrag(0).accepts': inPage(
    (accepts) => area(useDrag({ accepts: accepts as () => boolean })),
    fingers(1),
    { ...called, answer: true },
  ),
  'useDrag(0).onEnd': inPage((onEnd) => area(useDrag({ onEnd })), fingers(1), called),
  'useDrag(0).onMove': inPage((onMove) => area(useDrag({ onMove })), fingers(1), called),
  'useDrag(0).onStart': inPage((onStart) => area(useDrag({ onStart })), fingers(1), called),
  'useLink(1)': inPage(
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the hook gives the address
    (run) => <a {...useLink('/other', run)}>Other</a>,
    async (app) => {
      await press('Other')();
      await untilTrue(() => app.stack() === '/page > /other');
    },
    called,
  ),
  'useNavigationBarButtonTap(0)': inPage((run) => useNavigationBarButtonTap(run), press('Save'), {
    route: { navigationBar: { buttons: [{ id: 'save', label: 'Save', text: 'Save' }] } },
  }),
  'useNavigationBarSearch(0)': inPage(
    (run) => useNavigationBarSearch(run),
    type('[data-page="/page"] input', 'rye'),
    { route: { navigationBar: { search: { label: 'Search' } } } },
  ),
  'usePageDraft(1)': inPage((run) => void usePageDraft('name', run), undefined, {
    ...drawn,
    ...strict,
    // The draft is the promise itself. There is no listener for its rejection.
    origin: { throws: ['page', '/page'], rejects: ['uncaught', '/page'] },
  }),
  'usePageHide(0)': inPage((run) => usePageHide(run), leave),
  'usePageLoad(0)': inPage((run) => usePageLoad(run)),
  'usePageReady(0)': inPage((run) => usePageReady(run)),
  'usePageScroll(0)': inPage((run) => {
    usePageScroll(run);
    return tall;
  }, scroll),
  'usePageShare(0)': inPage((run) => usePageShare(run as () => object), share, {
    origin: ['callback', '/page'],
    answer: { title: 'A card' },
  }),
  'usePageShow(0)': inPage((run) => usePageShow(run)),
  'usePageUnload(0)': inPage(
    (run) => usePageUnload(run),
    (app) => app.go('redirect', '/other'),
  ),
  'usePinch(0).onEnd': inPage((onEnd) => area(usePinch({ onEnd })), fingers(2), called),
  'usePinch(0).onMove': inPage((onMove) => area(usePinch({ onMove })), fingers(2), called),
  'usePinch(0).onStart': inPage((onStart) => area(usePinch({ onStart })), fingers(2), called),
  'usePresence(2)': inPage((run) => <Layer onExited={run} />, press('Close'), called),
  'usePresence(3)': inPage((run) => <Layer onEntered={run} />, undefined, called),
  'usePress(0).onLongPress': inPage(
    (onLongPress) => area(usePress({ onLongPress })),
    longPress,
    called,
  ),
  'usePress(0).onPressChange': inPage(
    (onPressChange) => area(usePress({ onPressChange })),
    fingers(1),
    called,
  ),
  'usePress(0).onTap': inPage(
    (onTap) => area(usePress({ onTap })),
    click('[data-page="/page"] [data-page-content] button'),
    called,
  ),
  'usePullDownRefresh(0)': inPage(
    (run) => usePullDownRefresh(run as () => void),
    (app) => app.platform.startPullDownRefresh(),
    { route: { pullDownRefresh: true }, afterMistake: couldNotRefresh },
  ),
  'useReachBottom(0)': inPage((run) => {
    useReachBottom(run);
    return tall;
  }, scroll),
  'useResult(1)': inPage(
    (run) => useResult('/other' as '/', run),
    async (app) => {
      await leave(app);
      await app.platform.back(1, { result: { colour: 'red' } });
    },
  ),
  'useTabItemTap(0)': inPage((run) => useTabItemTap(run), click('a[href$="/page"]'), tabs),
};
