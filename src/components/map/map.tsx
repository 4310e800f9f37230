import '@/components/kit/tokens-extra.css';
import { Button } from '@/components/button';
import { joinClasses } from '@/components/kit/props';
import { useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';
import { type MapProvider, useTheme, useWords } from '@/platform';
import { omit } from '@/shared/lazy-values';
import { en, enLate } from '@/shared/messages';
import styles from './map.module.css';
import { mapReaders } from './map-data';
import type { MapProps } from './map-types';
import { useMapSource } from './use-map-source';

const OWN = [
  ...['label', 'id', 'latitude', 'longitude', 'scale', 'coordinates', 'markers'],
  ...['cluster', 'polylines', 'polygons', 'circles', 'controls', 'includePoints'],
  ...['showLocation', 'showZoom', 'onTap', 'onMarkerTap', 'onCalloutTap'],
  ...['onControlTap', 'onRegionChange', 'onReady'],
];

/** A map of the app's provider. It fills its container. The first map loads Leaflet. */
export function MapView(ownProps: MapProps) {
  const props = useData('MapView', useDefaults('MapView', ownProps), mapReaders);
  const [source, reload] = useMapSource();
  const t = useWords({ ...en, ...enLate });
  const theme = useTheme();
  return (
    <section
      {...omit(props, OWN)}
      className={joinClasses(styles.root, props.className)}
      aria-label={props.label}
    >
      {source.state === 'loading' && (
        <div data-part="message" className={styles.notice}>
          <Spinner label={t('loading')} />
        </div>
      )}
      {source.state === 'failed' && (
        <div data-part="message" className={styles.notice} role="alert">
          <p>{t(source.reason === 'key' ? 'mapKeyMissing' : 'mapLoadFailed')}</p>
          {source.reason === 'load' && (
            <Button variant="tonal" onClick={reload}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
      {source.state === 'ready' && (
        <>
          <source.View
            {...props}
            provider={source.provider}
            tiles={source.tiles}
            isDark={theme === 'dark'}
            onTrouble={source.onTrouble}
          />
          <MapAttribution parts={source.provider.attribution} />
        </>
      )}
    </section>
  );
}

/** The attribution that the provider's terms require. */
function MapAttribution({ parts }: { parts: MapProvider['attribution'] }) {
  return (
    <p data-part="note" className={styles.attribution}>
      {parts.map(({ text, href }) =>
        href === undefined ? (
          <span key={text}>{text}</span>
        ) : (
          <a key={text} href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
