import type { HandedIn } from './handed-in.ts';

/** An area with the field whose outlines name it, as in `RT/patient-data`. */
export type FieldArea = `${string}/${string}`;

export const fieldAndCode = (area: string): readonly [field: string, code: string] => {
  const cut = area.indexOf('/');
  return [area.slice(0, cut), area.slice(cut + 1)];
};

/** The areas that a paper asked about, the most asked first. */
export const askedAreas = ({
  field,
  answers,
}: Pick<HandedIn, 'field' | 'answers'>): readonly FieldArea[] => {
  const asked = new Map<FieldArea, number>();
  for (const { area } of answers) {
    const key: FieldArea = `${field}/${area}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
  }
  return [...asked].sort(([, one], [, other]) => other - one).map(([area]) => area);
};
