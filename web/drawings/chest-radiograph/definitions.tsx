import { useContext } from 'react';
import { FilmId } from './film-context.ts';
import { ExposureFilter, GrainFilter, MottleFilter } from './filters.tsx';
import { leftLung, rightLung } from './outlines.ts';
import { LinearRamp, RadialRamp } from './ramps.tsx';

const Blurs = ({ id }: { readonly id: string }) =>
  ([1.3, 1.9, 5, 9, 16, 40] as const).map((deviation) => (
    <filter
      key={deviation}
      id={`blur${Math.floor(deviation)}${deviation === 1.9 ? 'b' : ''}${id}`}
      x="-60%"
      y="-60%"
      width="220%"
      height="220%"
    >
      <feGaussianBlur stdDeviation={deviation} />
    </filter>
  ));

const Ramps = ({ id }: { readonly id: string }) => (
  <>
    <LinearRamp
      id={`flesh${id}`}
      down
      stops={['0 #7a7a7a', '0.2 #7d7d7d', '0.62 #757575', '0.82 #8a8a8a', '1 #959595']}
    />
    <LinearRamp
      id={`edge${id}`}
      stops={[
        '0 #000 0.8',
        '0.07 #000 0.36',
        '0.16 #000 0.06',
        '0.84 #000 0.06',
        '0.93 #000 0.36',
        '1 #000 0.8',
      ]}
    />
    <LinearRamp
      id={`liver${id}`}
      stops={['0 #fff 0.02', '0.16 #fff 0.2', '0.45 #fff 0.27', '0.75 #fff 0.17', '1 #fff 0.02']}
    />
    <RadialRamp id={`right${id}`} cx={0.4} stops={['0 #1e1e1e', '0.55 #2b2b2b', '1 #545454']} />
    <RadialRamp id={`left${id}`} cx={0.62} stops={['0 #1e1e1e', '0.55 #2c2c2c', '1 #565656']} />
    <RadialRamp
      id={`heart${id}`}
      cx={0.42}
      stops={['0 #fff 0.42', '0.6 #fff 0.36', '1 #fff 0.22']}
    />
  </>
);

type ClipsProps = { readonly id: string; readonly pleuraLine: string };

const Clips = ({ id, pleuraLine }: ClipsProps) => (
  <>
    <clipPath id={`lung${id}`}>
      <path d={`${pleuraLine}L470 780L470 128Z`} />
    </clipPath>
    <clipPath id={`beyond${id}`}>
      <path d={`${pleuraLine}L142 800L60 800L60 60L470 60L470 128Z`} />
    </clipPath>
    <clipPath id={`wall${id}`}>
      <path d={rightLung} />
    </clipPath>
    <clipPath id={`otherLung${id}`}>
      <path d={leftLung} />
    </clipPath>
    <clipPath id={`frame${id}`}>
      <rect x="14" y="14" width="972" height="972" />
    </clipPath>
  </>
);

/** The filters, gradients and clips that the drawing refers to. */
export const Definitions = ({ pleuraLine }: Pick<ClipsProps, 'pleuraLine'>) => {
  const id = useContext(FilmId);
  return (
    <defs>
      <Blurs id={id} />
      <GrainFilter id={id} />
      <MottleFilter id={id} />
      <ExposureFilter id={id} />
      <Ramps id={id} />
      <Clips id={id} pleuraLine={pleuraLine} />
    </defs>
  );
};
