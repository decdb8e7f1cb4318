import { Heading, Separator } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentPerPage, type GeneratedType } from '../../../../domain/contracts/content.ts';
import type { ReadyMadeItem } from '../../../../domain/contracts/ready-made.ts';
import type { StudyMethod } from '../../../../domain/contracts/study-methods.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { PageTurns, turnsOf } from '../../../ui/page-turns.tsx';
import { OpenAidButton } from '../open-aid-button.tsx';
import { partsWords } from '../shown-aid.ts';
import styles from '../study-aid.module.css';
import { readyMadeQuery } from './ready-made-queries.ts';

const methodOf: Readonly<Record<GeneratedType, StudyMethod>> = {
  quiz: 'practice-questions',
  exam: 'practice-questions',
  flashcards: 'flashcards',
};

type ReadyMadeListProps = {
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
};

type EntryProps = ReadyMadeListProps & { readonly entry: ReadyMadeItem };

const Entry = ({ entry: { id, topics, contentType, parts }, openId, onOpen }: EntryProps) => (
  <li className={styles['aid-entry']}>
    <OpenAidButton
      method={methodOf[contentType]}
      topic={topics.join(', ')}
      kind={partsWords(methodOf[contentType], parts)}
      isOpen={id === openId}
      onOpen={() => onOpen(id)}
    />
  </li>
);

/** What the editors made for the learner's field; nothing at all where there is none. */
export const ReadyMadeList = ({ openId, onOpen }: ReadyMadeListProps) => {
  const [page, setPage] = useState(1);
  const { data } = useQuery(readyMadeQuery(page));
  if (!data || data.total === 0) return null;
  const last = Math.ceil(data.total / contentPerPage);
  return (
    <section aria-labelledby="ready-made">
      <Separator size="4" my="5" />
      <Heading as="h2" size="3" weight="medium" mb="2" id="ready-made">
        From Our Editors
      </Heading>
      <ul className={bareListStyles['bare-list']}>
        {data.content.map((entry) => (
          <Entry key={entry.id} entry={entry} openId={openId} onOpen={onOpen} />
        ))}
      </ul>
      {last > 1 ? (
        <PageTurns
          label="Pages of what our editors made"
          status={`${page} of ${last}`}
          {...turnsOf({ page, last, onGo: setPage })}
        />
      ) : null}
    </section>
  );
};
