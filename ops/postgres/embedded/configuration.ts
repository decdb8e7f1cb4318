import { join } from 'node:path';
import { writeAtomically } from './atomic-file.ts';

const quoted = (path: string): string => `'${path.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Recovery flushes the file system once instead of every file; only Linux can. */
const quickRecovery = process.platform === 'linux' ? "recovery_init_sync_method = 'syncfs'" : '';

const settings = (home: string): string => `# Written anew at every start; tune with ALTER SYSTEM.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
hba_file = ${quoted(join(home, 'pg_hba.conf'))}
password_encryption = 'scram-sha-256'
max_connections = 100

# A commit is acknowledged once it is on the disk; nothing may be faster than that.
fsync = on
synchronous_commit = on
full_page_writes = on
${quickRecovery}

shared_buffers = '256MB'
effective_cache_size = '1GB'
min_wal_size = '256MB'
max_wal_size = '2GB'
checkpoint_timeout = '15min'
random_page_cost = 1.1
jit = off

# An open transaction that idles holds back every reader of the log.
idle_in_transaction_session_timeout = '10s'

timezone = 'UTC'
log_timezone = 'UTC'
log_line_prefix = '%m [%p] '
# Statements and details can carry personal data, which the log must not keep.
log_min_error_statement = panic
log_error_verbosity = terse
`;

const access = `# Written anew at every start.
host all all 127.0.0.1/32 scram-sha-256
`;

/** The server's two files, beside the cluster and not its user's to write. */
export const writeConfiguration = async (home: string): Promise<void> => {
  await writeAtomically({ path: join(home, 'postgresql.conf'), text: settings(home), mode: 0o644 });
  await writeAtomically({ path: join(home, 'pg_hba.conf'), text: access, mode: 0o644 });
};
