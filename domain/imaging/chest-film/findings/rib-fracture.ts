import { type Finding, spot } from '../../finding.ts';
import { ellipse, path } from '../../svg/paint.ts';
import type { ChestFilm } from '../parameters.ts';
import { breakAt, ribLine } from '../ribs.ts';
import { handOf } from '../thorax.ts';

/** A broken rib; the bone itself is drawn with the ribs, here its dark gap and the blood about it. */
export const ribFracture = (film: ChestFilm): Finding | undefined => {
  if (!film.ribFracture) return;
  const { side, rib } = film.ribFracture;
  const n = rib - 1;
  const hand = handOf(side);
  const [x, y] = ribLine(n, hand)[breakAt(n)] ?? [0, 0];
  const gap = `M${x - hand * 6} ${y - 13}l${hand * 8} 15l${-hand * 2} 13`;
  return {
    layers: {
      lung: ellipse([x + hand * 26, y + 20, 34, 44], { fill: 0.6, opacity: 0.4, blur: 16 }),
      bone: path(gap, { stroke: 0.04, width: 4, opacity: 0.6, blur: 1 }),
    },
    hotspots: [
      spot([x, y], `${rib}th rib`, 'Its line breaks off and goes on lower: a step in the bone.'),
    ],
    seen: {
      Bones: `${side === 'right' ? 'Right' : 'Left'} ${rib}th rib: a step towards the side`,
    },
    impression: `Displaced fracture of the ${side} ${rib}th rib`,
    alt: `On the image ${side === 'right' ? 'left' : 'right'}, the outline of one rib breaks off and goes on lower.`,
  };
};
