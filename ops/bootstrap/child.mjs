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

const lookEveryMs = 250;

/**
 * Tells once that npm, which started this process, is gone: it passes on SIGINT and SIGTERM and
 * nothing else. Whoever starts it in another way may well leave it running.
 */
const whenLeftAlone = (end) => {
  const { ppid } = process;
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid !== ppid) end('SIGTERM');
  }, lookEveryMs);
  return () => clearInterval(timer);
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
    const stopLooking = whenLeftAlone(forward);
    child.once('exit', (code, signal) => {
      stopLooking();
      for (const name of forwarded) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
