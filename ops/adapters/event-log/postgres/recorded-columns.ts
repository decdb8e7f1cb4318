/** The columns of a recorded event, of `log.event e`, under the names and in the forms of the port. */
export const recordedColumns = `
  e.id, e.type, e.version, e.data, e.meta, e.stream, e.revision,
  lpad(e.position::text, 20, '0') as position,
  to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "recordedAt"`;
