import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Splash } from '../ground/messages/Splash';
import { isSignInPath } from '../ground/page/settings';
import { auth, departure, storeSignOutMessage } from '../ground/session/session';
import { enterPanel, type Yo } from '../ground/staff/staff';
import { AdminApp } from './AdminApp';

function fetchFirst(): Promise<unknown> | undefined {
  if (isSignInPath(location.pathname)) return undefined;
  return location.pathname === '/administrador' ? import('../panel/Panel') : import('../records/list/SectionList');
}

// While the server identifies the user. The screen shows a load error when it opens.
fetchFirst()?.catch(() => undefined);

/** Redirects to /login without a role. An expired session keeps the tree, so open forms are not lost. */
export function Gate() {
  const [user, loading] = useAuthState(auth);
  const [yo, setYo] = useState<Yo>();
  const departed = useSyncExternalStore(departure.subscribe, departure.get);
  const here = useLocation();
  const failure = useYoOf(user?.uid, yo, setYo);

  if (departed === 'ended') return <Navigate to="/login" replace />;
  if (!yo && !loading && !user) {
    return <Navigate to={`/login?next=${encodeURIComponent(here.pathname + here.search)}`} replace />;
  }
  // Another user may sign in from another tab: the panel remounts without the previous user's state.
  if (!yo || (user && user.uid !== yo.uid)) return <Splash failure={failure} />;
  return <AdminApp key={yo.uid} yo={yo} />;
}

/** Fetches the signed-in user. Without a role, signs out with the server's reason. Returns any other error. */
function useYoOf(uid: string | undefined, yo: Yo | undefined, setYo: (yo: Yo) => void): string | undefined {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!uid || uid === yo?.uid) return;
    void enterPanel().then((entry) => {
      if ('yo' in entry) return setYo(entry.yo);
      if ('failed' in entry) return setFailure(entry.failed);
      storeSignOutMessage(entry.refused);
      navigate('/login', { replace: true });
    });
  }, [uid, yo?.uid, setYo, navigate]);
  return failure;
}
