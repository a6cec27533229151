import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '../../config/config.js';
import type { Config } from '../../config/settings.js';
import { networkOf } from '../../http/budget/networkOf.js';
import { Problem } from '../../http/problem.js';
import { Limits } from '../../limits/limits.service.js';
import { Log } from '../../logging/log.js';

const text = z.string().min(1).max(254);
const password = z.string().min(1).max(4096);
const token = z.string().min(1).max(4096);

/** Allowed calls and fields. Others (`localId`, `returnOobLink`…) would let a visitor act as the owner. */
const emulatorCalls = {
  signInWithPassword: z.object({ email: text, password, returnSecureToken: z.literal(true) }),
  lookup: z.object({ idToken: token }),
  token: z.object({ grant_type: z.literal('refresh_token'), refresh_token: token }),
};

type EmulatorCall = keyof typeof emulatorCalls;

const emulatorPath = (call: EmulatorCall): string =>
  call === 'token' ? 'securetoken.googleapis.com/v1/token' : `identitytoolkit.googleapis.com/v1/accounts:${call}`;

/** Rate limit of failed sign-ins, per e-mail and network and per network. Firebase does it in production. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts an attempt beforehand, so that parallel ones count. `wait`: seconds; `wasRight` resets. */
  async count(email: string, address: string): Promise<{ wait: number; wasRight(): Promise<void> }> {
    const network = networkOf(address);
    const attempt = [email.trim().toLowerCase(), network];
    const ofOne = await this.limits.count('signIn', attempt);
    // A blocked attempt does not count for its network.
    const ofAll = ofOne.over ? undefined : await this.limits.count('signInOfNetwork', network);
    const over = [ofOne, ofAll].find((state) => state?.over);
    return {
      wait: over ? Math.ceil(over.msBeforeNext / 1000) : 0,
      wasRight: async () => {
        if (ofAll) await this.limits.refund('signInOfNetwork', network, ofAll);
        await this.limits.reset('signIn', attempt);
      },
    };
  }
}

export type EmulatorAnswer = { status: number; body: unknown; retryAfter?: number };

const patience = 10_000;

@Injectable()
export class EmulatorService {
  private readonly log = new Log(EmulatorService.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: SignInLimits,
  ) {}

  async call(name: EmulatorCall, input: unknown, address: string): Promise<EmulatorAnswer> {
    const parsed = emulatorCalls[name].safeParse(input);
    if (!parsed.success) return refusal(400, 'INVALID_REQUEST');
    if (name === 'signInWithPassword') return this.signIn(parsed.data as { email: string }, address);
    return this.forward(name, parsed.data);
  }

  private async signIn(input: { email: string }, address: string): Promise<EmulatorAnswer> {
    const { wait, wasRight } = await this.limits.count(input.email, address);
    if (wait > 0) return { ...refusal(429, 'TOO_MANY_ATTEMPTS_TRY_LATER'), retryAfter: wait };
    const answer = await this.forward('signInWithPassword', input);
    if (answer.status !== 200) return refusal(400, 'INVALID_LOGIN_CREDENTIALS');
    await wasRight();
    return answer;
  }

  private async forward(name: EmulatorCall, input: Record<string, unknown>): Promise<EmulatorAnswer> {
    const key = encodeURIComponent(this.config.FIREBASE_API_KEY);
    const url = `http://${this.config.FIREBASE_AUTH_EMULATOR_HOST}/${emulatorPath(name)}?key=${key}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (response.status >= 500) throw new Error(`The Auth emulator answered ${response.status}`);
      return { status: response.status, body: JSON.parse(await response.text(), withoutPasswords) };
    } catch (error) {
      this.log.error('The Auth emulator could not be reached', { err: error });
      throw new Problem('no_disponible');
    }
  }
}

const refusal = (code: number, message: string): EmulatorAnswer => ({
  status: code,
  body: { error: { code, message } },
});

/** JSON.parse reviver: the emulator, unlike Firebase, returns passwords in plain text. */
const withoutPasswords = (key: string, value: unknown) => (['passwordHash', 'salt'].includes(key) ? undefined : value);
