// A seat is known by its colour and by its shape, so that the colour is never the only signal.
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'pentagon', 'cross', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? 'circle';
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

// Outlines in a box from -10 to 10.
export const OUTLINES: Record<Shape, string> = {
  circle: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
  square: 'M-8-8H8V8H-8Z',
  triangle: 'M0-9.5L9.5 8H-9.5Z',
  diamond: 'M0-10L10 0L0 10L-10 0Z',
  star: 'M0-10L2.9-3.6L9.5-3.1L4.4 1.6L6 8.5L0 4.8L-6 8.5L-4.4 1.6L-9.5-3.1L-2.9-3.6Z',
  pentagon: 'M0-9.5L9.5-2.4L5.9 8.5H-5.9L-9.5-2.4Z',
  cross: 'M-3.4-9.5H3.4V-3.4H9.5V3.4H3.4V9.5H-3.4V3.4H-9.5V-3.4H-3.4Z',
  hexagon: 'M-5-8.7H5L10 0L5 8.7H-5L-10 0Z',
};
