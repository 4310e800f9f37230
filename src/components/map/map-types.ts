import type { ComponentProps } from 'react';
import type { CoordinateSystem, Point } from '@/platform';

export type MarkerId = string | number;

export type MapCallout = {
  readonly content: string;
  /** @default 'tap': shows once the marker was tapped */
  readonly display?: 'tap' | 'always';
};

export type MapMarker = Point & {
  readonly id: MarkerId;
  /** The accessible name and the tooltip. */
  readonly title?: string;
  /** The URL of an image. @default a pin */
  readonly iconPath?: string;
  /** CSS pixels. @default 32 and 40 */
  readonly width?: number;
  readonly height?: number;
  /** Degrees, clockwise. */
  readonly rotate?: number;
  /** @default 1 */
  readonly alpha?: number;
  readonly callout?: MapCallout;
};

export type MapPolyline = {
  readonly points: readonly Point[];
  readonly color?: string;
  /** CSS pixels. @default 4 */
  readonly width?: number;
  readonly dottedLine?: boolean;
};

export type MapPolygon = {
  readonly points: readonly Point[];
  readonly strokeColor?: string;
  readonly strokeWidth?: number;
  readonly fillColor?: string;
};

export type MapCircle = Point & {
  /** Metres. */
  readonly radius: number;
  readonly color?: string;
  readonly strokeWidth?: number;
  readonly fillColor?: string;
};

/** A button on the map. Its position counts from the upper left corner of the map. */
export type MapControl = {
  readonly id: string | number;
  readonly label: string;
  readonly iconPath?: string;
  readonly position: {
    readonly left: number;
    readonly top: number;
    readonly width?: number;
    readonly height?: number;
  };
};

export type MapRegion = { readonly southwest: Point; readonly northeast: Point };

export type RegionChange = {
  readonly type: 'begin' | 'end';
  /** 'drag' and 'scale' come from user input, 'update' from a method call or a prop. */
  readonly causedBy: 'drag' | 'scale' | 'update';
  readonly scale: number;
  readonly centerLocation: Point;
  readonly region: MapRegion;
};

export type MapProps = Omit<ComponentProps<'section'>, 'id' | 'children'> & {
  /** The accessible name. */
  label: string;
  /** The name of the map for createMapContext(id). It is no attribute. */
  id?: string;
  /** The centre. The map moves only when it changes, so users can pan freely in between. */
  latitude: number;
  longitude: number;
  /** The zoom, 5 to 18. @default 16 */
  scale?: number;
  /** The coordinate system of all points in props and events. @default the provider's */
  coordinates?: CoordinateSystem;
  markers?: readonly MapMarker[];
  /** Merges nearby markers into one with their number. @default from 200 markers on */
  cluster?: boolean;
  /** The default colour of shapes is the accent. */
  polylines?: readonly MapPolyline[];
  polygons?: readonly MapPolygon[];
  circles?: readonly MapCircle[];
  /** Buttons at fixed places on the map. */
  controls?: readonly MapControl[];
  /** Zooms and moves the map until all these points are visible, at first and when they change. */
  includePoints?: readonly Point[];
  /** Shows the user's location. It refreshes 30 s after each answer, but not while hidden. @default false */
  showLocation?: boolean;
  /** Shows zoom buttons, for users who cannot pinch. @default true */
  showZoom?: boolean;
  onTap?: (point: Point) => void;
  onMarkerTap?: (id: MarkerId) => void;
  onCalloutTap?: (id: MarkerId) => void;
  onControlTap?: (id: string | number) => void;
  onRegionChange?: (change: RegionChange) => void;
  /** Called when the map is ready to use. */
  onReady?: () => void;
};
