/** Offset, colour and, unless 1, opacity: "0.5 #fff 0.3". */
type Stop = `${number} #${string}`;

const Stops = ({ stops }: { readonly stops: readonly Stop[] }) =>
  stops.map((stop) => {
    const [offset, color, opacity = '1'] = stop.split(' ');
    return <stop key={stop} offset={offset} stopColor={color} stopOpacity={opacity} />;
  });

type RampProps = { readonly id: string; readonly stops: readonly Stop[] };

export const LinearRamp = ({
  id,
  stops,
  down = false,
}: RampProps & { readonly down?: boolean }) => (
  <linearGradient id={id} x1="0" y1="0" x2={down ? 0 : 1} y2={down ? 1 : 0}>
    <Stops stops={stops} />
  </linearGradient>
);

export const RadialRamp = ({ id, stops, cx }: RampProps & { readonly cx: number }) => (
  <radialGradient id={id} cx={cx} cy="0.4" r="0.75">
    <Stops stops={stops} />
  </radialGradient>
);
