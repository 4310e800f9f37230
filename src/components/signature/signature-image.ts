import type { Box } from '@/components/kit/geometry';
import { asItems } from '@/components/kit/use-data';
import { attempt } from '@/shared/errors';
import {
  boundsOf,
  type Ink,
  NOT_SIGNED,
  paintStrokes,
  type SignaturePoint,
  type SignatureStroke,
  type SignatureValue,
} from './strokes';

/** Pixels of an image for each CSS pixel, so that a print is sharp. */
const RATIO = 3;
const FONT_SIZE = 40;
const SCRIPT_FONT = `'Snell Roundhand', 'Segoe Script', 'Dancing Script', cursive`;

/** Draws the signature without the empty space around it. Images without transparency get a white ground. */
export function drawImage(value: SignatureValue, ink: Ink, type: string): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const font = `italic ${FONT_SIZE}px ${SCRIPT_FONT}`;
  pen.font = font;
  const isTyped = value.strokes.length === 0;
  const box = isTyped
    ? textBounds(pen.measureText(value.text).width)
    : boundsOf(value.strokes, ink.width);
  canvas.width = Math.ceil(box.width * RATIO);
  canvas.height = Math.ceil(box.height * RATIO);
  if (type === 'image/jpeg') {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.setTransform(RATIO, 0, 0, RATIO, -box.left * RATIO, -box.top * RATIO);
  pen.font = font;
  pen.fillStyle = ink.color;
  if (isTyped) pen.fillText(value.text, 0, 0);
  else paintStrokes(pen, value.strokes, ink);
  return canvas;
}

/** The box around a typed name, with room for letters that lean out of it. */
function textBounds(width: number): Box {
  return { left: -8, top: -FONT_SIZE, width: width + 24, height: FONT_SIZE * 1.5 };
}

/** A small text that keeps the lines: the value in a form. Other software shows it as an image. */
export function toSvgUrl(value: SignatureValue, { color, width }: Ink): string {
  const { strokes, text } = value;
  const isTyped = strokes.length === 0;
  // A line to the same point is a dot.
  const lines = strokes.map((stroke) => {
    const points = stroke.length === 1 ? [...stroke, ...stroke] : stroke;
    return `<polyline points='${points.map(({ x, y }) => `${x},${y}`).join(' ')}'/>`;
  });
  const typed = `<text font-size='${FONT_SIZE}' font-style='italic' font-family='cursive' fill='${escape(color)}'>${escape(text)}</text>`;
  const bounds = isTyped ? textBounds(text.length * FONT_SIZE * 0.6) : boundsOf(strokes, width);
  const box = [bounds.left, bounds.top, bounds.width, bounds.height]
    .map((each) => Math.round(each * 10) / 10)
    .join(' ');
  const style = `fill='none' stroke='${escape(color)}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'`;
  const content = isTyped ? typed : `<g ${style}>${lines.join('')}</g>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}'>${content}</svg>`;
  // Data URLs may contain these characters. Escaped, each takes three.
  const plain: Readonly<Record<string, string>> = {
    '%20': ' ',
    '%2C': ',',
    '%3D': '=',
    '%2F': '/',
  };
  return `${SVG}${encodeURIComponent(svg).replace(/%(20|2C|3D|2F)/g, (code) => plain[code] ?? code)}`;
}

const SVG = 'data:image/svg+xml,';

/** Reads a value that a form has kept: a value, the text of `toSvgUrl`, or a name. */
export function signatureOf(given: unknown): SignatureValue {
  if (typeof given === 'object' && given !== null) return valueOf(given);
  if (typeof given !== 'string') return NOT_SIGNED;
  if (!given.startsWith(SVG)) return { strokes: [], text: given };
  const svg = attempt(() => decodeURIComponent(given.slice(SVG.length))) ?? '';
  // Not with DOMParser: under Trusted Types it takes no text.
  const lines = Array.from(svg.matchAll(/ points='([^']*)'/g), ([, points = '']) => points);
  const [, text = ''] = />([^<]*)<\/text>/.exec(svg) ?? [];
  return { strokes: lines.map(strokeOf), text: unescape(text) };
}

/** The data of a server may lack a part. */
function valueOf(given: { readonly strokes?: unknown; readonly text?: unknown }): SignatureValue {
  const { strokes, text } = given;
  return {
    strokes: asItems<SignatureStroke>(strokes).map(asItems<SignaturePoint>),
    text: typeof text === 'string' ? text : '',
  };
}

function strokeOf(points: string): SignatureStroke {
  const pairs = points.split(' ');
  return pairs
    .filter((pair, at) => pair !== pairs[at - 1])
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return { x: x || 0, y: y || 0 };
    });
}

function escape(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function unescape(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
