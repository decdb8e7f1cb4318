import chestRadiographStyles from './chest-radiograph.module.css';
import { useFilm } from './film-context.ts';
import {
  aorta,
  belly,
  carina,
  flanks,
  heart,
  mediastinum,
  rightBorder,
  torso,
  trachea,
} from './outlines.ts';

/** What lies around the lungs: the body wall. */
export const Body = () => {
  const url = useFilm();
  return (
    <>
      <rect width="1000" height="1000" fill="#070707" />
      <path d={torso} fill={url('flesh')} filter={url('blur16')} />
      <path d={torso} fill={url('edge')} filter={url('blur16')} />
      <rect width="1000" height="1000" filter={url('mottle')} opacity="0.05" />
    </>
  );
};

const Hila = () => (
  <g filter={useFilm()('blur16')} fill="#fff" opacity="0.32">
    <ellipse cx="428" cy="428" rx="34" ry="74" />
    <ellipse cx="586" cy="400" rx="34" ry="64" />
  </g>
);

const Airway = () => (
  <g filter={useFilm()('blur5')} fill="#000">
    <path d={trachea} opacity="0.36" />
    <path d={carina} opacity="0.22" />
  </g>
);

/** What lies between and below the lungs: heart, great vessels, airway, liver, stomach bubble. */
export const Middle = () => {
  const url = useFilm();
  return (
    <>
      <g className={chestRadiographStyles['screen']}>
        <Hila />
        <g filter={url('blur5')} fill="#fff">
          <path d={mediastinum} opacity="0.1" />
          <path d={aorta} opacity="0.14" />
          <path d={rightBorder} opacity="0.07" />
        </g>
        <path d={heart} fill={url('heart')} filter={url('blur9')} />
        <path d={flanks} fill="#fff" opacity="0.13" filter={url('blur40')} />
        <path d={belly} fill={url('liver')} filter={url('blur5')} />
      </g>
      <g filter={url('blur16')}>
        <ellipse cx="752" cy="772" rx="58" ry="32" opacity="0.36" />
      </g>
      <Airway />
    </>
  );
};
