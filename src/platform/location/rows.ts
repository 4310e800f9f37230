import { refuseUnless } from '@/platform/call/errors';
import { asyncCalls, events, factories, type Need, joinRows } from '@/platform/call/rows';

const calls = () => import('./calls');
const maps = () => import('@/platform/maps/map-context');

const geolocation: Need = ({ navigator, isSecureContext }) =>
  isSecureContext && navigator.geolocation;

export const locationRows = joinRows(
  asyncCalls(calls, {
    /**
     * The phone's position.
     *
     * @support Over https; the browser asks the user
     */
    getLocation: { needs: geolocation, host: 'getLocation' },
    /**
     * Lets the user choose a place on a map.
     *
     * @rejects abort cancel denied failed invalid network no-key
     */
    chooseLocation: {},
    /** Shows a place on a map. */
    openLocation: { host: 'openLocation' },
    /**
     * Starts following the phone's position for onLocationChange.
     *
     * @support Over https; the browser asks the user
     * @rejects abort cancel denied invalid unsupported
     */
    startLocationUpdate: { needs: geolocation },
    /**
     * Stops following the phone's position.
     *
     * @rejects abort
     */
    stopLocationUpdate: {},
  }),
  events(calls, {
    /**
     * The phone has moved. startLocationUpdate starts these events.
     *
     * @support Over https; the browser asks the user
     */
    onLocationChange: {},
    /**
     * The phone's position could not be read.
     *
     * @support Over https; the browser asks the user
     */
    onLocationChangeError: {},
  }),
  factories(maps, {
    /** Commands for a Map of the page, by its id. */
    createMapContext: {
      begin: (_context: unknown, id: unknown) =>
        refuseUnless(
          typeof id === 'string' && id !== '',
          'createMapContext',
          'parameter.id should be an id',
          'id',
        ),
      methods: 'getCenterLocation moveToLocation translateMarker includePoints getRegion getScale',
    },
  }),
);
