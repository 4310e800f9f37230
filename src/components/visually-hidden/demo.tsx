import { VisuallyHidden } from './visually-hidden';

export function Demo() {
  return (
    <p style={{ position: 'relative', margin: 0, padding: 16 }}>
      4.5<VisuallyHidden> out of 5 stars</VisuallyHidden>
    </p>
  );
}
