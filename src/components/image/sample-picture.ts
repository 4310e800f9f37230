/** A picture of layered stone for demos, drawn here: no network is asked. */
export function samplePicture(width: number, height: number, hue = 30): string {
  const layers = Array.from({ length: 7 }, (_, index) => {
    const y = Math.round((height * (index + 1.5)) / 9);
    const swing = Math.round(height / 14) * (index % 2 ? 1 : -1);
    const colour = `hsl(${hue + index * 4} ${34 - index * 2}% ${72 - index * 8}%)`;
    return `<path fill="${colour}" d="M0 ${y}q${width / 4} ${-swing} ${width / 2} 0t${width / 2} 0V${height}H0z"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><rect width="100%" height="100%" fill="hsl(${hue + 180} 30% 88%)"/><circle cx="${width * 0.74}" cy="${height * 0.2}" r="${Math.min(width, height) * 0.09}" fill="hsl(${hue + 15} 80% 82%)"/>${layers.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
