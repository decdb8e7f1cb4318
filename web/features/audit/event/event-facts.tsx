import { DataList, Flex, Text } from '@radix-ui/themes';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEventShown } from '../../../../domain/contracts/audit.ts';
import { positionWords } from '../../../format/position-words.ts';
import textStyles from '../../../ui/text.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from '../audit.module.css';
import { useLabels } from '../names/names-context.ts';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <DataList.Item>
    <DataList.Label minWidth="84px">{label}</DataList.Label>
    <DataList.Value className={textStyles['unbroken']}>{children}</DataList.Value>
  </DataList.Item>
);

const streamAddress = (stream: string) => `/admin/audit?stream=${encodeURIComponent(stream)}`;
const personAddress = (id: string) => `/admin/audit?person=${encodeURIComponent(id)}`;

/** Where an event stands, who did it and what of it is sealed. */
export const EventFacts = ({ entry, sealed }: Pick<AuditEventShown, 'entry' | 'sealed'>) => {
  const { actor, person } = useLabels();
  return (
    <DataList.Root size="2" mb="5" className={styles['event-facts']}>
      <Fact label="Position">
        <span className={textStyles['num']}>{positionWords(entry.position)}</span>
      </Fact>
      <Fact label="Stream">
        <span>
          <TextLink to={streamAddress(entry.stream)} size="2">
            {entry.stream}
          </TextLink>
          , revision {entry.revision}
        </span>
      </Fact>
      <Fact label="Actor">
        {entry.actor.id ? (
          <TextLink to={personAddress(entry.actor.id)} size="2">
            {actor(entry.actor)}
          </TextLink>
        ) : (
          actor(entry.actor)
        )}
      </Fact>
      {entry.about ? (
        <Fact label="About">
          <TextLink to={personAddress(entry.about)} size="2">
            {person(entry.about)}
          </TextLink>
        </Fact>
      ) : null}
      {sealed.length > 0 ? (
        <Fact label="Sealed">
          <Flex align="center" gap="2" asChild>
            <Text>
              <Lock size={14} aria-hidden="true" />
              {sealed.join(', ')}
            </Text>
          </Flex>
        </Fact>
      ) : null}
    </DataList.Root>
  );
};
