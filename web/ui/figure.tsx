import { Box, Flex, Popover, Reset, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

export type Evidence = {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  readonly more?: { readonly label: string; readonly to: string };
};

type FigureProps = { readonly children: ReactNode; readonly evidence?: Evidence };

const EvidenceRow = ({ name, value }: Evidence['rows'][number]) => (
  <Flex justify="between" gap="3" py="1">
    <Text size="2" color="gray" truncate>
      {name}
    </Text>
    <Text size="2" className="num nowrap">
      {value}
    </Text>
  </Flex>
);

const EvidenceList = ({ title, rows, more }: Evidence) => (
  <>
    <Text as="p" size="2" weight="medium" mb="2">
      {title}
    </Text>
    <Box className="rows" mb="2">
      {rows.map((row) => (
        <EvidenceRow key={`${row.name} ${row.value}`} {...row} />
      ))}
    </Box>
    {more ? (
      <TextLink to={more.to} size="2">
        {more.label}
      </TextLink>
    ) : null}
  </>
);

/** A counted number; with evidence it opens what it was counted from, without it is plain text. */
export const Figure = ({ children, evidence }: FigureProps) =>
  evidence ? (
    <Popover.Root>
      <Popover.Trigger>
        <Reset>
          <button type="button" className="figure" title="Show what this was counted from">
            {children}
          </button>
        </Reset>
      </Popover.Trigger>
      <Popover.Content width="340px" size="2" align="start" aria-label={evidence.title}>
        <EvidenceList {...evidence} />
      </Popover.Content>
    </Popover.Root>
  ) : (
    <span className="num">{children}</span>
  );
