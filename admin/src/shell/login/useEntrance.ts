import { useEffect, useState } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { auth } from '../../ground/session/auth';
import { departure } from '../../ground/session/endSession';
import { takeSignOutMessage } from '../../ground/session/parting';
import { safeNext } from '../../ground/session/safeNext';
import { enterPanel } from '../../ground/staff/enterPanel';

/**
 * Redirects a signed-in user to their target or their role's start page. Users without a role are signed out, with the
 * server's reason in `notice`. Other errors are in `failure`; `retry` tries again.
 */
export function useEntrance() {
  const [user, loading] = useAuthState(auth);
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [forgotten, setForgotten] = useState(false);
  const [tries, setTries] = useState(1);
  const [word] = useState(takeSignOutMessage);
  const uid = user?.uid;
  const next = safeNext(new URLSearchParams(location.search).get('next'));

  useEffect(() => {
    departure.set('staying');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (!uid) return;
    setFailure(undefined);
    void enterPanel({ announce: false }).then((entry) => {
      if ('yo' in entry) return location.replace(next ?? entry.yo.inicio);
      departure.set('staying');
      if ('failed' in entry) return setFailure(entry.failed);
      setForgotten(false);
      setRefused(entry.refused);
    });
  }, [uid, next, tries]);

  return {
    entering: loading || Boolean(user),
    failure: user ? failure : undefined,
    retry: () => setTries((so) => so + 1),
    notice: forgotten ? undefined : (refused ?? word),
    forget: () => {
      setRefused(undefined);
      setForgotten(true);
    },
  };
}
