import { auth } from '../session/auth';
import { type Reentry, requestReentry, sessionOwner } from '../session/reentry';

type Attempt = { status: number /** Error code of a refusal. */; codigo?: string | undefined };

/**
 * Sends a request with the user's token. On 401 it retries with a renewed token, then after the user re-enters the
 * password. Returns the 401 if the user declines or the session's user changed, so that nothing is sent under another
 * identity.
 */
export async function withSession<A extends Attempt>(send: (token: string | undefined) => Promise<A>): Promise<A> {
  const owner = sessionOwner();
  const attempt = async (renew: boolean) => send(await tokenOf(owner, renew));
  const first = await attempt(false);
  if (first.status !== 401) return first;
  // A renewed token covers a changed role or a drifted clock, but not a required recent sign-in.
  const renews = reasonOf(first) === 'ended' && auth.currentUser;
  const second = renews ? await attempt(true) : first;
  if (second.status !== 401 || sessionOwner() !== owner) return second;
  return requestReentry(reasonOf(second)).then(
    () => attempt(false),
    () => second,
  );
}

const reasonOf = ({ codigo }: Attempt): Reentry => (codigo === 'reautenticacion_requerida' ? 'confirm' : 'ended');

// A revoked session cannot renew its token. The request goes without one and the server's 401 asks to sign in.
const tokenOf = async (owner: string | undefined, renew: boolean) => {
  const user = auth.currentUser;
  return user?.uid === owner ? user?.getIdToken(renew).catch(() => undefined) : undefined;
};
