import {
  type ExportItemsBody,
  type ImportItemsBody,
  itemExportPreview,
  itemImportPreview,
  itemsImported,
} from '../../../../../domain/contracts/interchange.ts';
import { requestFile } from '../../../../http/request-file.ts';
import { adminRequest } from '../../admin-request.ts';

const path = '/api/admin/items';

/** @throws HttpError where the file cannot be read at all. */
export const previewImport = (body: ImportItemsBody) =>
  adminRequest({ path: `${path}/import/preview`, method: 'POST', body, schema: itemImportPreview });

type Wish = { readonly body: ImportItemsBody; readonly wish: string };

/** The same wish sent again adds nothing. */
export const importItems = ({ body, wish }: Wish) =>
  adminRequest({
    path: `${path}/import`,
    method: 'POST',
    body,
    headers: { 'idempotency-key': wish },
    schema: itemsImported,
  });

export const previewExport = (body: ExportItemsBody) =>
  adminRequest({ path: `${path}/export/preview`, method: 'POST', body, schema: itemExportPreview });

export const exportItems = (body: ExportItemsBody): Promise<Blob> =>
  requestFile({ path: `${path}/export`, body, onBytes: () => undefined });
