import type { Finding, Normal } from './finding.ts';
import { readingOf } from './finding.ts';
import type { DrawnCase } from './image-case.ts';
import type { Exposure } from './svg/definitions.ts';
import { documentOf, frame } from './svg/document.ts';

type Composition = {
  readonly normal: Normal;
  readonly findings: readonly Finding[];
  readonly definitions: readonly string[];
  /** From the back to the front. */
  readonly body: readonly string[];
  readonly marks: readonly string[];
  readonly exposure?: Exposure;
  readonly unitsPerCentimeter: number | null;
};

/** The drawn case of anatomy, findings and what a quiet image would say. */
export const compose = (id: string, drawn: Composition): DrawnCase => {
  const { normal, findings, definitions, body, marks, exposure = {}, unitsPerCentimeter } = drawn;
  return {
    ...readingOf(normal, findings),
    svg: documentOf({
      id,
      definitions: [...definitions, ...findings.flatMap((finding) => finding.definitions ?? [])],
      body,
      marks,
      exposure,
    }),
    width: frame,
    height: frame,
    unitsPerCentimeter,
  };
};
