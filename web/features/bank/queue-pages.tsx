import { Button, Flex, Text } from '@radix-ui/themes';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { highContrast } from '../../ui/high-contrast.ts';

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

const looks = { variant: 'surface', color: 'gray', ...highContrast } as const;

/** To the page before and after. */
export const QueuePages = ({ page, last, onGo }: QueuePagesProps) => (
  <Flex asChild justify="between" align="center" gap="3" mt="5">
    <nav aria-label="Pages of questions">
      <Button {...looks} disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <ArrowLeft size={16} aria-hidden="true" />
        Previous
      </Button>
      <Text size="2" color="gray" className="num" role="status">
        Page {page} of {last}
      </Text>
      <Button {...looks} disabled={page >= last} onClick={() => onGo(page + 1)}>
        Next
        <ArrowRight size={16} aria-hidden="true" />
      </Button>
    </nav>
  </Flex>
);
