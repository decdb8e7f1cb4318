import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

/** Passes each signal on once; a repeat is dropped, and neither ends this process. */
const forwarder = (group) => {
  const sent = new Set();
  return (signal) => {
    if (sent.has(signal)) return;
    sent.add(signal);
    try {
      process.kill(-group, signal);
    } catch (error) {
      // The program has just ended by itself.
      if (error.code !== 'ESRCH') throw error;
    }
  };
};

/**
 * Runs a program to its end and resolves to its exit code, 128 + n after signal n; rejects when it
 * cannot be started. `onStart` is given its pid.
 *
 * The program has a process group of its own, which gets each signal once. In the terminal's group
 * it would get one Ctrl-C from the terminal, from npm and from here, and take the second for "now".
 */
export const runToEnd = (command, args, { onStart, ...options }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit', detached: true });
    child.once('error', reject);
    if (child.pid === undefined) return;
    onStart?.(child.pid);
    const forward = forwarder(child.pid);
    for (const signal of forwarded) process.on(signal, forward);
    child.once('exit', (code, signal) => {
      for (const name of forwarded) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
