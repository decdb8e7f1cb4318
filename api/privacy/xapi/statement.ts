/** Each one of ADL's, by the last part of its address. */
export type Verb =
  | 'attempted'
  | 'answered'
  | 'completed'
  | 'experienced'
  | 'failed'
  | 'passed'
  | 'resumed'
  | 'scored'
  | 'suspended'
  | 'terminated';

const activityTypes = {
  assessment: 'http://adlnet.gov/expapi/activities/assessment',
  question: 'http://adlnet.gov/expapi/activities/cmi.interaction',
  simulation: 'http://adlnet.gov/expapi/activities/simulation',
} as const;

export type Activity = {
  readonly path: string;
  readonly type: keyof typeof activityTypes;
  readonly name: string;
};

export type Score = { readonly raw: number; readonly max: number };

/** What somebody did, before it is put into the words of xAPI. */
export type Doing = {
  readonly verb: Verb;
  readonly object: Activity;
  /** The paper or simulation that it is part of. */
  readonly within?: Activity;
  readonly attemptId?: string;
  readonly at: string;
  readonly success?: boolean | undefined;
  readonly completion?: true;
  /** As it was chosen: letters. */
  readonly response?: readonly string[] | undefined;
  readonly score?: Score | null;
  readonly seconds?: number;
};

export type Naming = {
  readonly origin: string;
  /** Stands for the account: nobody can tell who it is, and it is the same in every file. */
  readonly actor: string;
  /** A UUID that follows from a text. */
  readonly uuidOf: (text: string) => string;
};

const english = (text: string) => ({ 'en-US': text });

const activity = ({ origin }: Naming, { path, type, name }: Activity) => ({
  objectType: 'Activity' as const,
  id: `${origin}/xapi/${path}`,
  definition: {
    type: activityTypes[type],
    name: english(name),
    ...(type === 'question' ? { interactionType: 'choice' as const } : {}),
  },
});

/** In hundredths of a second, the finest that learning record stores compare. */
const duration = (seconds: number): string => `PT${Number(seconds.toFixed(2))}S`;

const scoreOf = ({ raw, max }: Score) => ({
  ...(max > 0 ? { scaled: Number((raw / max).toFixed(4)) } : {}),
  raw,
  min: 0,
  max,
});

const resultOf = ({ success, completion, response, score, seconds }: Doing) => {
  const result = {
    ...(score ? { score: scoreOf(score) } : {}),
    ...(success === undefined ? {} : { success }),
    ...(completion ? { completion } : {}),
    ...(response === undefined ? {} : { response: response.join('[,]') }),
    ...(seconds === undefined || seconds < 0 ? {} : { duration: duration(seconds) }),
  };
  return Object.keys(result).length === 0 ? {} : { result };
};

const contextOf = (naming: Naming, { within, attemptId }: Doing) => ({
  ...(attemptId === undefined ? {} : { registration: naming.uuidOf(`attempt ${attemptId}`) }),
  ...(within ? { contextActivities: { parent: [activity(naming, within)] } } : {}),
  platform: 'Boardwell',
  language: 'en-US',
});

/** One statement of xAPI 1.0.3. `cause` names it for good: a store that has it takes it for the same. */
export const statement = (naming: Naming, doing: Doing, cause: string) => ({
  id: naming.uuidOf(cause),
  actor: {
    objectType: 'Agent' as const,
    account: { homePage: naming.origin, name: naming.actor },
  },
  verb: {
    id: `http://adlnet.gov/expapi/verbs/${doing.verb}`,
    display: english(doing.verb),
  },
  object: activity(naming, doing.object),
  ...resultOf(doing),
  context: contextOf(naming, doing),
  timestamp: doing.at,
});
export type Statement = ReturnType<typeof statement>;
