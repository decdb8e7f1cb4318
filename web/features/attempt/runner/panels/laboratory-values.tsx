import { Skeleton, Table, Text, TextField } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { LaboratoryValue } from '../../../../../domain/contracts/laboratory.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import textStyles from '../../../../ui/text.module.css';
import { laboratoryValuesQuery } from '../../queries/laboratory-values-query.ts';

const isMeant = ({ label, group }: LaboratoryValue, wanted: string): boolean =>
  `${label} ${group}`.toLowerCase().includes(wanted.trim().toLowerCase());

const Values = ({ values }: { readonly values: readonly LaboratoryValue[] }) => (
  <Table.Root size="1" layout="auto">
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeaderCell>Test</Table.ColumnHeaderCell>
        <Table.ColumnHeaderCell>Reference range</Table.ColumnHeaderCell>
        <Table.ColumnHeaderCell>SI units</Table.ColumnHeaderCell>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {values.map(({ id, label, reference, si }) => (
        <Table.Row key={id}>
          <Table.RowHeaderCell>{label}</Table.RowHeaderCell>
          <Table.Cell className={textStyles['num']}>{reference}</Table.Cell>
          <Table.Cell className={textStyles['num']}>{si ?? 'same'}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

const Searchable = ({ values }: { readonly values: readonly LaboratoryValue[] }) => {
  const [wanted, setWanted] = useState('');
  const found = values.filter((value) => isMeant(value, wanted));
  return (
    <>
      <TextField.Root
        type="search"
        aria-label="Search lab values"
        placeholder="Potassium, coagulation..."
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      >
        <TextField.Slot>
          <Search size={16} aria-hidden="true" />
        </TextField.Slot>
      </TextField.Root>
      <Text as="p" size="1" color="gray" my="2">
        Typical adult ranges from standard references. Each lab sets its own.
      </Text>
      {found.length === 0 ? <Text size="2">No matching tests.</Text> : <Values values={found} />}
    </>
  );
};

/** Reference ranges to look up, in conventional and SI units. */
export const LaboratoryValues = () => {
  const { data, error, refetch } = useQuery(laboratoryValuesQuery());
  if (data) return <Searchable values={data} />;
  if (error) return <LoadFailed what="The lab values" onRetry={refetch} />;
  return <Skeleton height="240px" aria-label="Loading lab values" />;
};
