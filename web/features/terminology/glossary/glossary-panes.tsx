import { Flex, Text } from '@radix-ui/themes';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import {
  findTerms,
  type TermSearch,
  termIndex,
} from '../../../../domain/terminology/find-terms.ts';
import { classes } from '../../../ui/classes.ts';
import { Filter } from './filter.tsx';
import styles from './glossary.module.css';
import { TermDetail } from './term-detail.tsx';
import { TermList } from './term-list.tsx';

const everything: TermSearch = { typed: '', category: 'all' };

type Chosen = {
  readonly entry: TermEntry;
  /** What was pressed is gone from the screen: the term takes the focus. */
  readonly takesFocus: boolean;
};

/** Where list and term are two steps. */
const isNarrow = (): boolean => matchMedia('(max-width: 767px)').matches;

const Unchosen = () => (
  <Flex align="center" justify="center" height="100%" minHeight="200px">
    <Text size="4" color="gray">
      Select a Medical Term
    </Text>
  </Flex>
);

/** The list and the chosen term: side by side, or one after the other where there is no room. */
export const GlossaryPanes = ({ terms }: { readonly terms: readonly TermEntry[] }) => {
  const index = useMemo(() => termIndex(terms), [terms]);
  const [search, setSearch] = useState(everything);
  const [chosen, choose] = useState<Chosen>();
  const [isOnTerm, showTerm] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const found = useMemo(() => findTerms(index, search), [index, search]);
  const setTyped = useCallback(
    (typed: string) => setSearch((before) => ({ ...before, typed })),
    [],
  );
  const setCategory = useCallback(
    (category: TermSearch['category']) => setSearch((before) => ({ ...before, category })),
    [],
  );
  const openFromList = useCallback((entry: TermEntry) => {
    choose({ entry, takesFocus: isNarrow() });
    showTerm(true);
  }, []);
  const openRelated = useCallback((entry: TermEntry) => choose({ entry, takesFocus: true }), []);
  const back = useCallback(() => {
    showTerm(false);
    // The list is there again with the next frame.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    );
  }, []);
  return (
    <div
      className={isOnTerm ? classes(styles['gloss-body'], styles['detail']) : styles['gloss-body']}
    >
      <section className={styles['gloss-left']} aria-label="Terms">
        <Filter
          search={search}
          onType={setTyped}
          onCategory={setCategory}
          onReset={() => {
            setSearch(everything);
            choose(undefined);
            showTerm(false);
          }}
          found={found.length}
          total={terms.length}
        />
        <TermList terms={found} chosenId={chosen?.entry.id} onChoose={openFromList} list={list} />
      </section>
      <section className={styles['gloss-right']} aria-label="Chosen term">
        {chosen ? (
          <TermDetail
            key={chosen.entry.id}
            {...chosen}
            terms={terms}
            onChoose={openRelated}
            onBack={back}
          />
        ) : (
          <Unchosen />
        )}
      </section>
    </div>
  );
};
