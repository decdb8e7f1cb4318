import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type DownloadDataBody, downloadDataBody } from '../../../domain/contracts/privacy.ts';
import { requestFile } from '../../http/request-file.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { showToast } from '../../toast/toast-store.ts';
import { issueErrors, refusalErrors } from '../../ui/form/field-errors.ts';
import { useFields } from '../../ui/form/use-fields.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useOwnerProof } from '../account/owner/use-owner-proof.ts';
import { contentsOf, type DataFile, sizeOf } from './data-files.ts';

const empty = { currentPassword: '' };

/** The password that is asked for, how far the file has come, and its saving. */
export const useDownloadData = ({ format, name }: DataFile, whenSaved: () => void) => {
  const fields = useFields(empty);
  const proved = useOwnerProof();
  const [bytes, setBytes] = useState(0);
  const leaving = useRef(new AbortController());
  // Whoever closes the dialog wants no file any more.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: DownloadDataBody) => {
      setBytes(0);
      const { signal } = leaving.current;
      const path = '/api/privacy/download';
      const file = await requestFile({ path, body, signal, onBytes: setBytes });
      const contents = await contentsOf(format, file);
      saveFile(file, name);
      return `${name}: ${contents}, ${sizeOf(file.size)}.`;
    },
    onSuccess: (description) => {
      showToast({ title: 'Download complete', description });
      whenSaved();
    },
    onError: (error) => {
      if (leaving.current.signal.aborted) return;
      fields.refuse(refusalErrors(error));
      reportFailure('Could not download your data', error);
    },
  });
  const submit = (): void => {
    const { data, error } = downloadDataBody.safeParse({ ...proved(fields.values), format });
    if (data) mutate(data);
    else fields.refuse(issueErrors(error));
  };
  return { ...fields, submit, isPending, bytes };
};
