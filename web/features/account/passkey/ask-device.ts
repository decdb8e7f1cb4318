type Options = Readonly<Record<string, unknown>>;

/** Loaded when somebody wants it: other visits need no such code. */
const load = () => import('@simplewebauthn/browser');

const sent = ({ id, rawId, type, response }: object & Record<string, unknown>) => ({
  id,
  rawId,
  type,
  response,
});

const only = (response: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(response).filter(([name]) => names.includes(name)));

const makes = ['clientDataJSON', 'attestationObject', 'transports'];
const shows = ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'];

/** Whether the person, or their device for them, said no: nothing to report. */
const isNo = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Has the device make a passkey, or show one; undefined where the person said no. */
export const askDevice = async (what: 'make' | 'show', options: Options) => {
  const { startRegistration, startAuthentication } = await load();
  try {
    // The server made them with the same library.
    const optionsJSON = options as never;
    const answer =
      what === 'make'
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON });
    const response = only(answer.response, what === 'make' ? makes : shows);
    return sent({ ...answer, response });
  } catch (error) {
    if (isNo(error)) return undefined;
    throw error;
  }
};
