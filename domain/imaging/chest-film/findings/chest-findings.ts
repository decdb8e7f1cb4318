import type { Finding } from '../../finding.ts';
import type { ChestFilm } from '../parameters.ts';
import { consolidation } from './consolidation.ts';
import { edema } from './edema.ts';
import { effusion } from './effusion.ts';
import { freeAir } from './free-air.ts';
import { heartSize } from './heart-size.ts';
import { centralLine, chestTube, pacemaker } from './lines.ts';
import { mass } from './mass.ts';
import { pneumothorax } from './pneumothorax.ts';
import { ribFracture } from './rib-fracture.ts';
import { gastricTube, trachealTube } from './tubes.ts';
import { atelectasis, hyperinflation } from './volume.ts';

/** In the order in which an impression names them: what cannot wait comes first. */
const all = [
  pneumothorax,
  freeAir,
  trachealTube,
  gastricTube,
  centralLine,
  edema,
  consolidation,
  effusion,
  atelectasis,
  mass,
  heartSize,
  hyperinflation,
  ribFracture,
  chestTube,
  pacemaker,
] as const;

/** What a film shows beside normal anatomy. */
export const chestFindings = (film: ChestFilm): readonly Finding[] =>
  all.flatMap((find) => find(film) ?? []);
