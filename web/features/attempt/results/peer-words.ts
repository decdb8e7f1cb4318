import type { Peers } from '../../../../domain/contracts/measurement.ts';
import { spokenTime } from '../../../format/duration.ts';

export type Peer = Peers[number];

/** What follows the learner's own time; nothing while it is not known. */
export const medianWords = (peer: Peer | undefined): string => {
  if (!peer) return '';
  if (peer.medianSeconds === null) return '; too few other answers to compare yet';
  return `; others' median: ${spokenTime(peer.medianSeconds)}`;
};

/** "31% chose it"; undefined while too few learners met the question. */
export const chosenWords = (peer: Peer | undefined, label: string): string | undefined =>
  peer?.isEnough ? `${peer.optionShares[label] ?? 0}% chose it` : undefined;

/** Seconds a question that others took on this paper; undefined unless all of it is known. */
export const peerPace = (peers: readonly Peer[]): number | undefined => {
  const medians = peers.flatMap(({ medianSeconds }) => medianSeconds ?? []);
  return medians.length > 0 && medians.length === peers.length
    ? medians.reduce((sum, median) => sum + median, 0) / medians.length
    : undefined;
};
