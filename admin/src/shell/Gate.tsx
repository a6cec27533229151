import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Splash } from '../ground/messages/Splash';
import { pathIsDoor } from '../ground/page/pathIsDoor';
import { auth } from '../ground/session/auth';
import { departure } from '../ground/session/endSession';
import { leaveWord } from '../ground/session/parting';
import { enterPanel } from '../ground/staff/enterPanel';
import type { Yo } from '../ground/staff/yo';

const fetchPanel = async () => (await import('./AdminApp')).AdminApp;
const AdminApp = lazy(async () => ({ default: await fetchPanel() }));

/** What the panel opens with: at the door nobody knows yet. */
function fetchFirst(): Promise<unknown> | undefined {
  if (pathIsDoor(location.pathname)) return undefined;
  return location.pathname === '/administrador' ? import('../panel/Panel') : import('../records/list/SectionList');
}

/** The frame and what it opens with, while the server is asked who came. */
void Promise.allSettled([fetchPanel(), fetchFirst()]);

/**
 * Lets in who is signed in and has a role; sends everybody else to /login. What is open stays mounted when the session
 * ends by itself: the panel asks for the password over it, so that no form is lost.
 */
export function Gate() {
  const [user, loading] = useAuthState(auth);
  const [yo, setYo] = useState<Yo>();
  const left = useSyncExternalStore(departure.subscribe, departure.get);
  const here = useLocation();
  const failure = useYoOf(user?.uid, yo, setYo);

  if (left === 'ended') return <Navigate to="/login" replace />;
  if (!yo && !loading && !user) {
    return <Navigate to={`/login?next=${encodeURIComponent(here.pathname + here.search)}`} replace />;
  }
  // Whoever takes the place of another, by another tab, meets nothing of what was open.
  if (!yo || (user && user.uid !== yo.uid)) return <Splash failure={failure} />;
  return (
    <Suspense fallback={<Splash />}>
      <AdminApp key={yo.uid} yo={yo} />
    </Suspense>
  );
}

/** Loads who the user is; without a role they leave with the server's reason. Returns what else went wrong. */
function useYoOf(uid: string | undefined, yo: Yo | undefined, setYo: (yo: Yo) => void): string | undefined {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!uid || uid === yo?.uid) return;
    void enterPanel().then((entry) => {
      if ('yo' in entry) return setYo(entry.yo);
      if ('failed' in entry) return setFailure(entry.failed);
      leaveWord(entry.refused);
      navigate('/login', { replace: true });
    });
  }, [uid, yo?.uid, setYo, navigate]);
  return failure;
}
