import { queryOptions } from '@tanstack/react-query';
import { studySheet, studySheetList } from '../../../../domain/contracts/study-sheets.ts';
import { request } from '../../../http/request.ts';

const path = '/api/study-sheets';

/** The sheets that anybody may print. */
export const sheetsQuery = () =>
  queryOptions({
    queryKey: ['study-sheets'],
    queryFn: ({ signal }) => request({ path, schema: studySheetList, signal }),
  });

export const sheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['study-sheet', id],
    queryFn: ({ signal }) =>
      request({ path: `${path}/${encodeURIComponent(id)}`, schema: studySheet, signal }),
  });

export const sheetFilePath = (id: string): string => `${path}/${encodeURIComponent(id)}/file.pdf`;
