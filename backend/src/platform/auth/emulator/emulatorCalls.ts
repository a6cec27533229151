import { z } from 'zod';

const text = z.string().min(1).max(254);
const password = z.string().min(1).max(4096);
const token = z.string().min(1).max(4096);

/**
 * What the browser may ask of the Auth emulator, and with which fields; no other field is passed on. The emulator takes
 * more (`localId`, `returnOobLink`, `targetProjectId`…), which would let a visitor act as its owner.
 */
export const emulatorCalls = {
  signInWithPassword: z.object({ email: text, password, returnSecureToken: z.literal(true) }),
  lookup: z.object({ idToken: token }),
  token: z.object({ grant_type: z.literal('refresh_token'), refresh_token: token }),
};

export type EmulatorCall = keyof typeof emulatorCalls;

/** Where the emulator answers each call, as in the addresses of Google's own services. */
export const emulatorPath = (call: EmulatorCall): string =>
  call === 'token' ? 'securetoken.googleapis.com/v1/token' : `identitytoolkit.googleapis.com/v1/accounts:${call}`;
