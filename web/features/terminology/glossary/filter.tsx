import { Box, Flex, IconButton, Text } from '@radix-ui/themes';
import { RotateCcw } from 'lucide-react';
import type { TermSearch } from '../../../../domain/terminology/find-terms.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { CategorySelect } from '../parts/category-select.tsx';
import { SearchBox } from '../parts/search-box.tsx';

type FilterProps = {
  readonly search: TermSearch;
  readonly onType: (typed: string) => void;
  readonly onCategory: (category: TermSearch['category']) => void;
  readonly onReset: () => void;
  readonly found: number;
  readonly total: number;
};

/** What the list is searched by, and how many it finds. */
export const Filter = ({ search, found, total, ...on }: FilterProps) => (
  <Flex direction="column" gap="3" p="4" pb="3">
    <SearchBox value={search.typed} onChange={on.onType} />
    <Flex gap="2">
      <Box flexGrow="1" minWidth="0">
        <CategorySelect value={search.category} onChange={on.onCategory} />
      </Box>
      <IconButton
        variant="surface"
        color="gray"
        {...highContrast}
        size="3"
        aria-label="Reset search"
        onClick={on.onReset}
      >
        <RotateCcw size={16} />
      </IconButton>
    </Flex>
    <Text size="2" color="gray" className={textStyles['num']} role="status">
      {found} of {total} terms
    </Text>
  </Flex>
);
