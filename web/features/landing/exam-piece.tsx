import { Badge, Box, Flex, Text } from '@radix-ui/themes';
import { Clock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes.ts';
import pieceStyles from '../../ui/piece.module.css';
import scaleStyles from '../../ui/scale.module.css';
import textStyles from '../../ui/text.module.css';

type Area = { readonly name: string; readonly scored: number };

const areas: readonly Area[] = [
  { name: 'Patient Data', scored: 50 },
  { name: 'Troubleshooting and QC', scored: 20 },
  { name: 'Interventions', scored: 70 },
];
const largest = 70;

const AreaBar = ({ name, scored }: Area) => (
  <Box>
    <Flex justify="between">
      <Text size="2">{name}</Text>
      <Text size="2" color="gray" className={textStyles['num']}>
        {scored} scored
      </Text>
    </Flex>
    <div
      className={classes(scaleStyles['scale'], scaleStyles['fine'])}
      style={{ '--c': 'var(--accent-9)' } as CSSProperties}
    >
      <div className={scaleStyles['fill']} style={{ width: `${(scored / largest) * 100}%` }} />
    </div>
  </Box>
);

/** An exam near its end: where it stands, what time is left, how its areas weigh. */
export const ExamPiece = () => (
  <Flex
    direction="column"
    gap="3"
    className={pieceStyles['piece']}
    justify="center"
    aria-hidden="true"
  >
    <Flex justify="between" align="center">
      <Text size="2" className={textStyles['num']}>
        143 <Text color="gray">of 160</Text>
      </Text>
      <Badge color="amber" className={textStyles['num']}>
        <Clock size={12} />
        9:41 left
      </Badge>
    </Flex>
    {areas.map((area) => (
      <AreaBar key={area.name} {...area} />
    ))}
  </Flex>
);
