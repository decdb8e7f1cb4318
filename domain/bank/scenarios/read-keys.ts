/** How read models name one revision of a scenario. */
export const scenarioRevisionKey = (scenarioId: string, revision: number): string =>
  `${scenarioId}@${revision}`;
