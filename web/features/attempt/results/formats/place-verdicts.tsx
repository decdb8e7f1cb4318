import { Box, Text } from '@radix-ui/themes';
import type { AnswerDetail, Question } from '../../../../../domain/contracts/quiz.ts';
import type { OptionGroup } from '../../../../format/option-places.ts';
import textStyles from '../../../../ui/text.module.css';
import { optionReasons } from '../option-reasons.ts';
import { OptionVerdicts } from '../option-verdicts.tsx';
import type { Peer } from '../peer-words.ts';

type PlaceVerdictsProps = {
  readonly question: Question;
  readonly places: readonly OptionGroup[];
  readonly chosen: readonly string[];
  readonly detail: AnswerDetail | undefined;
  readonly peer: Peer | undefined;
};

/** What is chosen or right, and of the rest what has a reason of its own. */
const isTold =
  (isMatrix: boolean) =>
  ({ isKey, isChosen }: { readonly isKey: boolean; readonly isChosen: boolean }): boolean =>
    !isMatrix || isKey || isChosen;

/** Row by row, blank by blank: your choice beside the key, each with its reason. */
export const PlaceVerdicts = ({ question, places, chosen, detail, peer }: PlaceVerdictsProps) => {
  const reasons = optionReasons({ options: question.options, chosen, detail });
  const byLabel = new Map(reasons.map((reason) => [reason.label, reason]));
  const isMatrix = question.response?.format === 'matrix';
  return (
    <>
      {places.map(({ title, options }) => (
        <Box key={title} mb="4">
          <Text as="p" size="3" weight="medium" mb="2" className={textStyles['measure']}>
            {title}
          </Text>
          <OptionVerdicts
            peer={peer}
            options={options
              .flatMap(({ label, text }) => {
                const reason = byLabel.get(label);
                return reason ? [{ ...reason, text }] : [];
              })
              .filter(isTold(isMatrix))}
          />
        </Box>
      ))}
    </>
  );
};
