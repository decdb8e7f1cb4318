/** Loaded when somebody uses a passkey: three hundred modules that no start should wait for. */
export const webAuthn = () => import('@simplewebauthn/server');
