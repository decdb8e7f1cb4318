import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type OwnSeat, sharing } from '../../../domain/contracts/institution.ts';
import { request } from '../../http/request.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { userKey } from '../../session/user-query.ts';
import { showToast } from '../../toast/toast-store.ts';
import { ownSchoolsKey } from './own-schools-query.ts';

/** With a seat the plan comes and goes. */
const moved = [ownSchoolsKey, userKey];

const useMoved = () => {
  const client = useQueryClient();
  return () => Promise.all(moved.map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** Agrees to the list as it stands on this page, and takes a seat. */
export const useJoinSchool = () => {
  const onSuccess = useMoved();
  return useMutation({
    mutationFn: (token: string) =>
      request({
        path: '/api/schools/join',
        method: 'POST',
        body: { token, consentVersion: sharing.version },
        schema: z.unknown(),
      }),
    onSuccess,
  });
};

/** Gives the seat back. What is said of it outlives the panel, which goes with the seat. */
export const useLeaveSchool = ({ institutionId, school }: OwnSeat) => {
  const onSettled = useMoved();
  return useMutation({
    mutationFn: () =>
      request({
        path: `/api/schools/${encodeURIComponent(institutionId)}/leave`,
        method: 'POST',
        schema: z.unknown(),
      }),
    onSuccess: () =>
      showToast({
        title: `You left ${school}`,
        description: 'It sees nothing of your study any more.',
      }),
    onError: (error) => reportFailure('Could not leave the school', error),
    onSettled,
  });
};
