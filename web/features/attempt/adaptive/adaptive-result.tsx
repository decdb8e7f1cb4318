import { Box, Text } from '@radix-ui/themes';
import type { AdaptiveReview } from '../../../../domain/contracts/adaptive.ts';
import { percentOf } from '../../../../domain/kernel/percent.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { ChartPanel } from '../../../ui/chart-panel.tsx';
import { classes } from '../../../ui/classes.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import textStyles from '../../../ui/text.module.css';
import { endReason, logits } from './adaptive-words.ts';

const AbilityChart = lazyPart(async () => (await import('./ability-chart.tsx')).AbilityChart);

const columns = ['Question', 'Correct', 'Ability', 'Low', 'High', 'Difficulty'];

const rowsOf = ({ path }: AdaptiveReview) =>
  path.map(
    ({ correct, theta, low, high, difficulty }, index) =>
      [
        String(index + 1),
        correct ? 'Yes' : 'No',
        ...[theta, low, high, difficulty].map(logits),
      ] as const,
  );

const findingOf = ({ theta, low, high, cut }: AdaptiveReview): string =>
  `Estimated ability: ${logits(theta)} (range ${logits(low)} to ${logits(high)}). Passing standard: ${logits(cut)}`;

const Caveat = ({ review }: { readonly review: AdaptiveReview }) => (
  <Text
    as="p"
    size="2"
    color="gray"
    mt="4"
    className={classes(textStyles['num'], textStyles['measure'], textStyles['pretty'])}
  >
    {endReason(review)} Our question difficulties are estimates that have not been calibrated, so
    this result is a study aid, not a prediction. In any adaptive exam, about half of the answers
    are wrong: look at the result, not the percentage.
  </Text>
);

/** How the estimate moved with each answer, and why the exam ended. */
export const AdaptiveResult = ({ review }: { readonly review: AdaptiveReview }) => {
  const finding = findingOf(review);
  const note = `Ability in logits after each answer. Band: ${percentOf(review.confidence)}% interval`;
  return (
    <Box mb="5">
      <ChartPanel title={finding} note={note} table={{ columns, rows: rowsOf(review) }}>
        {review.path.length === 0 ? (
          <Text size="3">You answered no questions.</Text>
        ) : (
          <ChartFrame label={finding}>
            <AbilityChart review={review} />
          </ChartFrame>
        )}
      </ChartPanel>
      <Caveat review={review} />
    </Box>
  );
};
