import { glandAndGermClasses } from './classes-gland-germ.ts';
import { heartAndLungClasses } from './classes-heart-lung.ts';
import { nervousClasses } from './classes-nervous.ts';
import { bodyClasses } from './classes-other.ts';
import type { ClassId, Drug } from './drug.ts';
import type { DrugClass } from './drug-class.ts';
import { heartAndLungDrugs } from './drugs-heart-lung.ts';
import { nervousDrugs } from './drugs-nervous.ts';
import { bodyDrugs } from './drugs-other.ts';

const rows = { ...heartAndLungDrugs, ...bodyDrugs, ...nervousDrugs } as const;
const classes = {
  ...heartAndLungClasses,
  ...bodyClasses,
  ...glandAndGermClasses,
  ...nervousClasses,
} as const;

/** The generic name of a drug of the table. */
export type DrugId = keyof typeof rows;

/** Every drug of the table. */
export const drugIds = Object.keys(rows) as readonly DrugId[];

/** A row of the table, with its optional part. */
export const drugOf = (id: DrugId): Drug => rows[id];

/** The class a drug belongs to. */
export const classOf = (id: DrugId): DrugClass => classes[rows[id][0]];

/** The drugs as the ids of facts name them. */
export const factIdOf = (id: DrugId): string => id.toLowerCase().replaceAll(' ', '-');

/** What a drug is used for and what harm it is known for, in two sentences. */
export const portraitOf = (id: DrugId): string => {
  const [, use, harms] = rows[id];
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return `${name} is used for ${use}. Its known harms include ${harms}.`;
};

/** Every class, by its code. */
export const drugClasses: Readonly<Record<ClassId, DrugClass>> = classes;
