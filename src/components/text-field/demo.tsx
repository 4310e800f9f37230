import { TextField } from './text-field';

const select = { appearance: 'none', background: 'none' } as const;

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <TextField label="Quarry" help="Slabs are cut where the block was broken.">
        {({ className, ...ties }) => (
          <select {...ties} className={className} style={select} defaultValue="north">
            <option value="north">North face</option>
            <option value="lake">Lakeside</option>
            <option value="old">Old works</option>
          </select>
        )}
      </TextField>
      <TextField label="Delivery" labelPlacement="start" variant="outline">
        {(ties) => <input {...ties} type="date" defaultValue="2026-11-30" />}
      </TextField>
      <TextField label="Crane" error="No crane is free on that day" suffix="t">
        {(ties) => <input {...ties} inputMode="decimal" defaultValue="12.5" />}
      </TextField>
    </div>
  );
}
