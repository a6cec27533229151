import { networkInterfaces } from 'node:os';

/** This machine's address as containers of Docker's own network reach it. Docker itself tells it only from its second start on. */
export function hostAddress() {
  const found = networkInterfaces().docker0?.find(({ family }) => family === 'IPv4');
  if (!found) throw new Error('Docker Engine no hizo su red (docker0)');
  return found.address;
}
