type FilterProps = { readonly id: string };

const whole = { x: '0', y: '0', width: '100%', height: '100%' } as const;

/** The same straight line for all three colours of a gray picture. */
const Tone = ({ slope, intercept }: { readonly slope: number; readonly intercept: number }) => (
  <feComponentTransfer>
    <feFuncR type="linear" slope={slope} intercept={intercept} />
    <feFuncG type="linear" slope={slope} intercept={intercept} />
    <feFuncB type="linear" slope={slope} intercept={intercept} />
  </feComponentTransfer>
);

const gray = '0.33 0.33 0.33 0 0  0.33 0.33 0.33 0 0  0.33 0.33 0.33 0 0  0 0 0 0 1';
const cloud = '0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.9 0.7 0 0 -0.55';

export const GrainFilter = ({ id }: FilterProps) => (
  <filter id={`grain${id}`} {...whole}>
    <feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="7" />
    <feColorMatrix type="matrix" values={gray} />
    <Tone slope={1.7} intercept={-0.35} />
  </filter>
);

/** Tissue is never even. */
export const MottleFilter = ({ id }: FilterProps) => (
  <filter id={`mottle${id}`} {...whole}>
    <feTurbulence type="fractalNoise" baseFrequency="0.024" numOctaves="4" seed="21" />
    <feColorMatrix type="matrix" values={cloud} />
  </filter>
);

const level = 0.44;
const width = 0.86;

/** How the film is shown: the slight blur of the detector, then level and window. */
export const ExposureFilter = ({ id }: FilterProps) => (
  <filter id={`film${id}`} {...whole} colorInterpolationFilters="sRGB">
    <feGaussianBlur stdDeviation="0.8" />
    <Tone slope={1 / width} intercept={0.5 - level / width} />
  </filter>
);
