/** Loads all chunks of the two pages. Otherwise the first test of a file waits for them, on a slow machine too long. */
export async function loadLocationPages(): Promise<void> {
  await Promise.all([
    import('@/app/overlays/overlay-views'),
    import('@/components/map/map-view'),
    import('@/pages/system/choose-location'),
    import('@/pages/system/open-location'),
    import('@/platform/location/calls'),
    import('@/platform/maps/map-context'),
  ]);
}
