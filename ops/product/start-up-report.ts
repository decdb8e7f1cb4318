import { productName } from '../../domain/contracts/product.ts';
import { describeContest } from '../bank/contested-keys.ts';
import { originsFromElsewhere } from '../configuration/origin.ts';
import type { Configuration } from '../configuration.ts';
import type { OpenDatabase } from '../postgres/open-database.ts';
import type { Product } from './start-product.ts';
import { testModeWarning } from './test-mode.ts';

export type StartedUp = {
  readonly configuration: Configuration;
  readonly database: Pick<OpenDatabase, 'description'>;
  readonly product: Pick<Product, 'url' | 'bank' | 'testMode'>;
  readonly seconds: number;
};

const bankLine = ({ total, published, withdrawn }: Product['bank']): string => {
  const changes = [
    published > 0 ? `${published} published now` : '',
    withdrawn > 0 ? `${withdrawn} withdrawn` : '',
  ].filter(Boolean);
  return `${total} questions, ${changes.length > 0 ? changes.join(', ') : 'nothing changed'}`;
};

const elsewhere = ({ host }: Configuration, { url }: Pick<Product, 'url'>): string =>
  originsFromElsewhere(host, Number(new URL(url).port || 80)).join(' ');

/** Only a password that was made up here is told. */
const testModeLine = ({ testMode }: Pick<Product, 'testMode'>): string => {
  if (!testMode) return 'off';
  return testMode.isMadeUp ? `/demo, test01 with ${testMode.password}` : '/demo';
};

const contestLines = ({ contested }: Product['bank']): readonly string[] =>
  contested.map((contest) => `ATTENTION ${describeContest(contest)}`);

/** What runs where, what is embedded and which variable replaces it. */
export const startUpReport = (started: StartedUp): readonly string[] => {
  const { configuration, database, product, seconds } = started;
  const rows: readonly (readonly [string, string, string])[] = [
    ['web and API', product.url, 'PORT, HOST, PUBLIC_ORIGIN'],
    ['from elsewhere', elsewhere(configuration, product), ''],
    ['database', database.description, 'DATABASE_URL'],
    [
      'event log',
      configuration.eventStoreUrl ? 'EventStoreDB' : 'in the same database',
      'EVENT_STORE_URL',
    ],
    ['hints', configuration.nats ? 'NATS' : 'inside this process', 'NATS_URL'],
    ['payments', configuration.stripe ? 'Stripe' : 'sandbox, no money moves', 'STRIPE_SECRET_KEY'],
    [
      'study aids',
      configuration.openAi
        ? `${new URL(configuration.openAi.baseUrl).host}, else built-in`
        : 'built-in knowledge base',
      'OPENAI_API_KEY',
    ],
    ['question bank', bankLine(product.bank), ''],
    ['test mode', testModeLine(product), 'TEST_MODE, TEST_MODE_PASSWORD'],
  ];
  const told = rows.filter(([, what]) => what !== '');
  const wide = Math.max(...told.map(([, what]) => what.length));
  return [
    '',
    productName,
    ...told.map(([name, what, variable]) =>
      `  ${name.padEnd(16)}${what.padEnd(wide + 2)}${variable && `(${variable})`}`.trimEnd(),
    ),
    ...contestLines(product.bank),
    ...(product.testMode?.isProduction ? [`ATTENTION ${testModeWarning}`] : []),
    `Started in ${seconds.toFixed(1)} s. Ctrl-C stops it.`,
  ];
};
