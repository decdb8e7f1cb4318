import { Box, Button, Flex, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { User } from '../../../../domain/contracts/account.ts';
import type { Invoice } from '../../../../domain/contracts/billing.ts';
import { dollars } from '../../../format/dollars.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { dateOf, planName } from '../plan-words.ts';
import { invoicesQuery } from '../queries/billing-query.ts';

const stateWords = ({ status, amountCents, creditCents, refundedCents }: Invoice): string => {
  if (refundedCents > 0) {
    return refundedCents >= amountCents - creditCents
      ? 'Refunded'
      : `${dollars(refundedCents)} refunded`;
  }
  return { open: 'Not paid yet', paid: 'Paid', void: 'Void', uncollectible: 'Not paid' }[status];
};

type RowProps = { readonly invoice: Invoice; readonly user: User };

const Row = ({ invoice, user: { timeZone } }: RowProps) => (
  <Flex justify="between" align="center" gap="3" py="3" asChild>
    <li>
      <Box minWidth="0">
        <Text as="div" size="2" weight="medium" className={textStyles['num']}>
          {dateOf(invoice.issuedAt, timeZone)}, {dollars(invoice.amountCents)}
        </Text>
        <Text as="div" size="2" color="gray" className={textStyles['num']}>
          Pro, {planName[invoice.plan]}, to {dateOf(invoice.periodEnd, timeZone)}. {invoice.number}
        </Text>
        <Text as="div" size="2">
          {stateWords(invoice)}
          {invoice.creditCents > 0
            ? `, ${dollars(invoice.creditCents)} of it by your credit`
            : null}
        </Text>
      </Box>
      <Button asChild variant="surface" color="gray" {...highContrast}>
        <a
          href={`/api/billing/invoices/${encodeURIComponent(invoice.id)}/file`}
          download
          aria-label={`Download invoice ${invoice.number}`}
        >
          <Download size={14} aria-hidden="true" />
          Download
        </a>
      </Button>
    </li>
  </Flex>
);

/** The newest invoices, each to download. */
export const InvoicesPart = ({ user }: { readonly user: User }) => {
  const query = useQuery(invoicesQuery());
  return (
    <Loaded query={query} what="Your invoices" skeleton={<Skeleton height="80px" />}>
      {({ invoices }) => (
        <Panel as="h3" title="Invoices">
          {invoices.length === 0 ? (
            <Text as="p" size="2" color="gray">
              There are none yet. A trial makes none.
            </Text>
          ) : (
            <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
              {invoices.map((invoice) => (
                <Row key={invoice.id} invoice={invoice} user={user} />
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Loaded>
  );
};
