/** How far an edge is softened, in units of the drawing. */
export const blurs = [1, 2, 5, 9, 16, 40] as const;

/** A gray of 0 (black) to 1 (white), or the name of a ramp or texture. */
type Ink = number | string;

export type Paint = {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
  readonly opacity?: number;
  readonly blur?: (typeof blurs)[number];
  /** The name of a clip. */
  readonly clip?: string;
  /** The name of a mask: what is white in it is shown. */
  readonly mask?: string;
  readonly transform?: string | undefined;
  readonly dash?: string;
  /** Ends are round unless said so. */
  readonly cap?: 'butt';
};

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const numberText = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value;

/** One element of the document with what it holds. */
export const element = (name: string, attributes: Attributes, held = ''): string => {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${numberText(value ?? '')}"`)
    .join('');
  return held === '' ? `<${name}${said}/>` : `<${name}${said}>${held}</${name}>`;
};

/** A gray as SVG writes it. */
export const gray = (value: number): string => {
  const level = Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${level}${level}${level}`;
};

/** `@` stands for the document's own mark until the document is closed: names are unique in a page. */
export const reference = (name: string): string => `url(#${name}@)`;

const ink = (value: Ink | undefined): string | undefined => {
  if (value === undefined) return;
  return typeof value === 'number' ? gray(value) : reference(value);
};

const named = (name: string | undefined): string | undefined => name && reference(name);

const attributesOf = (paint: Paint): Attributes => ({
  fill: ink(paint.fill) ?? (paint.stroke === undefined ? undefined : 'none'),
  stroke: ink(paint.stroke),
  'stroke-width': paint.width,
  'stroke-dasharray': paint.dash,
  'stroke-linecap': paint.cap,
  opacity: paint.opacity,
  filter: paint.blur && reference(`blur${paint.blur}`),
  'clip-path': named(paint.clip),
  mask: named(paint.mask),
  transform: paint.transform,
});

export const path = (d: string, paint: Paint = {}): string =>
  element('path', { d, ...attributesOf(paint) });

export const ellipse = (
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  paint: Paint = {},
): string => element('ellipse', { cx, cy, rx, ry, ...attributesOf(paint) });

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  paint: Paint = {},
): string => element('rect', { x, y, width, height, ...attributesOf(paint) });

/** Shapes that share a paint; of an empty group nothing is written. */
export const group = (paint: Paint, held: readonly string[]): string => {
  const inside = held.join('');
  return inside === '' ? '' : element('g', attributesOf(paint), inside);
};

/** Words on the film, at their left end; `end` puts their right end there. */
export const words = (
  text: string,
  [x, y]: readonly [number, number],
  { size = 18, weight = 500, end = false }: { size?: number; weight?: number; end?: boolean } = {},
): string =>
  element(
    'text',
    { x, y, 'font-size': size, 'font-weight': weight, 'text-anchor': end ? 'end' : undefined },
    text,
  );
