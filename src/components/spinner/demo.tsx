import { Spinner } from './spinner';

export function Demo() {
  return (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center', padding: 16 }}>
      <Spinner size={16} />
      <Spinner label="Loading" />
      <Spinner size={40} />
    </div>
  );
}
