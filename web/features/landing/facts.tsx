import { Card, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { grouped } from '../../format/counts.ts';
import { claims, fieldClaim } from '../../marketing.ts';
import { configQuery } from '../../session/config-query.ts';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import styles from './landing.module.css';

type Fact = { readonly value: ReactNode; readonly label: string };

/** The figure that the server counts is left out when it does not answer. */
const useFacts = (): readonly Fact[] => {
  const { data: config, isPending } = useQuery(configQuery());
  const counted = config && grouped(config.questions);
  const questions = isPending ? <Skeleton width="64px" height="26px" my="2px" /> : counted;
  return [
    ...(questions ? [{ value: questions, label: 'practice questions' }] : []),
    fieldClaim(config?.fields.length),
    ...claims,
  ];
};

export const Facts = () => {
  const facts = useFacts();
  return (
    <Card className={cellsStyles['flush']} mt="7">
      <div
        className={cellsStyles['cells']}
        style={{ '--n': facts.length, '--n-small': 2 } as CSSProperties}
      >
        {facts.map(({ value, label }) => (
          <div key={label}>
            <div className={classes(cellsStyles['stat'], styles['fact'])}>{value}</div>
            <Text as="div" size="2" color="gray">
              {label}
            </Text>
          </div>
        ))}
      </div>
    </Card>
  );
};
