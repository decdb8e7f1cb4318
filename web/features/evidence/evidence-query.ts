import { infiniteQueryOptions } from '@tanstack/react-query';
import { evidence } from '../../../domain/contracts/evidence.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { request } from '../../http/request.ts';

type EvidenceOf = {
  readonly figure: string;
  /** Null is now. */
  readonly asOf: CalendarDay | null;
};

/** The events behind a figure, page by page. */
export const evidenceQuery = ({ figure, asOf }: EvidenceOf) =>
  infiniteQueryOptions({
    // Under progress, so that it moves when the figures do.
    queryKey: ['progress', 'evidence', figure, asOf],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(asOf ? { asOf } : {}),
        ...(pageParam ? { before: pageParam } : {}),
      });
      const path = `/api/evidence/${encodeURIComponent(figure)}${query.size > 0 ? `?${query}` : ''}`;
      return request({ path, schema: evidence, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
