import { handleCommand, StreamContended } from '../../domain/handling/handle-command.ts';
import { loadStream } from '../../domain/handling/load-stream.ts';
import type { EventMeta } from '../../domain/kernel/envelope.ts';
import { subscriptionStream } from '../../domain/kernel/ids.ts';
import type { Notice, Report } from '../../domain/ports/payments.ts';
import type { RecordReport } from '../../domain/subscription/commands.ts';
import { subscription } from '../../domain/subscription/subscription.ts';
import type { ApiContext } from '../server/context.ts';
import { isTester } from './own-subscription.ts';

type NoticeReport = Pick<RecordReport, 'report' | 'readAfter'>;

/**
 * What the notice says. An object without versions is asked for again, and counts as of the events
 * that stood in the stream before: where another was recorded meanwhile, it is asked for once more.
 */
const told = async (
  { world }: Pick<ApiContext, 'world'>,
  notice: Notice,
): Promise<NoticeReport | undefined> => {
  if (notice.kind === 'report') return { report: notice.report };
  const stream = subscriptionStream(notice.accountId);
  const { length } = (await loadStream(world.commands, stream, subscription)).state;
  const reading = await notice.read();
  if (!reading) return undefined;
  const { report } = reading;
  return {
    report: { ...reading, report: { ...report, version: length } } as Report,
    readAfter: length,
  };
};

const tries = 4;

/**
 * Writes down what a processor told, once, whatever it repeats and in whatever order it comes. What
 * concerns nobody here is passed over. Throws what the log and the processor throw.
 */
export const recordNotice = async (
  context: Pick<ApiContext, 'world' | 'inTurn'>,
  notice: Notice,
  correlationId: string,
): Promise<void> => {
  const { world, inTurn } = context;
  const { accountId, eventId } = notice;
  if ((await isTester(context, accountId)) !== false) return;
  const stream = subscriptionStream(accountId);
  const commandId = world.identifiers.commandOf(`payments:${world.payments.name}`, eventId);
  const meta: EventMeta = { actor: 'system', subject: accountId, commandId, correlationId };
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const known = await told(context, notice);
    if (!known) return;
    const at = world.clock.instant();
    const command = { type: 'RecordReport', accountId, at, ...known } as const;
    const handled = await inTurn(stream, () =>
      handleCommand(world.commands, { decider: subscription, stream, command, meta }),
    );
    if (handled.ok) return;
  }
  throw new StreamContended(`${stream} changed ${tries} times while its processor was asked`);
};
