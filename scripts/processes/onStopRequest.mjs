const pollMs = 1_000;

/**
 * Calls back when this process is asked to stop: by a signal, by the end of the program that forked it, or by the
 * end of the npm that runs it (which, killed outright, passes no signal on). A second signal ends at once.
 * @param {() => void} stop
 */
export function onStopRequest(stop) {
  let asked = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      asked += 1;
      if (asked > 1) process.exit(130);
      stop();
    });
  if (process.connected) process.once('disconnect', stop);
  if (process.env.npm_lifecycle_event) watchNpm(stop);
}

function watchNpm(stop) {
  const npm = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(poll);
    stop();
  }, pollMs);
  poll.unref();
}
