import { encode } from 'uqr';

/** Around it, so that a camera finds it on any background. */
const quiet = 4;

/** One path for all dark modules. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
    )
    .join('');

/** Black on white in the dark look too: cameras read nothing else reliably. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const side = size + 2 * quiet;
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width="200" height="200" role="img" aria-label={label}>
      <title>{label}</title>
      <rect width={side} height={side} fill="white" />
      <path d={pathOf(data)} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
};
