import { Slider } from 'portico';

export default function SliderPage() {
  return (
    <div style={{ padding: 24 }}>
      <Slider label="Thickness" max={1000} defaultValue={100} showValue tooltip />
    </div>
  );
}
