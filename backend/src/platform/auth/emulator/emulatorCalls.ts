import { z } from 'zod';

const text = z.string().min(1).max(254);
const password = z.string().min(1).max(4096);
const token = z.string().min(1).max(4096);

/**
 * Allowed calls to the Auth emulator, with their fields; other fields are dropped. The emulator accepts more
 * (`localId`, `returnOobLink`, `targetProjectId`…), which would let a visitor act as its owner.
 */
export const emulatorCalls = {
  signInWithPassword: z.object({ email: text, password, returnSecureToken: z.literal(true) }),
  lookup: z.object({ idToken: token }),
  token: z.object({ grant_type: z.literal('refresh_token'), refresh_token: token }),
};

export type EmulatorCall = keyof typeof emulatorCalls;

/** Returns the emulator's path of a call, the same as in Google's services. */
export const emulatorPath = (call: EmulatorCall): string =>
  call === 'token' ? 'securetoken.googleapis.com/v1/token' : `identitytoolkit.googleapis.com/v1/accounts:${call}`;
