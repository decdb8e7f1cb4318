import chestRadiographStyles from './chest-radiograph.module.css';
import { useFilm } from './film-context.ts';
import { midline } from './geometry.ts';
import { ribPieces } from './ribs.ts';

const Vertebra = ({ index }: { readonly index: number }) => {
  const y = 22 + index * 48 + index * index * 0.4;
  const half = 36 + index * 1.2;
  const plates = `M${midline - half} ${y + 3}Q${midline} ${y + 8} ${midline + half} ${y + 3}M${midline - half} ${y + 37}Q${midline} ${y + 33} ${midline + half} ${y + 37}`;
  return (
    <g opacity={index < 7 ? 0.9 : 0.75} fill="none" stroke="#fff" strokeWidth="2.4">
      <rect
        x={midline - half}
        y={y}
        width={half * 2}
        height={39}
        rx="10"
        fill="#fff"
        stroke="none"
        opacity="0.055"
      />
      <path d={plates} opacity="0.1" />
      <ellipse cx={midline - half * 0.6} cy={y + 15} rx="6" ry="8.5" opacity="0.08" />
      <ellipse cx={midline + half * 0.6} cy={y + 15} rx="6" ry="8.5" opacity="0.08" />
      <path d={`M${midline} ${y + 22}l-5 20l5 6l5 -6Z`} fill="#fff" stroke="none" opacity="0.08" />
    </g>
  );
};

const scapula =
  'M846 196C818 250 826 350 848 430C858 466 872 476 880 456C902 390 922 300 930 232C922 200 872 180 846 196Z';
const clavicle =
  'M536 208C592 196 642 164 708 146C772 131 836 130 926 150L922 170C836 154 778 158 718 176C652 196 602 226 542 233C532 226 530 214 536 208Z';

/** Shoulder blade, head of the humerus and collar bone of the patient's left side. */
const Girdle = () => {
  const url = useFilm();
  return (
    <>
      <g filter={url('blur9')} fill="#fff">
        <path d={scapula} opacity="0.09" />
        <ellipse cx="962" cy="222" rx="46" ry="52" opacity="0.15" />
        <path d="M940 250L1000 262L1000 420C970 380 948 320 940 250Z" opacity="0.1" />
      </g>
      <g filter={url('blur1b')} fill="none" stroke="#fff" strokeWidth="3">
        <path d={scapula} opacity="0.07" />
        <path d={clavicle} opacity="0.2" />
        <path d={clavicle} fill="#fff" stroke="none" opacity="0.12" />
      </g>
    </>
  );
};

const Ribs = () => (
  <g filter={useFilm()('blur1')} stroke="#fff" fill="#fff">
    {ribPieces.map(({ body, upper, lower, fill, edge }) => (
      <g key={body}>
        <path d={body} stroke="none" opacity={fill} />
        <path d={upper} strokeWidth="2.4" opacity={edge * 0.62} />
        <path d={lower} strokeWidth="3.2" opacity={edge} />
      </g>
    ))}
  </g>
);

export const Bones = () => (
  <g className={chestRadiographStyles['screen']}>
    <g filter={useFilm()('blur1b')}>
      {Array.from({ length: 18 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a vertebra is its place in the spine.
        <Vertebra key={index} index={index} />
      ))}
    </g>
    <Girdle />
    <g transform={`translate(${midline * 2} 0) scale(-1 1)`}>
      <Girdle />
    </g>
    <Ribs />
  </g>
);
