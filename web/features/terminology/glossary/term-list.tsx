import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import terminologyStyles from '../terminology.module.css';
import styles from './glossary.module.css';

/** As many rows as are drawn at once, so that a keystroke draws few; more come when it is painted and as one scrolls. */
const batch = 12;

type RowProps = {
  readonly entry: TermEntry;
  readonly isChosen: boolean;
  /** The one row that Tab stops at; the arrows go on from there. */
  readonly isStop: boolean;
  readonly onChoose: (entry: TermEntry) => void;
};

// Plain elements: with each letter a dozen of these are drawn anew.
const Row = memo(({ entry, isChosen, isStop, onChoose }: RowProps) => (
  <li>
    <button
      type="button"
      className={styles['gloss-term']}
      data-term={entry.id}
      tabIndex={isStop ? 0 : -1}
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(entry)}
    >
      <span className={styles['gloss-name']}>
        <span className={textStyles['unbroken']}>{entry.term}</span>
        <span className={styles['gloss-category']}>{entry.category}</span>
      </span>
      <span className={classes(styles['gloss-said'], terminologyStyles['term-said'])}>
        {entry.pronunciation}
      </span>
      <span className={styles['gloss-definition']}>{entry.definition}</span>
    </button>
  </li>
));

/** Asks for more rows when the reader comes near the last one. */
const More = ({ onNear }: { readonly onNear: () => void }) => {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { root: place.current.closest('ul'), rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <li ref={place} aria-hidden="true" className={styles['gloss-more']} />;
};

const moves: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const moveFocus = (event: KeyboardEvent<HTMLUListElement>): void => {
  const move = moves[event.key];
  if (!move) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  event.preventDefault();
  rows[move(at, rows.length - 1)]?.focus();
};

type TermListProps = {
  readonly terms: readonly TermEntry[];
  readonly chosenId: string | undefined;
  /** The same for as long as the list stands. */
  readonly onChoose: (entry: TermEntry) => void;
  readonly list: RefObject<HTMLUListElement | null>;
};

/** What was found, from the top; the arrows walk through it. */
export const TermList = ({ terms, chosenId, onChoose, list }: TermListProps) => {
  const [drawn, setDrawn] = useState({ of: terms, count: batch });
  const [focusedId, setFocused] = useState<string>();
  // Another search begins at the top again.
  const count = drawn.of === terms ? drawn.count : batch;
  useEffect(() => {
    if (list.current && terms.length > 0) list.current.scrollTop = 0;
  }, [terms, list]);
  const shown = terms.slice(0, count);
  const has = (id: string | undefined): boolean => shown.some((one) => one.id === id);
  const stop = [focusedId, chosenId].find(has) ?? shown[0]?.id;
  return (
    <ul
      className={classes(bareListStyles['bare-list'], styles['gloss-terms'])}
      aria-label="Found terms"
      ref={list}
      onKeyDown={moveFocus}
      onFocus={({ target }) => setFocused(target.getAttribute('data-term') ?? undefined)}
    >
      {shown.map((entry) => (
        <Row
          key={entry.id}
          entry={entry}
          isChosen={entry.id === chosenId}
          isStop={entry.id === stop}
          onChoose={onChoose}
        />
      ))}
      {count < terms.length ? (
        <More key={count} onNear={() => setDrawn({ of: terms, count: count + batch })} />
      ) : null}
    </ul>
  );
};
