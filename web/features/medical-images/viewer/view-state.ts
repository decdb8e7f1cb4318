/** A place on the image, in parts of its width and height. */
export type ImagePoint = { readonly x: number; readonly y: number };

/** How an image is looked at. */
export type View = {
  /** 1 shows the whole image. */
  readonly zoom: number;
  /** How far it is moved, in parts of the stage. */
  readonly at: ImagePoint;
  /** The gray that stands in the middle, and how many grays are told apart; percent. */
  readonly level: number;
  readonly window: number;
  readonly isInverted: boolean;
  readonly isMeasuring: boolean;
  /** Where the keyboard points while it measures. */
  readonly cursor: ImagePoint;
  /** None, one, or the two ends of what is measured. */
  readonly points: readonly ImagePoint[];
  readonly showsFindings: boolean;
  readonly compares: boolean;
};

export type ViewAction =
  /** Around a place of the stage, counted from its middle. */
  | { readonly type: 'zoom'; readonly by: number; readonly around?: ImagePoint }
  | { readonly type: 'pan'; readonly by: ImagePoint }
  | { readonly type: 'level' | 'window'; readonly to: number }
  | { readonly type: 'invert' | 'measure' | 'findings' | 'compare' | 'reset' }
  | { readonly type: 'point'; readonly at: ImagePoint }
  | { readonly type: 'cursor'; readonly by: ImagePoint };

export const mostZoom = 8;
export const levels = { min: 10, max: 90 } as const;
export const windows = { min: 10, max: 200 } as const;

const middle: ImagePoint = { x: 0, y: 0 };

export const wholeImage: View = {
  zoom: 1,
  at: middle,
  level: 50,
  window: 100,
  isInverted: false,
  isMeasuring: false,
  cursor: { x: 0.5, y: 0.5 },
  points: [],
  showsFindings: true,
  compares: false,
};

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The stage is never empty at an edge. */
const held = ({ x, y }: ImagePoint, zoom: number): ImagePoint => {
  const most = (zoom - 1) / 2;
  // No negative zero, which would stand in the style.
  return { x: within(x, -most, most) + 0, y: within(y, -most, most) + 0 };
};

const zoomed = (view: View, by: number, around: ImagePoint): View => {
  const zoom = within(view.zoom * by, 1, mostZoom);
  const scale = zoom / view.zoom;
  const moved = {
    x: around.x - (around.x - view.at.x) * scale,
    y: around.y - (around.y - view.at.y) * scale,
  };
  return { ...view, zoom, at: held(moved, zoom) };
};

/** A third point begins anew. */
const pointed = (view: View, at: ImagePoint): View => ({
  ...view,
  cursor: at,
  points: view.points.length === 1 ? [...view.points, at] : [at],
});

const plus = (a: ImagePoint, b: ImagePoint): ImagePoint => ({ x: a.x + b.x, y: a.y + b.y });

const toggled = (view: View, type: 'invert' | 'measure' | 'findings' | 'compare'): View => {
  if (type === 'invert') return { ...view, isInverted: !view.isInverted };
  if (type === 'findings') return { ...view, showsFindings: !view.showsFindings };
  if (type === 'compare') return { ...view, compares: !view.compares };
  return { ...view, isMeasuring: !view.isMeasuring, points: [] };
};

/** The view after what was done; pure, so that it can be told what it does. */
export const nextView = (view: View, action: ViewAction): View => {
  switch (action.type) {
    case 'zoom':
      return zoomed(view, action.by, action.around ?? middle);
    case 'pan':
      return { ...view, at: held(plus(view.at, action.by), view.zoom) };
    case 'level':
      return { ...view, level: within(action.to, levels.min, levels.max) };
    case 'window':
      return { ...view, window: within(action.to, windows.min, windows.max) };
    case 'point':
      return pointed(view, action.at);
    case 'cursor': {
      const { x, y } = plus(view.cursor, action.by);
      return { ...view, cursor: { x: within(x, 0, 1), y: within(y, 0, 1) } };
    }
    case 'reset':
      return { ...wholeImage, compares: view.compares, showsFindings: view.showsFindings };
    default:
      return toggled(view, action.type);
  }
};

/** Where on the image a place of the stage lies. */
export const onImage = (
  { zoom, at }: Pick<View, 'zoom' | 'at'>,
  { x, y }: ImagePoint,
): ImagePoint => ({
  x: within((x - at.x) / zoom + 0.5, 0, 1),
  y: within((y - at.y) / zoom + 0.5, 0, 1),
});

type Sized = {
  readonly width: number;
  readonly height: number;
  readonly unitsPerCentimeter: number | null;
};

/** Between the two ends, in centimeters; undefined without them, or where nothing can be measured. */
export const centimeters = (
  points: readonly ImagePoint[],
  { width, height, unitsPerCentimeter }: Sized,
): number | undefined => {
  const [from, to] = points;
  if (!from || !to || unitsPerCentimeter === null) return undefined;
  return Math.hypot((to.x - from.x) * width, (to.y - from.y) * height) / unitsPerCentimeter;
};

/** What a gray of 0 to 1 becomes: its slope and where it begins. */
export const grays = ({ level, window }: Pick<View, 'level' | 'window'>) => {
  const slope = 100 / window;
  return { slope, intercept: 0.5 - (level / 100) * slope };
};
