import { z } from 'zod';
import { accountId, cohortId, institutionId, invitationId } from '../kernel/ids.ts';
import { lines, name } from '../kernel/text.ts';
import { calendarDay, instant } from '../kernel/time.ts';
import { fieldCode } from './fields.ts';

/**
 * What a school sees of a learner, as the learner agrees to it. Whoever changes what is shown, or how it
 * is said, raises the version: nobody has agreed to the new words yet.
 */
export const sharing = {
  version: 1,
  sees: [
    'Your first and last name, your field of study, and your cohort',
    'Your readiness estimate for each exam you prepare for',
    'The areas where you answer the fewest questions right, and how many you have answered there',
    'How many quizzes you took and questions you answered, how long you studied, your streak, and the day you last studied',
  ],
  neverSees: [
    'Your answers, and the result of any single quiz',
    'Your notes, flags, and reports',
    'Your email address, exam date, and payments',
  ],
} as const;

/** What one school may have at the most. */
export const schoolLimits = {
  seats: 2000,
  cohorts: 50,
  coordinators: 20,
  openInvitations: 1000,
  /** Of one invitation by link. */
  uses: 500,
  invitationDays: 90,
  /** Of one file of addresses. */
  rows: 200,
} as const;

export const schoolName = name({ min: [1, 'Enter the name of the school'], max: 120 });
export const cohortName = name({ min: [1, 'Enter a name for the cohort'], max: 60 });

/** The secret of an invitation, with the school it is of. */
export const invitationToken = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}\.[A-Za-z0-9_-]{43}$/, 'Open the link of the invitation again');

export const institutionParams = z.strictObject({ institutionId });
export const invitationParams = z.strictObject({ institutionId, invitationId });

export const invitationBody = z.strictObject({ token: invitationToken });
export type InvitationBody = z.infer<typeof invitationBody>;

/** All that a stranger learns from an invitation. */
export const invitingSchool = z.object({ school: z.string() });
export type InvitingSchool = z.infer<typeof invitingSchool>;

export const joinSchoolBody = z.strictObject({
  token: invitationToken,
  /** Of the list that the learner was shown and agrees to. */
  consentVersion: z.int().min(1),
});
export type JoinSchoolBody = z.infer<typeof joinSchoolBody>;

const ownSeat = z.object({
  institutionId,
  school: z.string(),
  since: instant,
  cohort: z.string().nullable(),
  /** Of the list the learner agreed to. */
  consentVersion: z.int(),
});
export type OwnSeat = z.infer<typeof ownSeat>;

const coordinated = z.object({ institutionId, school: z.string() });

/** Where the learner has a seat, and which schools they coordinate. */
export const ownSchools = z.object({
  seats: z.array(ownSeat),
  coordinates: z.array(coordinated),
});
export type OwnSchools = z.infer<typeof ownSchools>;

const invitationDays = z
  .int()
  .min(1, 'Use 1 or more')
  .max(schoolLimits.invitationDays, `Use ${schoolLimits.invitationDays} or fewer`);

export const newInvitationBody = z.strictObject({
  /** How many people may join by it. */
  uses: z.int().min(1, 'Use 1 or more').max(schoolLimits.uses, `Use ${schoolLimits.uses} or fewer`),
  days: invitationDays,
  cohortId: cohortId.nullable(),
});
export type NewInvitationBody = z.infer<typeof newInvitationBody>;

/** A file of addresses: one a row, and after a comma the name of a cohort where there is one. */
export const inviteByMailBody = z.strictObject({
  csv: lines({ min: [1, 'Choose a file with one address a row'], max: 65_536 }),
  days: invitationDays,
});
export type InviteByMailBody = z.infer<typeof inviteByMailBody>;

/** Everybody was invited, or nobody: then each row that is wrong is named by its line. */
export const invitedByMail = z.object({
  invited: z.int(),
  wrong: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type InvitedByMail = z.infer<typeof invitedByMail>;

export const invitation = z.object({
  id: invitationId,
  way: z.enum(['link', 'mail']),
  /** To copy and pass on; absent where it went by mail. */
  link: z.string().nullable(),
  /** Where it went by mail. */
  address: z.string().nullable(),
  cohortId: cohortId.nullable(),
  uses: z.int(),
  used: z.int(),
  madeAt: instant,
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

export const cohort = z.object({ id: cohortId, name: z.string(), members: z.int() });
export type Cohort = z.infer<typeof cohort>;

/** A school as its coordinators see it. */
export const school = z.object({
  institutionId,
  name: z.string(),
  seats: z.int(),
  taken: z.int(),
  canSendMail: z.boolean(),
  coordinators: z.array(z.string()),
  cohorts: z.array(cohort),
  /** Those that still work, newest first; so many at the most. */
  invitations: z.array(invitation),
  openInvitations: z.int(),
});
export type School = z.infer<typeof school>;

export const cohortBody = z.strictObject({ name: cohortName });
export type CohortBody = z.infer<typeof cohortBody>;

export const cohortParams = z.strictObject({ institutionId, cohortId });
export const memberParams = z.strictObject({ institutionId, accountId });

/** Null for none. */
export const moveMemberBody = z.strictObject({ cohortId: cohortId.nullable() });
export type MoveMemberBody = z.infer<typeof moveMemberBody>;

export const reportQuery = z.strictObject({
  /** Of one cohort, or of those who are in none; of everybody when absent. */
  cohort: z.union([cohortId, z.literal('none')]).optional(),
  page: z.coerce.number().int().min(1).max(1000, 'Use 1 to 1000').default(1),
});
export const reportFileQuery = reportQuery.omit({ page: true });

const areaCounts = z.object({ area: z.string(), correct: z.int(), total: z.int() });

/** What a learner agreed to show, and nothing else. */
export const reportRow = z.object({
  accountId,
  name: z.string(),
  field: fieldCode.nullable(),
  cohortId: cohortId.nullable(),
  since: instant,
  quizzes: z.int(),
  questions: z.int(),
  /** Seconds. */
  studyTime: z.int(),
  streak: z.int(),
  lastStudied: calendarDay.nullable(),
  readiness: z.array(
    z.object({
      exam: z.string(),
      day: calendarDay,
      /** Percent; null where it is too early to say. */
      likelihood: z.int().nullable(),
    }),
  ),
  /** The fewest right first, of areas with enough answers to say so; three or fewer. */
  weakAreas: z.array(areaCounts),
});
export type ReportRow = z.infer<typeof reportRow>;

export const cohortSum = z.object({
  learners: z.int(),
  /** Who studied on one of the last seven days. */
  active: z.int(),
  questions: z.int(),
  studyTime: z.int(),
  /** How many make a figure of the group; with fewer it is too early to say. */
  needed: z.int(),
  readiness: z.array(
    z.object({
      exam: z.string(),
      /** With an estimate. */
      learners: z.int(),
      /** Percent, the middle one; null with too few. */
      median: z.int().nullable(),
    }),
  ),
  /** The fewest right first, of areas that enough learners answered enough questions in. */
  weakAreas: z.array(areaCounts.extend({ learners: z.int() })),
});
export type CohortSum = z.infer<typeof cohortSum>;

/** By name. */
export const cohortReport = z.object({
  sum: cohortSum,
  rows: z.array(reportRow),
  page: z.int(),
  pages: z.int(),
});
export type CohortReport = z.infer<typeof cohortReport>;
