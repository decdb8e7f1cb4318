/** The organ systems, by the area codes that PANCE and PANRE share. */
export const systems = [
  'cardiovascular',
  'dermatologic',
  'endocrine',
  'eent',
  'gastrointestinal',
  'genitourinary',
  'hematologic',
  'infectious-diseases',
  'musculoskeletal',
  'neurologic',
  'psychiatry',
  'pulmonary',
  'renal',
  'reproductive',
] as const;
export type System = (typeof systems)[number];

/** A wrong decision that people really make here, and what it would have been right for. */
export type Slip = { readonly text: string; readonly why: string };

/** One thing to know about a condition. */
export type ConditionFact = {
  /** As an option shows it: no full stop, like its neighbours in length and grammar. */
  readonly text: string;
  /** One or two full sentences that name the condition: they also tell why it is wrong elsewhere. */
  readonly why: string;
  /** Ids of look-alikes whose own text would be as right here: they are kept from the options. */
  readonly accepts?: readonly string[];
};

/** One thing to decide about a condition. */
export type Aspect = ConditionFact & {
  /** A case of one to three sentences that may name the condition; needed where a decision is asked. */
  readonly scene?: string;
  /** What is asked after that case, where the usual question does not fit it. */
  readonly question?: string;
  /** Wrong answers of its own, before those of the look-alikes. */
  readonly slips?: readonly Slip[];
};

export type StepPlace = { readonly area: string; readonly topic: string };

/** A disease or disorder, as standard references of adult and family medicine describe it. */
export type Condition = {
  /** Kebab-case, at most 28 characters. */
  readonly id: string;
  /** As an option shows it, for example "Graves disease". */
  readonly name: string;
  readonly system: System;
  /** One of the topics of that area of PANCE, to the letter. */
  readonly topic: string;
  /** Class of the sources, for example "standard internal medicine and emergency texts". */
  readonly source: string;
  /** Places in USMLE Step 1 and Step 2 CK, where it is a classic of theirs. */
  readonly step1?: StepPlace;
  readonly step2?: StepPlace;
  /** Cases of 30 to 75 words without its name, with what decides it; each its own person and setting. */
  readonly vignettes: readonly [string, ...string[]];
  /** What tells it from its look-alikes: follows "shows", for example "a low TSH with diffuse uptake". */
  readonly hallmark: string;
  /** Ids of six or more conditions that are confused with it, of any system. */
  readonly lookalikes: readonly string[];
  /** The finding of history or examination that points to it. */
  readonly finding: Aspect;
  /** The best test to establish it, in the scene given. */
  readonly test: Aspect;
  /** The best treatment or next step, in the scene given. */
  readonly treatment: Aspect;
  /** What goes wrong in the body. */
  readonly mechanism: ConditionFact;
  /** The complication to look out for. */
  readonly complication: ConditionFact;
  /** The strongest risk factor or commonest cause. */
  readonly risk: ConditionFact;
  /** What the patient should be told, or what prevents it or its return. */
  readonly advice: Aspect;
};
