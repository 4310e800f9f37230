import { isPlatformError, useAuth, usePlatform } from 'portico';
import { useOutbox } from 'portico/offline';
import { useState } from 'react';
import { outbox } from '../outbox';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (uid: string) => `${part({ alg: 'none' })}.${part({ uid })}.x`;

/** Books tables, and shows what is on its way. */
export default function Book() {
  const platform = usePlatform();
  const { user } = useAuth();
  const { entries, retry, discard } = useOutbox(outbox);
  const [table, setTable] = useState('');
  const [said, setSaid] = useState('');
  const book = async (megabytes = 0) => {
    try {
      const plan = megabytes > 0 ? new Blob([new Uint8Array(megabytes * 1024 * 1024)]) : undefined;
      await outbox.add('book', { table, ...(plan && { plan }) });
      setTable('');
      setSaid(`Stored ${table}`);
    } catch (error) {
      setSaid(isPlatformError(error) ? error.code : String(error));
    }
  };
  return (
    <div>
      <p>Signed in: {user?.uid ?? 'nobody'}</p>
      {['ada', 'bob'].map((uid) => (
        <button key={uid} type="button" onClick={() => platform.auth.setToken(tokenOf(uid))}>
          Be {uid}
        </button>
      ))}
      <button type="button" onClick={() => platform.auth.clear()}>
        Sign out
      </button>
      <label>
        Table <input value={table} onChange={(event) => setTable(event.target.value)} />
      </label>
      <button type="button" onClick={() => void book()}>
        Book
      </button>
      <button type="button" onClick={() => void book(30)}>
        Book with a plan
      </button>
      <p role="status">{said}</p>
      <ul>
        {entries.map(({ id, payload, state, refused }) => (
          <li key={id}>
            {payload.table} {state} {refused?.status}
            <button type="button" onClick={() => void retry(id)}>
              Again
            </button>
            <button type="button" onClick={() => void discard(id)}>
              Discard
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
