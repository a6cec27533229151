/**
 * Sends a signal to whatever is left of the process group that a child leads: what it started itself goes with it. Where
 * there are no groups (Windows), to the child alone.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
