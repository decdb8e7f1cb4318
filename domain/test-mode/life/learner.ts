import type { ExamDefinition } from '../../contracts/exams.ts';
import type { FieldCode } from '../../contracts/fields.ts';
import type { AccountId } from '../../kernel/ids.ts';
import type { RandomSource } from '../../kernel/random.ts';
import type { TimeZone } from '../../kernel/time.ts';
import type { LifeBank, Meetings } from './bank.ts';
import type { DeedRecorder, LifeIds } from './recorder.ts';
import type { Temperament } from './temperament.ts';

/** Everybody whose life is made up lives in the middle of America. */
export const lifeZone = 'America/Chicago' as TimeZone;

/** Somebody whose life is being made up, and how far it is. */
export type Learner = {
  readonly accountId: AccountId;
  readonly field: FieldCode;
  /** The exam ahead. */
  readonly exam: ExamDefinition;
  readonly bank: LifeBank;
  /** Whether every answer is saved as it is given, as pages do; else all come with the hand-in. */
  readonly savesAnswers: boolean;
  /** So many items of the bank are looked at for a practice quiz; all of them when absent. */
  readonly choosesFrom?: number;
  readonly random: RandomSource;
  readonly temperament: Temperament;
  /** Of the areas of the bank the one that comes hardest. */
  readonly weakArea: string | undefined;
  readonly meetings: Meetings;
  readonly recorder: DeedRecorder;
  readonly ids: LifeIds;
};
