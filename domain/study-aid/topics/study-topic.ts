/** What one fact of a topic is about. */
export type Aspect =
  | 'recognition'
  | 'finding'
  | 'test'
  | 'treatment'
  | 'mechanism'
  | 'complication'
  | 'risk'
  | 'advice'
  | 'action'
  | 'use'
  | 'harm'
  | 'effect'
  | 'caution'
  | 'monitoring'
  | 'range'
  | 'low'
  | 'high'
  | 'critical'
  | 'sample';

/** One thing to know, asked so that it stands by itself. */
export type StudyFact = {
  /** Unique among all topics. */
  readonly id: string;
  readonly aspect: Aspect;
  /** Names the topic; may hold {patient} and {clinician}. */
  readonly question: string;
  /** A phrase without a full stop. */
  readonly answer: string;
  /** One or two full sentences. */
  readonly reason: string;
  /** Ids of topics whose own answer to the same question would be as right here. */
  readonly accepts?: readonly string[];
};

/** A decision with a best answer and mistakes that people make, each with what it would lead to. */
export type StudyDecision = {
  readonly scene: string;
  readonly question: string;
  readonly best: { readonly text: string; readonly why: string };
  readonly mistakes: readonly { readonly text: string; readonly why: string }[];
};

export type TopicKind = 'condition' | 'drug' | 'drug-class' | 'laboratory-test' | 'pattern';

/** What the built-in knowledge base can teach about one thing. */
export type StudyTopic = {
  /** The kind, a slash and the id of the fact it was made from. */
  readonly id: string;
  readonly kind: TopicKind;
  /** As a title shows it. */
  readonly name: string;
  /** As it stands within a sentence. */
  readonly named: string;
  /** Under which it is filed: an organ system, a class, a panel. */
  readonly group: string;
  /** Other words that people look for it by. */
  readonly aliases: readonly string[];
  /** Words of its content that it may be found by, after its names. */
  readonly related: string;
  /** Class of the sources. */
  readonly source: string;
  /** One or two sentences to keep. */
  readonly gist: string;
  readonly facts: readonly StudyFact[];
  /** Ids of topics that it is confused with or stands beside, nearest first. */
  readonly similar: readonly string[];
  /** Cases without its name. */
  readonly scenes: readonly string[];
  readonly decisions: readonly StudyDecision[];
};
