import { Badge, Flex, Text } from '@radix-ui/themes';
import type { ReviewedItem } from '../../../../domain/contracts/item-review.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { findingWords } from './finding-words.ts';

const titleOf = ({ findings }: Pick<ReviewedItem, 'findings'>): string => {
  if (findings.length === 0) return 'The rules find nothing';
  return findings.length === 1
    ? 'The rules find one thing'
    : `The rules find ${findings.length} things`;
};

type Found = Pick<ReviewedItem, 'findings' | 'caseId'>;

/** What the rules of good writing find in a question by itself. */
export const ItemFindings = ({ findings, caseId }: Found) => (
  <Panel title={titleOf({ findings })}>
    <Flex asChild direction="column" gap="2">
      <ul className={bareListStyles['bare-list']}>
        {findings.map((finding) => (
          <Flex asChild key={`${finding.rule} ${finding.detail}`} gap="2" align="start">
            <li>
              <Badge color={finding.severity === 'error' ? 'red' : 'amber'}>
                {finding.severity === 'error' ? 'Error' : 'Warning'}
              </Badge>
              <Text size="2">{findingWords(finding)}</Text>
            </li>
          </Flex>
        ))}
      </ul>
    </Flex>
    {caseId === null ? null : (
      <Text as="p" size="2" color="gray" mt="2">
        It asks about the case {caseId}. The rules for cases were checked in its file before it was
        published.
      </Text>
    )}
  </Panel>
);
