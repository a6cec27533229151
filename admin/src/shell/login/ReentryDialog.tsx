import { membersSection } from '@coop/domain';
import { Dialog } from '@mui/material';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useId, useSyncExternalStore } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { auth } from '../../ground/session/auth';
import { departure } from '../../ground/session/endSession';
import { reentry } from '../../ground/session/reentry';
import type { Yo } from '../../ground/staff/yo';
import { ReentryForm } from './ReentryForm';

/** Asks for the password again over what is open, and hides it meanwhile. */
export function ReentryDialog({ yo }: { yo: Yo }) {
  const titleId = useId();
  const [user, loading] = useAuthState(auth);
  const left = useSyncExternalStore(departure.subscribe, departure.get);
  const asked = useSyncExternalStore(reentry.subscribe, reentry.get);
  // Who changed their own address signs in under the new one, as the panel reads it last: the session may end before that is answered.
  const { data: own } = useQuery<{ email: string }>({
    queryKey: [membersSection, 'getOne', { id: yo.uid }],
    queryFn: skipToken,
  });
  const why = !loading && !user ? 'ended' : asked;

  return (
    <Dialog
      open={left === 'staying' && why !== undefined}
      // Closing, it has nothing to say any more.
      transitionDuration={{ exit: 0 }}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ backdrop: { sx: { backdropFilter: 'blur(14px)' } } }}
    >
      {why && <ReentryForm email={own?.email ?? yo.email} {...{ why, titleId }} />}
    </Dialog>
  );
}
