import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

export type ReplayRefusal = {
  readonly code:
    | 'UnknownReadModel'
    | 'RebuildUnderWay'
    | 'NothingKept'
    | 'RebuildMovedOn'
    | 'MetricUnderWay';
};

/** What is told of what the workbench refuses. */
export const replayAnswers: RefusalAnswers<ReplayRefusal> = {
  UnknownReadModel: say(404, 'There is no read model with this name.', 'readModel'),
  RebuildUnderWay: say(
    409,
    'Another rebuild is under way. Wait until it ends, or cancel it first.',
    'readModel',
  ),
  NothingKept: say(409, 'No table of this version was kept to roll back to.', 'readModel'),
  MetricUnderWay: say(409, 'Another metric is being run. Wait until it ends.', 'source'),
  RebuildMovedOn: say(409, 'This rebuild has moved on. Look at where it stands now.', 'action'),
};
