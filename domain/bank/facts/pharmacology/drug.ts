import type { Caution } from './cautions.ts';
import type { Check } from './checks.ts';
import type { glandAndGermClasses } from './classes-gland-germ.ts';
import type { heartAndLungClasses } from './classes-heart-lung.ts';
import type { nervousClasses } from './classes-nervous.ts';
import type { bodyClasses } from './classes-other.ts';
import type { Effect } from './effects.ts';

/** The code of a class of drugs. */
export type ClassId =
  | keyof typeof heartAndLungClasses
  | keyof typeof bodyClasses
  | keyof typeof glandAndGermClasses
  | keyof typeof nervousClasses;

/** What a drug has beyond its class. */
export type Own = {
  readonly effects?: readonly Effect[];
  readonly cautions?: readonly Caution[];
  readonly checks?: readonly Check[];
};

/** Class, main use (follows "is used for") and known harms (follows "include"). */
export type Drug = readonly [classId: ClassId, use: string, harms: string, own?: Own];
