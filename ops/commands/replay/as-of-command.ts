import { parseArgs } from 'node:util';
import { learnersEvents } from '../../../api/time-travel/learners-events.ts';
import { calendarDay } from '../../../domain/kernel/time.ts';
import { asOf } from '../../../projectors/time-travel/as-of.ts';
import { pastTypes } from '../../../projectors/time-travel/fold-past.ts';
import { asOfReport } from '../as-of-report.ts';
import { say, WrongUse } from '../command.ts';
import { findLearner } from '../find-learner.ts';
import { withReadSide } from '../open-read-side.ts';

const readArguments = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'as-of': { type: 'string' },
      learner: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const day = calendarDay.safeParse(values['as-of']);
  if (!day.success) throw new WrongUse('--as-of wants a day such as 2026-11-01.');
  if (!values.learner) throw new WrongUse('--learner wants an account id, email or username.');
  return { day: day.data, learner: values.learner, json: values.json };
};

/** A learner's progress as of a day. */
export const asOfCommand = (args: readonly string[]): Promise<number> => {
  const { day, learner, json } = readArguments(args);
  return withReadSide(async (readSide) => {
    const accountId = await findLearner(readSide.pool, learner);
    if (accountId === undefined) {
      process.stderr.write(`There is no learner ${learner}.\n`);
      return 1;
    }
    const { pool: database, log } = readSide;
    const seen = asOf(day, await learnersEvents({ database, log, types: pastTypes }, accountId));
    const { rescorings, months: _, ...shown } = seen;
    const asJson = { learner: accountId, ...shown, rescorings: Object.fromEntries(rescorings) };
    if (json) say(JSON.stringify(asJson, null, 2));
    else for (const line of asOfReport(accountId, seen)) say(line);
    return 0;
  });
};
