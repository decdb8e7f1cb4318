/** A group of tasks of a respiratory therapist who starts or changes care. */
export type CareTopic =
  | 'airway'
  | 'tube'
  | 'clearance'
  | 'oxygen'
  | 'ventilator'
  | 'protection'
  | 'noninvasive'
  | 'plan'
  | 'high-risk'
  | 'home';

/** Something that may be done, as an option words it, and what it would be right for. */
export type Course = { readonly text: string; readonly why: string };

/** A situation that calls for one course of a set. */
export type Decision<Code extends string> = {
  readonly id: string;
  /** The deciding data; ends with a full stop. */
  readonly scene: string;
  /** Asked instead of the usual question of the set. */
  readonly ask?: string;
  readonly key: Code;
  /** Why the key is right here. */
  readonly why: string;
  /** Courses that are clearly wrong here; what might be right as well is not named. */
  readonly wrong: readonly Code[];
  /** Reasons of this situation in place of the course's own. */
  readonly because?: Readonly<Partial<Record<Code, string>>>;
  readonly lesson: string;
  readonly level?: 'recall' | 'application' | 'analysis';
};

/** Situations that are decided between the same courses. */
export type DecisionSet<Code extends string = string> = {
  readonly topic: CareTopic;
  readonly source: string;
  readonly courses: Readonly<Record<Code, Course>>;
  readonly decisions: readonly Decision<Code>[];
};

/** A set whose decisions may name its own courses and no others. */
export const decisionSet = <const Code extends string>(
  set: Omit<DecisionSet<Code>, 'decisions'> & {
    readonly decisions: readonly Decision<NoInfer<Code>>[];
  },
): DecisionSet<Code> => set;

/** Things that belong to a list, such as the reasons against a therapy, and things that do not. */
export type Checklist = {
  readonly id: string;
  readonly topic: CareTopic;
  readonly source: string;
  /** One stem for each half of the entries; each ends with the question. */
  readonly stems: readonly [string, string];
  /** Entries of the first stem, then of the second. */
  readonly right: readonly [readonly Course[], readonly Course[]];
  readonly wrong: readonly [readonly Course[], readonly Course[]];
  readonly lesson: string;
};
