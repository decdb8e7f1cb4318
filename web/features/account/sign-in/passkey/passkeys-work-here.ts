const isAddress = (host: string): boolean => host.includes(':') || /^[\d.]+$/.test(host);

/** Browsers show passkeys to names, over https or on this machine, and never to an address of numbers. */
export const passkeysWorkHere = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !isAddress(window.location.hostname);
