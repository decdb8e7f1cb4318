import { randomUUID } from 'node:crypto';
import { schoolLimits, schoolName } from '../domain/contracts/institution.ts';
import { type InstitutionId, institutionId } from '../domain/kernel/ids.ts';
import { changeSchool } from './commands/change-school.ts';
import { runCommand, say, WrongUse } from './commands/command.ts';

const usage = `Usage: npm run school -- create "<name>" --seats <number> --admin <account id, e-mail or user name>
       npm run school -- <school id> seats <number>
       npm run school -- <school id> admin <account> | remove-admin <account>
       npm run school -- <school id> close
  Opens the account of a school and keeps it: its seats, and who coordinates it. Closing it gives
  every seat back and destroys the key by which its words are sealed.
  Example: npm run school -- create "Lakeside College of Nursing" --seats 30 --admin maya`;

const seatsOf = (text: string | undefined): number => {
  const seats = Number(text);
  if (!Number.isInteger(seats) || seats < 1 || seats > schoolLimits.seats) {
    throw new WrongUse(`The seats are a whole number from 1 to ${schoolLimits.seats}.`);
  }
  return seats;
};

const create = async (args: readonly string[]): Promise<number> => {
  const [typed, seatsFlag, seats, adminFlag, admin, ...others] = args;
  const isWhole = seatsFlag === '--seats' && adminFlag === '--admin' && admin !== undefined;
  if (!isWhole || others.length > 0) {
    throw new WrongUse('Name the school, then --seats and --admin.');
  }
  const name = schoolName.safeParse(typed);
  if (!name.success) throw new WrongUse('The school has a name of at most 120 characters.');
  const wanted = { name: name.data, seats: seatsOf(seats) };
  const id = institutionId.parse(randomUUID());
  return changeSchool(id, {
    account: admin,
    command: (about, coordinatorId) => ({ type: 'OpenSchool', ...about, ...wanted, coordinatorId }),
    done: `${wanted.name} has ${wanted.seats} seats. Its id is ${id}.`,
  });
};

const changes: Readonly<Record<string, (id: InstitutionId, value?: string) => Promise<number>>> = {
  seats: (id, value) => {
    const seats = seatsOf(value);
    return changeSchool(id, {
      command: (about) => ({ type: 'ChangeSeats', ...about, seats }),
      done: `It has ${seats} seats.`,
    });
  },
  admin: (id, account = '') =>
    changeSchool(id, {
      account,
      command: (about, accountId) => ({ type: 'NameCoordinator', ...about, accountId }),
      done: `${account} coordinates it.`,
    }),
  'remove-admin': (id, account = '') =>
    changeSchool(id, {
      account,
      command: (about, accountId) => ({ type: 'RemoveCoordinator', ...about, accountId }),
      done: `${account} coordinates it no more.`,
    }),
  close: (id) =>
    changeSchool(id, {
      command: (about) => ({ type: 'CloseSchool', ...about }),
      done: 'It is closed, and every seat was given back.',
    }),
};

const change = async ([typed, verb = '', value, ...others]: readonly string[]): Promise<number> => {
  const id = institutionId.safeParse(typed);
  if (!id.success || others.length > 0) throw new WrongUse('Name the school by its id.');
  const wanted = Object.hasOwn(changes, verb) ? changes[verb] : undefined;
  const isWhole = verb === 'close' ? value === undefined : value !== undefined;
  if (!wanted || !isWhole) {
    throw new WrongUse('Say what is to change: seats, admin, remove-admin or close.');
  }
  return wanted(id.data, value);
};

await runCommand(usage, async ([first, ...rest]) => {
  if (first === undefined) {
    say(usage);
    return 64;
  }
  return first === 'create' ? create(rest) : change([first, ...rest]);
});
