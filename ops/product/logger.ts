import { type Logger, pino } from 'pino';
import type { Configuration } from '../configuration.ts';

/** What must never reach a log file, wherever in a record it stands. */
const secret = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.passwordHash',
  '*.token',
];

/** Machine-readable lines on standard error; standard output is for the person at the terminal. */
export const productLogger = (level: Configuration['logLevel']): Logger =>
  pino({ level, redact: { paths: secret, censor: 'redacted' } }, pino.destination(2));
