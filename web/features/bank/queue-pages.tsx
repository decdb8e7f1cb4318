import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTurns, turnsOf } from '../../ui/page-turns.tsx';

const parameter = 'page';

/** Which page of the queue is shown stands in the address. */
export const useQueuePage = (): readonly [number, (page: number) => void] => {
  const [search, setSearch] = useSearchParams();
  const named = Number(search.get(parameter));
  const page = Number.isSafeInteger(named) && named >= 1 && named <= 10_000 ? named : 1;
  const go = useCallback(
    (next: number): void => setSearch(next === 1 ? {} : { [parameter]: `${next}` }),
    [setSearch],
  );
  return [page, go];
};

type QueuePagesProps = {
  readonly page: number;
  readonly last: number;
  readonly onGo: (page: number) => void;
};

/** To the page before and after. */
export const QueuePages = ({ page, last, onGo }: QueuePagesProps) => (
  <PageTurns
    label="Pages of questions"
    status={`Page ${page} of ${last}`}
    {...turnsOf({ page, last, onGo })}
  />
);
