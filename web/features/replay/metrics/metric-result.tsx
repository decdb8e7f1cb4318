import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { Download } from 'lucide-react';
import type { MetricCell } from '../../../../domain/contracts/metrics.ts';
import { counted, grouped } from '../../../format/counts.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { highContrast } from '../../../ui/high-contrast.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Panel } from '../../../ui/panel.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { chartPoints } from './chart-points.ts';
import type { MetricRun } from './use-metric-run.ts';

const MetricPlot = lazyPart(async () => (await import('./metric-plot.tsx')).MetricPlot);

/** More than anybody reads on a page; the file holds them all. */
const shownRows = 200;

const wordsOf = (cell: MetricCell): string => {
  if (cell === null) return '';
  return typeof cell === 'number' ? grouped(cell) : String(cell);
};

type Ran = Required<Pick<MetricRun, 'started' | 'done'>>;
type Result = {
  readonly started: Pick<Ran['started'], 'name' | 'about'>;
  readonly done: Pick<Ran['done'], 'table' | 'csv'>;
};

const Chart = ({ started: { about }, done: { table } }: Result) => {
  const drawn = about.chart && chartPoints(table, about.chart);
  if (!(about.chart && drawn) || drawn.points.length === 0) return null;
  return (
    <Panel title={about.label} note={about.unit ?? undefined}>
      <Box height="300px" role="img" aria-label={`${about.label} Its numbers are in the table.`}>
        <MetricPlot {...drawn} as={about.chart.as} />
      </Box>
    </Panel>
  );
};

/** What came of a metric: its chart, its table, and both as a file. */
export const MetricResult = ({ started, done }: Result) => {
  const { table, csv } = done;
  const shown = table.rows.slice(0, shownRows);
  const saveCsv = (): void =>
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${started.name}.csv`);
  const saveParquet = async (): Promise<void> => {
    // Few take it: what writes it comes when it is asked for.
    const { metricParquet } = await import('../../../../domain/replay/metric-parquet.ts');
    const type = 'application/vnd.apache.parquet';
    saveFile(new Blob([metricParquet(table)], { type }), `${started.name}.parquet`);
  };
  return (
    <>
      <Chart started={started} done={done} />
      <Panel
        title={counted(table.rows.length, 'row')}
        note={started.about.unit ?? undefined}
        action={
          <Flex gap="2" wrap="wrap">
            <Button variant="surface" color="gray" {...highContrast} onClick={saveCsv}>
              <Download size={15} aria-hidden="true" />
              Export CSV
            </Button>
            <Button
              variant="surface"
              color="gray"
              {...highContrast}
              onClick={() =>
                saveParquet().catch((error) => reportFailure('Parquet not written', error))
              }
            >
              <Download size={15} aria-hidden="true" />
              Export Parquet
            </Button>
          </Flex>
        }
      >
        {table.rows.length === 0 ? (
          <Text as="p">No event of this part of the log came to a row.</Text>
        ) : (
          <DataTable
            caption={started.about.label}
            columns={table.columns}
            rows={shown.map((row) => row.map(wordsOf))}
          />
        )}
        {shown.length < table.rows.length ? (
          <Flex mt="3">
            <Text size="2" color="gray">
              The first {shown.length} of them; the file holds all.
            </Text>
          </Flex>
        ) : null}
      </Panel>
    </>
  );
};
