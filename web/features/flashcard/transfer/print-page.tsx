import { Button, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AidCards } from '../../../../domain/contracts/flashcards.ts';
import { cardCount } from '../../../format/counts.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import printStyles from '../../../ui/print.module.css';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import { printedCardsQuery } from '../queries/flashcard-queries.ts';
import styles from './transfer.module.css';

const sides = [
  { value: 'both', label: 'With answers' },
  { value: 'front', label: 'Without answers' },
] as const;
type Sides = (typeof sides)[number]['value'];

const Sheet = ({ cards, shown }: Pick<AidCards, 'cards'> & { readonly shown: Sides }) => (
  <ul className={classes(bareListStyles['bare-list'], styles['print'])}>
    {cards.map(({ front, back }, index) => (
      <li key={`${front} ${String(index)}`}>
        <Text as="div" size="3" weight="medium">
          {front}
        </Text>
        {shown === 'both' ? (
          <Text as="div" size="3" mt="2">
            {back}
          </Text>
        ) : null}
      </li>
    ))}
  </ul>
);

/** All cards on paper, to be cut out; a browser saves them as PDF. */
export const PrintPage = () => {
  const [shown, setShown] = useState<Sides>('both');
  const [address] = useSearchParams();
  const aid = address.get('aid');
  const printed = useQuery(printedCardsQuery(aid));
  const count = printed.data?.cards.length;
  return (
    <>
      <div className={printStyles['no-print']}>
        <PageHead
          title={aid === null ? 'Print flashcards' : (printed.data?.topic ?? 'Print')}
          answer={count === undefined ? 'Cards to cut out.' : `${cardCount(count)} to cut out.`}
        >
          In the print window, choose “Save as PDF” to keep them as a file.
        </PageHead>
        <Flex gap="4" wrap="wrap" align="center" mb="5">
          <Button size="3" onClick={() => globalThis.print()}>
            <Printer size={16} />
            Print
          </Button>
          <ToggleButtons
            label="What is printed"
            size="2"
            options={sides}
            value={shown}
            onChange={setShown}
          />
          <LinkButton
            to={aid === null ? '/flashcards' : '/library'}
            variant="surface"
            color="gray"
            {...highContrast}
          >
            {aid === null ? 'Back to flashcards' : 'Back to your study aids'}
          </LinkButton>
        </Flex>
      </div>
      <Loaded query={printed} what="Your cards" skeleton={<PanelSkeleton height="400px" />}>
        {({ cards }) => <Sheet cards={cards} shown={shown} />}
      </Loaded>
    </>
  );
};
