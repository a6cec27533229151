import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Where identifiers of processes mean what they mean here: this machine and, on Linux, this container's processes. */
export const place = `${hostname()}/${processesOf()}`;

function processesOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return 'all';
  }
}
