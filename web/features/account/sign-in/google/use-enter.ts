import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type User, user } from '../../../../../domain/contracts/account.ts';
import { isRefusedFor } from '../../../../http/is-refused-for.ts';
import { request } from '../../../../http/request.ts';
import { forgetInvitation } from '../../../../session/invitation.ts';
import { reportFailure } from '../../../../session/report-failure.ts';
import { leaveTestMode } from '../../../../session/test-mode.ts';
import { userKey } from '../../../../session/user-query.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import type { FieldErrors } from '../../../../ui/form/field-errors.ts';
import { refusalErrors } from '../../../../ui/form/field-errors.ts';
import { suspendedCodes, suspendedPage } from '../../suspended-page.ts';

type Entrance = {
  readonly path: string;
  /** What to say when it went well, and when not. */
  readonly welcome: (entered: User) => { readonly title: string; readonly description: string };
  readonly failed: string;
  readonly refuse: (errors: FieldErrors) => void;
};

/** A call that ends in a session: whoever comes in is the current user. */
export const useEnter = <Body>({ path, welcome, failed, refuse }: Entrance) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Body) => request({ path, method: 'POST', body, schema: user }),
    onSuccess: (entered) => {
      leaveTestMode();
      forgetInvitation();
      client.setQueryData(userKey, entered);
      showToast(welcome(entered));
    },
    onError: (error) => {
      if (isRefusedFor(error, suspendedCodes)) return void navigate(suspendedPage);
      refuse(refusalErrors(error));
      reportFailure(failed, error);
    },
  });
};
