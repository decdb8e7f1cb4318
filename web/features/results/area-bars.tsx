import { Box, Flex, Text } from '@radix-ui/themes';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { BandScale } from '../../ui/band-scale.tsx';
import { BandWord } from '../../ui/band-word.tsx';
import { Panel } from '../../ui/panel.tsx';
import { lostFinding, missedTopics } from './area-findings.ts';

type AreaRowProps = SubmittedAttempt['areas'][number] & { readonly missed: string };

const AreaRow = ({ name, correct, total, missed }: AreaRowProps) => {
  const share = total === 0 ? 0 : Math.round((correct / total) * 100);
  return (
    <Box>
      <Flex justify="between" align="baseline" gap="3" mb="2">
        <Text size="2" weight="medium" className="pretty">
          {name}
        </Text>
        <Flex gap="3" align="center" flexShrink="0">
          <Text size="2" className="num nowrap">
            {correct} of {total}
          </Text>
          <BandWord score={share} />
        </Flex>
      </Flex>
      <BandScale value={share} label={`${name}: ${share}%`} />
      {missed ? (
        <Text as="div" size="2" color="gray" mt="2">
          Missed: {missed}
        </Text>
      ) : null}
    </Box>
  );
};

/** The score by blueprint area. */
export const AreaBars = ({ attempt }: { readonly attempt: SubmittedAttempt }) => (
  <Panel title={lostFinding(attempt.areas)} note="By area. The marks are 70 and 80.">
    <Flex direction="column" gap="4">
      {attempt.areas.map((area) => (
        <AreaRow key={area.name} {...area} missed={missedTopics(attempt, area.name)} />
      ))}
    </Flex>
  </Panel>
);
