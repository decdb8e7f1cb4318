import { useId } from 'react';
import { Bones } from './bones.tsx';
import styles from './chest-radiograph.module.css';
import { Definitions } from './definitions.tsx';
import { FilmId, useFilm } from './film-context.ts';
import { Lungs } from './lungs.tsx';
import { pleura } from './outlines.ts';
import { Body, Middle } from './soft-tissue.tsx';

type ChestRadiographProps = {
  /** How far the right lung has fallen, 0 (not at all) to 1. */
  readonly pneumothorax?: number;
};

const inWords = (pneumothorax: number): string =>
  pneumothorax > 0
    ? 'Frontal chest radiograph. On the image left, a thin pleural line with no lung markings beyond it.'
    : 'Frontal chest radiograph, normal.';

const PleuralLine = ({ line }: { readonly line: string }) => {
  const url = useFilm();
  return (
    <g clipPath={url('wall')}>
      <path
        d={line}
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        opacity="0.56"
        filter={url('blur1')}
      />
    </g>
  );
};

const SideMark = () => (
  <g fill="#fff" opacity="0.92">
    <text x="56" y="106" fontSize="44" fontWeight="700">
      R
    </text>
    <text x="56" y="136" fontSize="18" fontWeight="500">
      PA, erect
    </text>
  </g>
);

const Exposure = ({ pneumothorax = 0 }: ChestRadiographProps) => {
  const url = useFilm();
  const line = pleura(pneumothorax);
  return (
    <>
      <Definitions pleuraLine={line} />
      <g clipPath={url('frame')}>
        <g filter={url('film')}>
          <Body />
          <Lungs collapse={pneumothorax} />
          <Middle />
          <Bones />
          {pneumothorax > 0 ? <PleuralLine line={line} /> : null}
          <rect className={styles['grain']} width="1000" height="1000" filter={url('grain')} />
        </g>
        <SideMark />
      </g>
    </>
  );
};

/**
 * A frontal chest radiograph drawn from parameters: nothing is traced. Ribs are inclined ellipses
 * seen from the front, vessels are seeded trees, tissue is light added to a dark field. The image's
 * left is the patient's right.
 */
export const ChestRadiograph = ({ pneumothorax = 0 }: ChestRadiographProps) => (
  <FilmId value={useId().replace(/\W/g, '')}>
    <svg
      viewBox="0 0 1000 1000"
      width="100%"
      height="100%"
      role="img"
      aria-label={inWords(pneumothorax)}
      className={styles['radiograph']}
    >
      <rect width="1000" height="1000" />
      <Exposure pneumothorax={pneumothorax} />
    </svg>
  </FilmId>
);
