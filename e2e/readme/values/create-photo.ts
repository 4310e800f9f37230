/** A picture as a user would choose it: a PNG file of a landscape, 600 by 400 pixels. */
export function createPhoto(): File {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 400;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser has no canvas');
  pen.fillStyle = '#9ed0e6';
  pen.fillRect(0, 0, 600, 400);
  pen.fillStyle = '#f4c542';
  pen.beginPath();
  pen.arc(300, 150, 70, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#138a75';
  pen.fillRect(0, 260, 600, 140);
  const bytes = atob(canvas.toDataURL('image/png').split(',')[1] ?? '');
  return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], 'photo.png', {
    type: 'image/png',
  });
}
