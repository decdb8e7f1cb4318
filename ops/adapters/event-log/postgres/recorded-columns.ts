/** Of `recorded_at`, in the form of the port. */
export const instantText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of a recorded event, of `log.event e`, under the names and in the forms of the port. */
export const recordedColumns = `
  e.id, e.type, e.version, e.data, e.meta, e.stream, e.revision,
  lpad(e.position::text, 20, '0') as position,
  ${instantText('e.recorded_at')} as "recordedAt"`;
