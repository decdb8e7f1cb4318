import { Callout, Skeleton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { RekeyPreview as Preview } from '../../../domain/contracts/item-review.ts';
import type { ItemId, OptionId } from '../../../domain/kernel/ids.ts';
import { counted } from '../../format/counts.ts';
import { serverText } from '../../http/http-error.ts';
import { classes } from '../../ui/classes.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import textStyles from '../../ui/text.module.css';
import { rekeyPreviewQuery } from './rekey-preview-query.ts';

const whoHolds = ({ attempts, learners }: Preview): string => {
  if (attempts === 0) return 'No submitted attempt holds this question as it stands.';
  return `${counted(attempts, 'attempt')} of ${counted(learners, 'learner')} held it.`;
};

const moves = ({ raised, lowered, same, largestGain, largestLoss }: Preview): string => {
  const parts = [
    ...(raised > 0
      ? [`${counted(raised, 'score')} would rise, by up to ${counted(largestGain, 'point')}`]
      : []),
    ...(lowered > 0
      ? [`${counted(lowered, 'score')} would fall, by up to ${counted(largestLoss, 'point')}`]
      : []),
    ...(same > 0 ? [`${counted(same, 'score')} would stay`] : []),
  ];
  return `${parts.join('; ')}.`;
};

const scores = (preview: Preview): string => {
  const { attempts, workedOut } = preview;
  if (workedOut === 0) return '';
  return workedOut < attempts
    ? `Of ${counted(workedOut, 'attempt')} worked out: ${moves(preview)}`
    : moves(preview);
};

const affected = (preview: Preview): string =>
  [whoHolds(preview), scores(preview)].filter((text) => text !== '').join(' ');

type RekeyPreviewProps = { readonly itemId: ItemId; readonly wished: readonly OptionId[] };

/** Whom this key would affect. Where it could be no key of the question, the server says why. */
export const RekeyPreview = ({ itemId, wished }: RekeyPreviewProps) => {
  const { data, isError, error, refetch } = useQuery(rekeyPreviewQuery(itemId, wished));
  const refusal = isError ? serverText(error) : undefined;
  if (isError && refusal === undefined) {
    return <LoadFailed what="Whom it affects" onRetry={refetch} error={error} />;
  }
  return (
    <Callout.Root size="1" color={refusal === undefined ? 'blue' : 'amber'} mt="4" role="status">
      <Callout.Icon>
        <Users size={16} aria-hidden="true" />
      </Callout.Icon>
      <Callout.Text className={classes(textStyles['pretty'], textStyles['num'])}>
        {refusal ??
          (data ? affected(data) : <Skeleton>12 attempts of 12 learners held it.</Skeleton>)}
      </Callout.Text>
    </Callout.Root>
  );
};
