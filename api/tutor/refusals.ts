import type { TutorConversationRefusal } from '../../domain/tutor/conversation.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly tutor: TutorConversationRefusal;
  }
}

/** What is told of a turn or a conversation that was refused. */
export const tutorAnswers: RefusalAnswers<RefusalsOf['tutor']> = {
  TutorConversationNotFound: say(404, 'There is no such conversation of yours.'),
  TutorMovedOn: say(
    409,
    'This conversation continued in another tab. It is shown as it stands now; your message was not sent.',
    'after',
  ),
  TutorAnswering: say(409, 'The tutor is still answering your last message. Wait a moment.'),
  TutorConversationFull: ({ most }) => ({
    status: 409,
    message: `This conversation has ${most} turns, as many as one can have. Start a new one; this one stays.`,
  }),
};
