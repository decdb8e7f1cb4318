import { createContext, useContext } from 'react';
import type { AuditActor } from '../../../../domain/contracts/audit.ts';
import type { AccountId } from '../../../../domain/kernel/ids.ts';

/** What of people an administrator had opened on this page, and who looks. */
type Names = {
  readonly known: ReadonlyMap<AccountId, string>;
  readonly viewer: AccountId | undefined;
};

export const NamesContext = createContext<Names>({ known: new Map(), viewer: undefined });

const idShown = 8;
const kinds = { person: 'Person', admin: 'Admin', system: 'Boardwell' } as const;

const labelOf = ({ known, viewer }: Names, { kind, id }: AuditActor): string => {
  if (id === null) return kinds.system;
  if (id === viewer) return 'You';
  return known.get(id) ?? `${kinds[kind]} ${id.slice(0, idShown)}`;
};

/** How the page calls people: by id until their names were asked for. */
export const useLabels = () => {
  const names = useContext(NamesContext);
  return {
    actor: (actor: AuditActor): string => labelOf(names, actor),
    /** Within a sentence. */
    person: (id: AccountId): string =>
      id === names.viewer ? 'you' : labelOf(names, { kind: 'person', id }),
  };
};
