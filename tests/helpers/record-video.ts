/** A real WebM of about that length from the browser's recorder. Its index has no duration. */
export async function recordVideo(ms: number, width = 64, height = 48): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d')!;
  const stream = canvas.captureStream(25);
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const startedAt = performance.now();
  while (performance.now() - startedAt < ms) {
    pen.fillStyle = `hsl(${performance.now() % 360} 80% 50%)`;
    pen.fillRect(0, 0, width, height);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await stopped;
  for (const track of stream.getTracks()) track.stop();
  return new File(parts, 'clip.webm', { type: 'video/webm' });
}
