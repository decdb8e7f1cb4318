/** The seals over the log, and how they were checked. */
export type AuditTables = {
  'audit.seal': {
    first: number;
    count: number;
    position: string;
    hash: Buffer;
    trail: Buffer;
    sealed_at: Date;
    key_id: string;
    signature: Buffer;
  };
  'audit.seal_check': {
    checked_at: Date;
    up_to: string;
    is_intact: boolean;
    says: string;
  };
};
