import { Button, Flex } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';

const batch = 10;

type ShowMoreProps<Part> = {
  readonly parts: readonly Part[];
  readonly children: (shown: readonly Part[]) => ReactNode;
};

/** Ten at a time. */
export const ShowMore = <Part,>({ parts, children }: ShowMoreProps<Part>) => {
  const [count, setCount] = useState(batch);
  return (
    <>
      {children(parts.slice(0, count))}
      {count < parts.length ? (
        <Flex justify="center" mt="5">
          <Button variant="surface" color="gray" size="3" onClick={() => setCount(count + batch)}>
            Show 10 More
          </Button>
        </Flex>
      ) : null}
    </>
  );
};
