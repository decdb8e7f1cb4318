import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
} from '@eventstore/db-client';
import { z } from 'zod';
import { LogUnavailable } from '../../../../domain/ports/event-log.ts';

const faults = [
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  TypeError,
  z.ZodError,
];

/** Whether trying again could not help. */
export const isFault = (error: unknown): boolean => faults.some((fault) => error instanceof fault);

export const readFailure = (error: unknown): unknown =>
  isFault(error) ? error : new LogUnavailable('EventStoreDB cannot be reached', { cause: error });
