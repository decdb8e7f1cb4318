import type { GenerationCost, GenerationMost, ModelAllowance, Provider } from './generation.ts';

/** What a learner wishes with a turn: to say something, or one of the buttons beside it. */
export type TutorWish = 'say' | 'tell' | 'hint' | 'next' | 'question';

/** One thing of the knowledge base, as a reference shows it. */
export type TutorFact = {
  readonly id: string;
  /** The name of what it is about. */
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  readonly reason: string;
  /** Class of the sources. */
  readonly source: string;
};

/** Where a conversation stands after a turn: all that the next one needs of it. */
export type TutorState = {
  /** Of the knowledge base; null while there is none. */
  readonly topicId: string | null;
  /** The point that waits for the learner's answer. */
  readonly asked: string | null;
  /** The point that was told last. */
  readonly last: string | null;
  /** The topic of the question bank that the learner came by. */
  readonly bankTopic: string | null;
  /** Topics of the knowledge base that come next. */
  readonly ahead: readonly string[];
};

/** What a practice question should be about, the nearer first. */
export type PracticeTopic = {
  /** Names that its text should hold. */
  readonly names: readonly string[];
  /** Topics of the question bank that would do as well. */
  readonly bankTopics: readonly string[];
};

/** A topic of the question bank with what its questions teach, in which to look for what the knowledge base holds. */
export type BankTopic = { readonly name: string; readonly texts: readonly string[] };

/** A model that may be asked, within the budgets it is paid from. */
export type TutorModel = {
  readonly allowance: ModelAllowance;
  /** Holds the most that it may take; false where a budget has not as much left. */
  readonly hold: (most: GenerationMost) => Promise<boolean>;
};

export type TutorRequest = {
  readonly wish: TutorWish;
  /** As the learner typed it: data, never an instruction. */
  readonly text: string;
  /** What was said before, the latest last; read where it is needed. */
  readonly earlier: () => Promise<readonly TutorExchange[]>;
  readonly standing: TutorState;
  /** Facts that were cited before. */
  readonly told: readonly string[];
  /** The learner's field, in whose words it is told; null where none is chosen. */
  readonly field: string | null;
  /** Topics to fall back on. */
  readonly starters: readonly string[];
  /** Set where the text is the name of a topic of the bank. */
  readonly bankTopic: BankTopic | null;
  /** Null where no model may be asked: what is built in answers. */
  readonly model: TutorModel | null;
  /** Puts a practice question into the thread; false where the bank holds none. */
  readonly offerItem: (about: PracticeTopic) => Promise<boolean>;
};

export type TutorExchange = { readonly learner: string; readonly tutor: string };

/** A text in pieces, in which [1] stands for the first of the facts cited; then what it took, last. */
export type TutorPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'done';
      readonly provider: Provider;
      readonly cost: GenerationCost;
      /** Ids of the facts that the marks stand for, in their order. */
      readonly cites: readonly string[];
      readonly standing: TutorState;
    };

/** Tells that an answer is wanted no longer: the learner stopped it, or it took too long. */
export type Stopping = {
  readonly isStopped: () => boolean;
  readonly onStop: (act: () => void) => void;
};

/** Answers a learner's turn, from the facts of the knowledge base alone. */
export type Tutor = {
  /** Ends early, after what was said so far, where it is stopped. Throws `GenerationFailed`. */
  readonly answer: (request: TutorRequest, stopping: Stopping) => AsyncIterable<TutorPiece>;
  /** From now on no model is waited for: what is under way ends at once. */
  readonly hurry: () => void;
  /** Names of those of these topics that it has facts on. */
  readonly teaches: (topics: readonly BankTopic[]) => Promise<ReadonlySet<string>>;
  /** Those of these ids that the knowledge base holds, in a field's words. */
  readonly facts: (
    ids: readonly string[],
    field: string | null,
  ) => Promise<ReadonlyMap<string, TutorFact>>;
};
