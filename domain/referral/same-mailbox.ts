/** Mail hosts that take no notice of dots in the name before the @. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: without case, without what follows a plus, without dots that are not read. */
const mailboxOf = (email: string): string => {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  const [name = ''] = local.split('+');
  if (!dotless.has(host)) return `${name}@${host}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
};

/** Whether two addresses lead to one mailbox, as far as their spelling tells. */
export const isSameMailbox = (one: string, other: string): boolean =>
  mailboxOf(one) === mailboxOf(other);
