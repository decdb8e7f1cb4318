/** Between the tabs of a browser that show the same paper. */
export type TabChannel = {
  /** Something of it reached the server from here. */
  readonly tellOthers: () => void;
  /** Something of it was done elsewhere that nobody here may have seen. */
  readonly tellAll: () => void;
  /** Until the returned function is called. */
  readonly hear: (listener: () => void) => () => void;
};

/** A page hears its own channels too: by this it knows what it said itself. */
const thisPage = crypto.randomUUID();

export const tabChannel = (attemptId: string): TabChannel => {
  const name = `attempt ${attemptId}`;
  const post = (from: string): void => {
    const channel = new BroadcastChannel(name);
    channel.postMessage(from);
    channel.close();
  };
  return {
    tellOthers: () => post(thisPage),
    tellAll: () => post('somebody'),
    hear: (listener) => {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => {
        if (data !== thisPage) listener();
      };
      return () => channel.close();
    },
  };
};
