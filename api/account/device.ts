import type { FastifyRequest } from 'fastify';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const firstMatch = (agent: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** A name a person recognises their own device by, for example "Firefox on Windows". */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const agent = headers['user-agent'] ?? '';
  const browser = firstMatch(agent, browsers) ?? 'A browser';
  const system = firstMatch(agent, systems);
  return system ? `${browser} on ${system}` : browser;
};
