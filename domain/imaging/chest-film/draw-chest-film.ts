import { type Finding, layerOf, readingOf } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { documentOf, frame, sideMark } from '../svg/document.ts';
import {
  airway,
  anatomyRamps,
  bodyWall,
  mediastinum,
  skeleton,
  underDiaphragm,
} from './anatomy.ts';
import { chestFindings } from './findings/chest-findings.ts';
import { lungClips, lungs } from './lungs.ts';
import type { ChestFilm } from './parameters.ts';
import { quietFilm } from './reading.ts';
import { ribRamps, ribs } from './ribs.ts';
import { unitsPerCentimeter } from './thorax.ts';

/** From the back of the film to its front; findings lie between. */
const layersOf = (film: ChestFilm, findings: readonly Finding[]): readonly string[] => [
  bodyWall,
  lungs(film),
  layerOf(findings, 'lung'),
  underDiaphragm(film),
  layerOf(findings, 'base'),
  mediastinum(film),
  layerOf(findings, 'front'),
  layerOf(findings, 'over'),
  airway(film),
  skeleton,
  ribs(film),
  layerOf(findings, 'bone'),
  layerOf(findings, 'device'),
];

/** A frontal chest film with its places, steps and words. */
export const drawChestFilm = (film: ChestFilm, id: string): DrawnCase => {
  const findings = chestFindings(film);
  const view = `${film.projection}, ${film.position}`;
  const definitions = [
    ...anatomyRamps,
    ...ribRamps,
    ...lungClips(film),
    ...findings.flatMap((finding) => finding.definitions ?? []),
  ];
  return {
    ...readingOf(quietFilm(film), findings),
    svg: documentOf({
      id,
      definitions,
      body: layersOf(film, findings),
      marks: sideMark(view),
    }),
    width: frame,
    height: frame,
    unitsPerCentimeter: unitsPerCentimeter(film.child === true),
  };
};
