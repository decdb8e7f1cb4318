import { Flex, Link, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { caseAddress } from './case-address.ts';
import styles from './viewer.module.css';

export type FilmSource = {
  readonly imageUrl: string;
  readonly thumbnailUrl: string;
  /** Of a record of Open-i, where the source case can be looked up. */
  readonly openiId: string | null;
};

type FilmProps = {
  readonly source: FilmSource;
  readonly alt: string;
  readonly lazy?: boolean;
};

const Missing = ({ openiId }: Pick<FilmSource, 'openiId'>) => (
  <Flex
    className={styles['film-missing']}
    align="center"
    justify="center"
    direction="column"
    gap="2"
    p="4"
  >
    <Text size="2">No image data available.</Text>
    {openiId === null ? null : (
      <Link size="2" href={caseAddress(openiId)} target="_blank" rel="noopener noreferrer">
        Open the source case
      </Link>
    )}
  </Flex>
);

/** An image; where it does not load its thumbnail, and where that does not either a link to its source. */
export const Film = ({ source, alt, lazy = false }: FilmProps) => {
  const addresses = [...new Set([source.imageUrl, source.thumbnailUrl])].filter(Boolean);
  const [failed, setFailed] = useState(0);
  const address = addresses[failed];
  if (address === undefined) return <Missing openiId={source.openiId} />;
  return (
    <img
      src={address}
      alt={alt}
      draggable={false}
      decoding="async"
      {...(lazy ? { loading: 'lazy' as const } : {})}
      onError={() => setFailed(failed + 1)}
    />
  );
};
