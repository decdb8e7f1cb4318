import chestRadiographStyles from './chest-radiograph.module.css';
import { useFilm } from './film-context.ts';
import { leftLung, rightLung } from './outlines.ts';
import { leftVessels, rightVessels, type Vessel } from './vessels.ts';

const Vessels = ({ vessels }: { readonly vessels: readonly Vessel[] }) =>
  vessels.map(({ path, width }) => (
    <path key={path} d={path} fill="#fff" opacity={Math.min(0.23, 0.04 + width * 0.024)} />
  ));

type RightLungProps = { readonly collapse: number };

/** A fallen lung is smaller and a little denser, and its vessels come along. */
const RightLung = ({ collapse }: RightLungProps) => {
  const url = useFilm();
  const shrink = `translate(438 430) scale(${1 - collapse * 0.3} ${1 - collapse * 0.12}) translate(-438 -430)`;
  return (
    <g clipPath={url('wall')}>
      <g clipPath={url('lung')}>
        <rect x="60" y="60" width="420" height="740" fill="#fff" opacity={collapse * 0.12} />
        <rect x="100" y="90" width="380" height="700" filter={url('mottle')} opacity="0.13" />
        <g className={chestRadiographStyles['screen']} filter={url('blur1')} transform={shrink}>
          <Vessels vessels={rightVessels} />
        </g>
      </g>
    </g>
  );
};

const LeftLung = () => {
  const url = useFilm();
  return (
    <g clipPath={url('otherLung')}>
      <rect x="540" y="90" width="340" height="720" filter={url('mottle')} opacity="0.13" />
      <g className={chestRadiographStyles['screen']} filter={url('blur1')}>
        <Vessels vessels={leftVessels} />
      </g>
    </g>
  );
};

/** Air where lung should be: blacker than lung, and without markings. */
const FreeAir = () => {
  const url = useFilm();
  return (
    <g clipPath={url('wall')} filter={url('blur1b')}>
      <g clipPath={url('beyond')}>
        <rect x="60" y="60" width="420" height="760" fill="#000" opacity="0.5" />
      </g>
    </g>
  );
};

export const Lungs = ({ collapse }: RightLungProps) => {
  const url = useFilm();
  return (
    <>
      <g filter={url('blur5')}>
        <path d={rightLung} fill={url('right')} />
        <path d={leftLung} fill={url('left')} />
      </g>
      <g fill="#fff" opacity="0.06" filter={url('blur40')}>
        <ellipse cx="316" cy="596" rx="130" ry="86" />
        <ellipse cx="752" cy="606" rx="112" ry="86" />
      </g>
      <RightLung collapse={collapse} />
      <LeftLung />
      {collapse > 0 ? <FreeAir /> : null}
    </>
  );
};
