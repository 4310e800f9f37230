import { Picker } from 'portico';

const slabs = Array.from({ length: 10_000 }, (_, slab) => `Slab ${slab + 1}`);

export default function WheelPage() {
  return <Picker label="Slab" range={slabs} defaultValue={5000} />;
}
