import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

type AdminRefusal = {
  readonly code: 'AdminsOnly' | 'OwnSuspension' | 'TesterReadsOnly' | 'NotForTesters' | 'OwnRole';
};

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly admin: AdminRefusal;
  }
}

/** What is told of what only administrators do, and not each of them everything. */
export const adminAnswers: RefusalAnswers<RefusalsOf['admin']> = {
  AdminsOnly: say(403, "You don't have admin privileges."),
  OwnSuspension: say(403, 'You cannot suspend your own account. Another admin can.'),
  TesterReadsOnly: say(
    403,
    'Test accounts share their password: they see settings, content, and questions, and change none of them.',
  ),
  NotForTesters: say(
    403,
    'Test accounts share their password, so what real learners did is not shown to them here.',
  ),
  OwnRole: say(403, 'You cannot change your own role. Another admin can.'),
};
