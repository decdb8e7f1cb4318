import { z } from 'zod';
import { calendarDay } from '../../kernel/time.ts';
import data from './blueprints.json' with { type: 'json' };

const area = z.object({
  code: z.string(),
  name: z.string(),
  /** Percent of the exam. */
  weight: z.object({ min: z.number(), max: z.number(), mid: z.number() }),
  topics: z.array(z.string()),
});

/** Where a figure comes from: its owner, pages that reproduce it, memory alone, or pages that disagree. */
const sourceClass = z.enum(['owner', 'secondary', 'recalled', 'disputed']);

/** How the exam's owner tells its score. */
const scale = z.object({
  kind: z.enum(['logit', 'raw', 'scaled']),
  min: z.number(),
  max: z.number(),
  /** What is passed from where, the lowest first; named where there are several. */
  cuts: z.array(z.object({ name: z.string().nullable(), mark: z.number() })).min(1),
  source: sourceClass,
  asOf: calendarDay,
  note: z.string(),
});

const blueprint = z.object({
  field: z.string(),
  exam: z.string(),
  officialName: z.string(),
  owner: z.string(),
  outline: z.string(),
  scale,
  areas: z.array(area).min(1),
});
export type Blueprint = z.infer<typeof blueprint>;

/** Outlines of the exams as their owners publish them; dated data, changed when the outline is. */
export const blueprints: readonly Blueprint[] = z.array(blueprint).parse(data.blueprints);

const areaNames = new Map(
  blueprints.flatMap(({ exam, areas }) => areas.map(({ code, name }) => [`${exam}/${code}`, name])),
);

export const blueprintOf = (field: string, exam: string): Blueprint | undefined =>
  blueprints.find((candidate) => candidate.field === field && candidate.exam === exam);

/** The area's name, or its code where an older outline named it otherwise. */
export const areaName = (exam: string, code: string): string =>
  areaNames.get(`${exam}/${code}`) ?? code;

const fieldAreaNames = new Map(
  blueprints
    .flatMap(({ field, areas }) =>
      areas.map(({ code, name }) => [`${field}/${code}`, name] as const),
    )
    // The first exam of a field names what a later one names too.
    .reverse(),
);

/** The area's name in a field, whichever of its exams asks about it; its code where no outline names it. */
export const areaNameInField = (field: string, code: string): string =>
  fieldAreaNames.get(`${field}/${code}`) ?? code;
