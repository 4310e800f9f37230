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
  /** Its accessible name, and the tip of a mouse. */
  readonly title?: string;
  /** Address of a picture. @default a pin */
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

/** A button on the map, from its upper left corner. */
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
  /** The visitor's fingers, or a call or prop of the page. */
  readonly causedBy: 'drag' | 'scale' | 'update';
  readonly scale: number;
  readonly centerLocation: Point;
  readonly region: MapRegion;
};

export type MapProps = Omit<ComponentProps<'section'>, 'id' | 'children'> & {
  /** The accessible name. */
  label: string;
  /** createMapContext(id) reaches the map by it. */
  id?: string;
  latitude: number;
  longitude: number;
  /** 5 to 18. @default 16 */
  scale?: number;
  /** Of every point that goes in and comes out. @default those of the map's provider */
  coordinates?: CoordinateSystem;
  markers?: readonly MapMarker[];
  /** Whether near markers become one with their number. @default from 200 markers on */
  cluster?: boolean;
  polylines?: readonly MapPolyline[];
  polygons?: readonly MapPolygon[];
  circles?: readonly MapCircle[];
  controls?: readonly MapControl[];
  /** Shows all of these at first, and whenever they are others. */
  includePoints?: readonly Point[];
  /** The visitor's own place, looked up again every 30 s. @default false */
  showLocation?: boolean;
  /** Buttons for those who can not pinch. @default true */
  showZoom?: boolean;
  onTap?: (point: Point) => void;
  onMarkerTap?: (id: MarkerId) => void;
  onCalloutTap?: (id: MarkerId) => void;
  onControlTap?: (id: string | number) => void;
  onRegionChange?: (change: RegionChange) => void;
  /** The map is there and can be used. */
  onReady?: () => void;
};
