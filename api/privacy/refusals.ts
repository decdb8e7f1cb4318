import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly privacy: { readonly code: 'DownloadUnderWay' | 'NotConfirmed' | 'PersonForgotten' };
  }
}

/** What is told of downloads and erasures that were refused, and of who was erased. */
export const privacyAnswers: RefusalAnswers<RefusalsOf['privacy']> = {
  DownloadUnderWay: say(
    409,
    'A download of your data is under way. Wait until it is complete, then start the next one.',
  ),
  NotConfirmed: say(400, 'Type your own username to confirm.', 'confirmation'),
  PersonForgotten: say(410, 'The personal data of this account was erased.'),
};
