import { percentOf } from '../../kernel/percent.ts';
import { onAxes } from '../../pictures/axes.ts';
import {
  type FlowVolumeParameters,
  fev1Of,
  flowVolume,
  flowVolumeAxes,
} from '../../pictures/flow-volume/flow-volume.ts';
import type { LoopName } from '../../pictures/flow-volume/loops.ts';
import { heightAt, type Sign, type SignsOf, traceOf } from './sign.ts';

type Seen = Pick<Sign, 'seen' | 'abnormal' | 'means'>;
type Limbs = { readonly out: Seen; readonly in: Seen };

const usual: Limbs = {
  out: { seen: 'Steep to its peak, then a nearly straight fall', abnormal: false },
  in: { seen: 'A round bow', abnormal: false },
};

const flatOut: Seen = {
  seen: 'Cut off flat: the flow does not rise above a low level',
  means: 'A large airway within the chest holds flow out at one level, whatever the effort.',
  abnormal: true,
};

const flatIn: Seen = {
  seen: 'Cut off flat',
  means: 'A large airway outside the chest is drawn narrow by each breath in.',
  abnormal: true,
};

const limbs: Readonly<Record<LoopName, Limbs>> = {
  normal: usual,
  restriction: usual,
  obstruction: {
    ...usual,
    out: {
      seen: 'After an early peak it sags into a deep hollow',
      means: 'Small airways close early, so that flow falls off long before the lung is empty.',
      abnormal: true,
    },
  },
  'variable-extrathoracic': { ...usual, in: flatIn },
  'variable-intrathoracic': { ...usual, out: flatOut },
  fixed: {
    out: { ...flatOut, means: 'The narrow place yields to neither phase, so both are limited.' },
    in: { ...flatIn, means: 'The narrow place yields to neither phase, so both are limited.' },
  },
};

const lowRatio = 0.7;
const lowVolume = 80;

const volumesSeen = (given: FlowVolumeParameters): Seen => {
  const { fvc, predictedFvc } = given;
  const fev1 = fev1Of(given);
  const share = percentOf(fvc / predictedFvc);
  const ratio = fev1 / fvc;
  return {
    seen: `FVC ${fvc} L, ${share}% of predicted; FEV1 ${fev1} L, ratio ${ratio.toFixed(2)}`,
    abnormal: ratio < lowRatio || share < lowVolume,
  };
};

/** Expiration, inspiration and volumes of a flow-volume loop. */
export const loopSigns: SignsOf = ({ parameters, drawing }) => {
  const given = flowVolume.parameters.parse(parameters);
  const trace = traceOf(drawing);
  const place = onAxes(flowVolumeAxes(given));
  const [middle] = place([given.fvc * 0.45, 0]);
  const bottom = Math.max(...trace.map(([, y]) => y));
  const lowest = trace.filter(([, y]) => y > bottom - 0.1).map(([x]) => x);
  // A flat limb has no deepest point: the middle of its floor stands for it.
  const floor = (Math.min(...lowest) + Math.max(...lowest)) / 2;
  return [
    { step: 'Expiration', ...limbs[given.pattern].out, at: [middle, heightAt(trace, middle)] },
    { step: 'Inspiration', ...limbs[given.pattern].in, at: [floor, bottom] },
    { step: 'Volumes', ...volumesSeen(given), at: place([given.fvc, 0]) },
  ];
};
