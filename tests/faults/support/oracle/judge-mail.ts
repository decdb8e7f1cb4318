import type { TakenMail } from '../../../support/smtp-server.ts';

type DeviceMail = { readonly device: string | undefined; readonly messageId: string };

const deviceMailOf = ({ source }: TakenMail): DeviceMail => {
  const text = source.replaceAll(/=\r\n/g, '');
  const messageId = /^Message-ID: (<\S+>)/im.exec(text)?.[1] ?? 'none';
  return { device: /\bPad\d+\b/.exec(text)?.[0], messageId };
};

/** Each device is told of, and in copies of one mail alone. */
export const judgeMail = (devices: readonly string[], taken: readonly TakenMail[]) => {
  const byDevice = Map.groupBy(taken.map(deviceMailOf), ({ device }) => device);
  const findings = devices.flatMap((device) => {
    const ids = new Set(byDevice.get(device)?.map(({ messageId }) => messageId));
    return ids.size === 1 ? [] : [`${device} was told of by ${ids.size} different mails`];
  });
  const copies = devices.map((device) => byDevice.get(device)?.length ?? 0);
  return { findings, again: copies.filter((count) => count > 1).length };
};
