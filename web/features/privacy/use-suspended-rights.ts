import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { eraseSuspendedBody } from '../../../domain/contracts/privacy.ts';
import { request } from '../../http/request.ts';
import { requestFile } from '../../http/request-file.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { showToast } from '../../toast/toast-store.ts';
import { issueErrors, refusalErrors } from '../../ui/form/field-errors.ts';
import { useFields } from '../../ui/form/use-fields.ts';
import { saveFile } from '../../ui/save-file.ts';
import { contentsOf, type DataFile, sizeOf } from './data-files.ts';

const path = '/api/privacy/suspended';

/** A file of a suspended account, for whoever has just shown that it is theirs. */
export const useSuspendedDownload = () =>
  useMutation({
    mutationFn: async ({ format, name }: DataFile) => {
      const { signal } = new AbortController();
      const body = { format };
      const onBytes = (): void => undefined;
      const file = await requestFile({ path: `${path}/download`, body, signal, onBytes });
      const contents = await contentsOf(format, file);
      saveFile(file, name);
      return `${name}: ${contents}, ${sizeOf(file.size)}.`;
    },
    onSuccess: (description) => showToast({ title: 'Download complete', description }),
    onError: (error) => reportFailure('Could not download your data', error),
  });

/** The username that is typed before a suspended account is erased, and the erasing. */
export const useSuspendedErasure = () => {
  const fields = useFields({ confirmation: '' });
  const [isErased, setErased] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: z.infer<typeof eraseSuspendedBody>) =>
      request({ path: `${path}/erasure`, method: 'POST', body, schema: z.unknown() }),
    onSuccess: () => setErased(true),
    onError: (error) => {
      fields.refuse(refusalErrors(error));
      reportFailure('Could not erase your account', error);
    },
  });
  const submit = (): void => {
    const { data, error } = eraseSuspendedBody.safeParse(fields.values);
    if (data) mutate(data);
    else fields.refuse(issueErrors(error));
  };
  return { ...fields, submit, isPending, isErased };
};
