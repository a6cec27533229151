import { z } from 'zod';

/** The shortest password that may be set, in characters. */
const passwordLength = 12;

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
  sendOobCode: z.object({ requestType: z.literal('PASSWORD_RESET'), email: text }),
  resetPassword: z.object({ oobCode: text, newPassword: password.min(passwordLength, 'WEAK_PASSWORD').optional() }),
  token: z.object({ grant_type: z.literal('refresh_token'), refresh_token: token }),
};

export type EmulatorCall = keyof typeof emulatorCalls;

/** Where the emulator answers each call, as in the addresses of Google's own services. */
export const emulatorPath = (call: EmulatorCall): string =>
  call === 'token' ? 'securetoken.googleapis.com/v1/token' : `identitytoolkit.googleapis.com/v1/accounts:${call}`;
