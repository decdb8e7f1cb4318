import {
  invitationBody,
  invitingSchool,
  joinSchoolBody,
} from '../../../domain/contracts/institution.ts';

/** What a page may ask of schools, for the server that stands in for ours. */
export const schoolCalls = [
  { call: /^POST \/api\/schools\/invitation$/, body: invitationBody, answer: invitingSchool },
  { call: /^POST \/api\/schools\/join$/, body: joinSchoolBody },
];
