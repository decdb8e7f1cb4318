import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { sharing } from '../../../domain/contracts/institution.ts';
import { request } from '../../http/request.ts';
import { userKey } from '../../session/user-query.ts';
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

/** Gives the seat back. */
export const useLeaveSchool = () => {
  const onSuccess = useMoved();
  return useMutation({
    mutationFn: (institutionId: string) =>
      request({
        path: `/api/schools/${encodeURIComponent(institutionId)}/leave`,
        method: 'POST',
        schema: z.unknown(),
      }),
    onSuccess,
  });
};
