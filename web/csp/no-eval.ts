import { config } from 'zod';

// Otherwise zod probes for `new Function`, which the content security policy refuses and reports.
config({ jitless: true });
