import { useEffect, useState } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { auth } from '../session/auth';
import { departure, endSession } from '../session/endSession';
import { safeNext } from '../session/safeNext';
import { getYo } from '../session/yo';

/**
 * Takes who has signed in to where they were going, or to where their role starts. Who has no role here is signed out
 * again, and `notice` says why in the server's words.
 */
export function useEntrance() {
  const [user, loading] = useAuthState(auth);
  const [refused, setRefused] = useState<string>();
  const [forgotten, setForgotten] = useState(false);
  const [query] = useSearchParams();
  const state = useLocation().state as { aviso?: string } | null;
  const navigate = useNavigate();
  const uid = user?.uid;
  const next = safeNext(query.get('next'));

  useEffect(() => {
    departure.set('staying');
  }, []);
  useEffect(() => {
    if (!uid) return;
    getYo().then(
      ({ inicio }) => navigate(next ?? inicio, { replace: true }),
      async (error: Error) => {
        await endSession({ announce: false });
        departure.set('staying');
        setForgotten(false);
        setRefused(error.message);
      },
    );
  }, [uid, next, navigate]);

  return {
    entering: loading || Boolean(user),
    notice: forgotten ? undefined : (refused ?? state?.aviso),
    forget: () => {
      setRefused(undefined);
      setForgotten(true);
    },
  };
}
