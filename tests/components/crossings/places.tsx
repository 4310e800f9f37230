import type { ReactNode } from 'react';
import * as kit from '@/components';
import { type OpenApp, openApp, page } from '../../helpers/open-app';
import { drawn } from '../../helpers/touch';
import { until, untilTrue } from '../../helpers/waiting';
import { hands, inside, withoutMotion } from './driver';
import type { Field } from './fields';
import { containers } from './overlays';

/** A place that users open, with something in it. */
type Place = (given: { readonly children: ReactNode }) => ReactNode;

const overlay = (name: string): Place => {
  const Ui = containers[name]!.Ui;
  return ({ children }) => (
    <Ui name="Place" tell={() => {}}>
      {children}
    </Ui>
  );
};

/** The places where products put fields. `modal page` is a page, the others are in one. */
export const places: Readonly<Record<string, Place>> = {
  sheet: overlay('Popup'),
  dialog: overlay('Dialog'),
  popover: overlay('Popover'),
  dropdown: overlay('Dropdown'),
  collapse: ({ children }) => (
    <kit.Collapse>
      <kit.CollapseItem value="place" title="Open Place">
        {children}
      </kit.CollapseItem>
    </kit.Collapse>
  ),
  tabs: ({ children }) => (
    <kit.Tabs
      label="Places"
      items={[
        { value: 'first', label: 'First', content: 'Plain text' },
        { value: 'place', label: 'Open Place', content: children },
      ]}
    />
  ),
  'floating panel': ({ children }) => (
    <kit.FloatingPanel label="Place" anchors={[0.9]}>
      {children}
    </kit.FloatingPanel>
  ),
  'confirm dialog': overlay('ConfirmDialog'),
  'modal page': ({ children }) => children,
};

/** An app with the field in the place, which is open. */
export async function openField(place: string, { Ui }: Field) {
  withoutMotion();
  const told: unknown[] = [];
  const Place = places[place] as Place;
  const tell = (value: unknown) => told.push(value);
  function Home() {
    return (
      <div style={{ paddingBlockStart: 60 }}>
        <Place>
          <div data-place style={{ minInlineSize: 280 }}>
            <Ui tell={tell} />
          </div>
        </Place>
      </div>
    );
  }
  const app = await openApp({
    routes: { '/': page(() => null), '/place': page(Home, { modal: place === 'modal page' }) },
  });
  await app.go('navigate', '/place');
  const box = () => document.querySelector<HTMLElement>('[data-place]');
  // A closed collapse keeps its content, hidden.
  const isShown = () => box()?.checkVisibility({ visibilityProperty: true }) ?? false;
  if (!isShown()) {
    await hands.touch(await until(() => inside(document.body, openerOf(place))));
    await untilTrue(isShown);
    // A finger finds what the browser has drawn.
    await drawn();
  }
  return { app, told, isOpen: () => isShown() && isOn(app) };
}

const openerOf = (place: string) => (place === 'dropdown' ? 'Place' : 'Open Place');

const isOn = (app: OpenApp) => app.stack() === '/ > /place';
