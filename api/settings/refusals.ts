import type { SettingsRefusal } from '../../domain/settings/product-settings.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly settings: SettingsRefusal;
  }
}

/** What is told of changes of settings that were refused. */
export const settingsAnswers: RefusalAnswers<RefusalsOf['settings']> = {
  ChangeNotFound: say(404, 'There is no such change.', 'number'),
  ChangedSince: say(409, 'This setting has been changed since. Undo the latest change.', 'number'),
};
