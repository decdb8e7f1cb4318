import { Box, Text } from '@radix-ui/themes';
import type { AdaptiveReview } from '../../../domain/contracts/adaptive.ts';
import { percentOf } from '../../../domain/kernel/percent.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { endReason, logits } from './adaptive-words.ts';

const AbilityChart = lazyPart(async () => (await import('./ability-chart.tsx')).AbilityChart);

const columns = ['Answer', 'Right', 'Ability', 'From', 'To', 'Difficulty'];

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
  `Your ability is put at ${logits(theta)}, somewhere from ${logits(low)} to ${logits(high)}; the standard is ${logits(cut)}`;

const Caveat = ({ review }: { readonly review: AdaptiveReview }) => (
  <Text as="p" size="2" color="gray" mt="4" className="num measure pretty">
    {endReason(review)} The difficulties are estimates from uncalibrated items, so this verdict is a
    study aid, not a prediction. About half of the answers are wrong in any adaptive exam: look at
    the verdict, not at the percentage.
  </Text>
);

/** How the estimate moved with each answer, and why the exam ended. */
export const AdaptiveResult = ({ review }: { readonly review: AdaptiveReview }) => {
  const finding = findingOf(review);
  const note = `Logits after each answer; the band is the ${percentOf(review.confidence)}% interval`;
  return (
    <Box mb="5">
      <ChartPanel title={finding} note={note} table={{ columns, rows: rowsOf(review) }}>
        {review.path.length === 0 ? (
          <Text size="3">No question was answered.</Text>
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
