import type { Statement, Topics } from '../../../knowledge/nursing-management/practice.ts';
import type { Choice, Place } from '../item-model.ts';

/** The two parts of nursing outlines that these models serve. */
export type NursingPart = 'management' | 'safety';

const areas = {
  management: { rn: 'management-of-care', lpn: 'coordinated-care' },
  safety: { rn: 'safety-infection-control', lpn: 'safety-infection-control' },
} as const;

/** Where an item counts in the examinations of registered and of practical nurses. */
export const nursingPlaces = (part: NursingPart, { rn, lpn }: Topics): readonly Place[] => [
  ...(rn === undefined
    ? []
    : [{ field: 'RN', exam: 'NCLEX-RN', area: areas[part].rn, topic: rn } as const]),
  ...(lpn === undefined
    ? []
    : [{ field: 'LPN', exam: 'NCLEX-PN', area: areas[part].lpn, topic: lpn } as const]),
];

/** A statement as an option. */
export const asChoice = ([text, why]: Statement): Choice => ({ text, why });

/** Class of source of the models of a part. */
export const sourceOf: Readonly<Record<NursingPart, string>> = {
  management: 'Standard nursing leadership, law and ethics texts',
  safety: 'Standard nursing fundamentals text and public health infection control guidance',
};
