import { type HostLevel, useHost } from 'portico';
import { Fragment } from 'react';
import { Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import styles from './call-table.module.css';
import { words } from './words';

/** The calls that this page tries, related calls, and features of the browser. */
const calls: readonly string[] = [
  'share.open',
  'share.prepare',
  'chooseImage',
  'previewImage',
  'saveImage',
  'createRecorder',
  'getLocation',
  'openLocation',
  'scanCode',
  'host.openOutside',
  'host.closeWindow',
  'host.hideMenuItems',
  'host.uploadMedia',
  'host.credential',
  'requestPayment',
  ...['google-sign-in', 'passkey', 'file-upload', 'download', 'popup', 'web-share', 'camera'],
];

/** Shows who does each call on this device. */
export function CallTable() {
  const t = useText(words);
  const { can } = useHost();

  return (
    <Panel title={t.calls} footer={t.callsFooter}>
      <table className={styles.table} aria-label={t.calls}>
        <thead>
          <tr>
            <th scope="col">{t.call}</th>
            <th scope="col">{t.servedBy}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call}>
              <th scope="row" className={styles.call}>
                <bdi>{breakable(call)}</bdi>
              </th>
              <td>
                <LevelBadge level={can(call)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Allows a line break between the words of a name, for narrow screens. */
function breakable(name: string) {
  return name.split(/(?=[.A-Z-])/).map((word) => (
    <Fragment key={word}>
      {word}
      <wbr />
    </Fragment>
  ));
}

function LevelBadge({ level }: { level: HostLevel }) {
  const t = useText(words);
  return (
    <span className={styles.level} data-level={level}>
      {t.level(level)}
    </span>
  );
}
