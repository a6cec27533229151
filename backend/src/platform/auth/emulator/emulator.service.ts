import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.js';
import type { Config } from '../../config/settings.js';
import { Problem } from '../../http/problem.js';
import { Log } from '../../logging/log.js';
import { type EmulatorCall, emulatorCalls, emulatorPath } from './emulatorCalls.js';
import { SignInLimits } from './sign-in-limits.js';

/** Response to the browser, in Firebase's format. */
export type EmulatorAnswer = { status: number; body: unknown; retryAfter?: number };

/** Timeout of the emulator, in milliseconds. */
const patience = 10_000;

/** Forwards the calls of a sign-in to the Auth emulator, so that a demonstration needs only one port. */
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
      this.log.error('The Auth emulator could not be asked', { err: error });
      throw new Problem('no_disponible');
    }
  }
}

/** Returns an error in the format of the browser's SDK. */
const refusal = (code: number, message: string): EmulatorAnswer => ({
  status: code,
  body: { error: { code, message } },
});

/** JSON.parse reviver: the emulator, unlike Firebase, returns passwords in plain text. */
const withoutPasswords = (key: string, value: unknown) => (['passwordHash', 'salt'].includes(key) ? undefined : value);
