import { TextField } from './text-field';

const select = { appearance: 'none', background: 'none' } as const;

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <TextField label="Café" help="Your order is ready here in ten minutes.">
        {({ className, ...ties }) => (
          <select {...ties} className={className} style={select} defaultValue="market">
            <option value="market">Market square</option>
            <option value="lake">Lakeside</option>
            <option value="old">Old town</option>
          </select>
        )}
      </TextField>
      <TextField label="Delivery" labelPlacement="start" variant="outline">
        {(ties) => <input {...ties} type="date" defaultValue="2026-11-30" />}
      </TextField>
      <TextField label="Coffee beans" error="Only 10 kg are left" suffix="kg">
        {(ties) => <input {...ties} inputMode="decimal" defaultValue="12.5" />}
      </TextField>
    </div>
  );
}
