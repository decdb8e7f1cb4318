import { describe, expect, it } from 'vitest';
import { schoolLimits, sharing } from '../../../domain/contracts/institution.ts';
import type { InstitutionCommand } from '../../../domain/institution/commands.ts';
import type { InstitutionEvent } from '../../../domain/institution/events.ts';
import { institution } from '../../../domain/institution/institution.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import type {
  AccountId,
  CohortId,
  InstitutionId,
  InvitationId,
} from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';

const institutionId = 'school-1' as InstitutionId;
const at = '2026-11-20T12:00:00.000Z' as Instant;
const about = { institutionId, at };
const maya = 'maya' as AccountId;
const learner = (n: number) => `learner-${n}` as AccountId;
const hash = (n: number) => `${n}`.padStart(64, '0');
const spring = 'spring' as CohortId;

const opened = (seats = 2): InstitutionEvent[] => [
  { type: 'SchoolOpened', data: { ...about, name: 'Lakeside', seats } },
  { type: 'CoordinatorNamed', data: { ...about, accountId: maya } },
];

const link = (n: number, uses = 30, cohortId: CohortId | null = null): InstitutionEvent => ({
  type: 'InvitationMade',
  data: {
    ...about,
    invitationId: `invitation-${n}` as InvitationId,
    tokenHash: hash(n),
    secret: 'sealed',
    address: null,
    uses,
    expiresAt: '2026-12-20T12:00:00.000Z' as Instant,
    cohortId,
  },
});

const seat = (n: number): InstitutionEvent[] => [
  { type: 'SharingAgreed', data: { ...about, accountId: learner(n), version: 1 } },
  {
    type: 'SeatTaken',
    data: {
      ...about,
      accountId: learner(n),
      invitationId: 'invitation-1' as InvitationId,
      cohortId: null,
    },
  },
];

const decide = (given: readonly InstitutionEvent[], command: InstitutionCommand) =>
  institution.decide(command, fold(institution, given));

const joining = (n: number, changes: { tokenHash?: string; version?: number; at?: Instant } = {}) =>
  ({
    type: 'Join',
    ...about,
    accountId: learner(n),
    tokenHash: hash(1),
    version: sharing.version,
    ...changes,
  }) as const;

const refusal = (code: string) => ({ ok: false, refusal: { code } });
const events = (...types: string[]) => ({ ok: true, value: types.map((type) => ({ type })) });

describe('a school', () => {
  const command = { type: 'OpenSchool', ...about, name: 'Lakeside', seats: 2 } as const;

  it('is opened once, with somebody who coordinates it', () => {
    const open = { ...command, coordinatorId: maya };
    expect(decide([], open)).toMatchObject(events('SchoolOpened', 'CoordinatorNamed'));
    expect(decide(opened(), open)).toEqual(refusal('SchoolAlreadyOpen'));
  });

  it('never has fewer seats than are taken', () => {
    const given = [...opened(2), link(1), ...seat(1), ...seat(2)];
    const change = (seats: number) => ({ type: 'ChangeSeats', ...about, seats }) as const;
    expect(decide(given, change(1))).toEqual({
      ok: false,
      refusal: { code: 'SeatsTaken', taken: 2 },
    });
    expect(decide(given, change(3))).toMatchObject(events('SeatsChanged'));
    expect(decide(given, change(2))).toEqual({ ok: true, value: [] });
  });

  it('gives every seat back when it is closed, and takes nobody after', () => {
    const given = [...opened(), link(1), ...seat(1), ...seat(2)];
    const closing = decide(given, { type: 'CloseSchool', ...about });
    expect(closing).toMatchObject(events('SeatReturned', 'SeatReturned', 'SchoolClosed'));
    const closed = [...given, ...(closing.ok ? closing.value : [])];
    expect(decide(closed, joining(3))).toEqual(refusal('SchoolNotFound'));
    const leave = { type: 'ReturnSeat', ...about, accountId: learner(1), why: 'left' } as const;
    expect(decide(closed, leave)).toEqual({ ok: true, value: [] });
  });

  it('obeys its coordinators alone, also where one was removed since the request came in', () => {
    const asked = { type: 'OpenCohort', ...about, cohortId: spring, name: 'Spring' } as const;
    expect(decide(opened(), { ...asked, by: maya })).toMatchObject(events('CohortOpened'));
    expect(decide(opened(), { ...asked, by: learner(1) })).toEqual(refusal('SchoolNotFound'));
    const removed: InstitutionEvent = {
      type: 'CoordinatorRemoved',
      data: { ...about, accountId: maya },
    };
    expect(decide([...opened(), removed], { ...asked, by: maya })).toEqual(
      refusal('SchoolNotFound'),
    );
  });

  it('has so many coordinators at the most', () => {
    const others = Array.from({ length: schoolLimits.coordinators - 1 }, (_, n) => ({
      type: 'CoordinatorNamed' as const,
      data: { ...about, accountId: learner(n) },
    }));
    const name = { type: 'NameCoordinator', ...about, accountId: 'one more' as AccountId } as const;
    expect(decide([...opened(), ...others.slice(1)], name)).toMatchObject(
      events('CoordinatorNamed'),
    );
    expect(decide([...opened(), ...others], name)).toEqual(refusal('TooManyCoordinators'));
  });
});

describe('joining', () => {
  it('is an agreement to one version of the list, and a seat', () => {
    expect(decide([...opened(), link(1)], joining(1))).toMatchObject({
      ok: true,
      value: [
        { type: 'SharingAgreed', data: { accountId: 'learner-1', version: sharing.version } },
        { type: 'SeatTaken', data: { accountId: 'learner-1', cohortId: null } },
      ],
    });
    expect(decide([...opened(), link(1)], joining(1, { version: 99 }))).toEqual(
      refusal('SharingChanged'),
    );
  });

  it('takes no seat that is not there, and no second one', () => {
    const full = [...opened(2), link(1), ...seat(1), ...seat(2)];
    expect(decide(full, joining(3))).toEqual(refusal('NoSeatLeft'));
    expect(decide(full, joining(1))).toEqual({ ok: true, value: [] });
    const left: InstitutionEvent = {
      type: 'SeatReturned',
      data: { ...about, accountId: learner(1), why: 'left' },
    };
    expect(decide([...full, left], joining(3))).toMatchObject(events('SharingAgreed', 'SeatTaken'));
  });

  it('needs an invitation that is open: not unknown, used up, too old or revoked', () => {
    const gone = refusal('InvitationGone');
    expect(decide([...opened(), link(1)], joining(1, { tokenHash: hash(2) }))).toEqual(gone);
    expect(decide([...opened(5), link(1, 1), ...seat(1)], joining(2))).toEqual(gone);
    const later = '2026-12-20T12:00:00.000Z' as Instant;
    expect(decide([...opened(), link(1)], joining(1, { at: later }))).toEqual(gone);
    const revoke = {
      type: 'RevokeInvitation',
      ...about,
      invitationId: 'invitation-1' as InvitationId,
    } as const;
    const revoked = decide([...opened(), link(1)], revoke);
    const after = [...opened(), link(1), ...(revoked.ok ? revoked.value : [])];
    expect(decide(after, joining(1))).toEqual(gone);
    expect(decide(after, revoke)).toEqual({ ok: true, value: [] });
  });
});

describe('inviting', () => {
  const one = (n: number, cohortId: CohortId | null = null) => ({
    invitationId: `new-${n}` as InvitationId,
    tokenHash: hash(n),
    secret: 'secret',
    address: null,
    cohortId,
  });
  const terms = { uses: 1, expiresAt: '2026-12-20T12:00:00.000Z' as Instant };

  it('is all or nothing', () => {
    const invitations = [one(1), one(2, spring)];
    const invite = { type: 'Invite', ...about, ...terms, invitations } as const;
    expect(decide(opened(), invite)).toEqual(refusal('CohortNotFound'));
    const withCohort = [
      ...opened(),
      { type: 'CohortOpened', data: { ...about, cohortId: spring, name: 'sealed' } } as const,
    ];
    expect(decide(withCohort, invite)).toMatchObject(events('InvitationMade', 'InvitationMade'));
  });

  it('has an end', () => {
    const many = Array.from({ length: schoolLimits.openInvitations }, (_, n) => one(n));
    const invite = (invitations: typeof many) =>
      ({ type: 'Invite', ...about, ...terms, invitations }) as const;
    expect(decide([...opened(), link(1)], invite(many))).toEqual(refusal('TooManyInvitations'));
    expect(decide([...opened(), link(1)], invite(many.slice(1))).ok).toBe(true);
  });
});

describe('cohorts', () => {
  const cohort = (name: string) => ({ ...about, cohortId: spring, name });
  const given: InstitutionEvent[] = [
    ...opened(),
    link(1),
    ...seat(1),
    { type: 'CohortOpened', data: cohort('sealed') },
  ];

  it('are opened and renamed', () => {
    const rename = { type: 'RenameCohort', ...cohort('Autumn') } as const;
    expect(decide(given, rename)).toMatchObject(events('CohortRenamed'));
    expect(decide(opened(), rename)).toEqual(refusal('CohortNotFound'));
    const many = Array.from({ length: schoolLimits.cohorts }, (_, n) => ({
      type: 'CohortOpened' as const,
      data: { ...cohort('sealed'), cohortId: `cohort-${n}` as CohortId },
    }));
    const open = { type: 'OpenCohort', ...cohort('One more') } as const;
    expect(decide([...opened(), ...many], open)).toEqual(refusal('TooManyCohorts'));
  });

  it('are closed: whoever was in one, or is invited into it, is in none', () => {
    const close = { type: 'CloseCohort', ...about, cohortId: spring } as const;
    const into = [...given, link(2, 30, spring), ...seat(3)];
    expect(decide(into, close)).toMatchObject(events('CohortClosed'));
    expect(decide(opened(), close)).toEqual({ ok: true, value: [] });
    const closed = [
      ...into,
      { type: 'CohortClosed', data: { ...about, cohortId: spring } } as const,
    ];
    const move = { type: 'MoveMember', ...about, accountId: learner(3), cohortId: null } as const;
    expect(decide(closed, move), 'is in none already').toEqual({ ok: true, value: [] });
    const rename = { type: 'RenameCohort', ...cohort('Autumn') } as const;
    expect(decide(closed, rename)).toEqual(refusal('CohortNotFound'));
    const state = closed.reduce(institution.evolve, institution.initial);
    expect(state).toMatchObject({ status: 'open' });
    const cohorts = state.status === 'open' ? [...state.invitations.values()] : [];
    expect(cohorts.map(({ cohortId }) => cohortId)).toEqual([null, null]);
  });

  it('hold whoever is moved there, and nobody else', () => {
    const move = (n: number, cohortId: CohortId | null) =>
      ({ type: 'MoveMember', ...about, accountId: learner(n), cohortId }) as const;
    expect(decide(given, move(1, spring))).toMatchObject(events('MemberMoved'));
    expect(decide(given, move(1, null))).toEqual({ ok: true, value: [] });
    expect(decide(given, move(2, spring))).toEqual(refusal('NotAMember'));
    expect(decide(given, move(1, 'other' as CohortId))).toEqual(refusal('CohortNotFound'));
  });
});
