/** A query in one message, and the end of one in several. */
const endsStatement = new Set(['Q', 'S'].map((letter) => letter.charCodeAt(0)));

/** A first message that is longer is another protocol's. */
const longestGreeting = 10_000;

/** The messages of one connection, in whatever pieces they arrive; the first of them has no kind. */
const messages = () => {
  let kindLength = 0;
  let unread: Buffer = Buffer.alloc(0);
  let isForeign = false;
  const next = (): Buffer | undefined => {
    if (unread.length < kindLength + 4) return undefined;
    const length = kindLength + unread.readUInt32BE(kindLength);
    isForeign ||= kindLength === 0 && length > longestGreeting;
    if (unread.length < length) return undefined;
    const message = unread.subarray(0, length);
    unread = unread.subarray(length);
    kindLength = 1;
    return message;
  };
  return {
    next,
    add: (chunk: Buffer): void => {
      if (!isForeign) unread = Buffer.concat([unread, chunk]);
    },
  };
};

/** Counts the statements that clients of Postgres send. */
export const statementCounter = () => {
  let statements = 0;
  const counting = () => {
    const { add, next } = messages();
    return (chunk: Buffer): void => {
      add(chunk);
      for (let message = next(); message; message = next()) {
        if (endsStatement.has(message[0] ?? 0)) statements += 1;
      }
    };
  };
  return { counting, counted: () => statements };
};
