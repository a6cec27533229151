import type { Locator, Page } from '@playwright/test';
import { Actions } from './actions.js';
import { choose } from './choose.js';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): deciding, pointing, pressing, moving the hand
 * between mouse and keyboard, and one letter at 40 words a minute. The response time is our own generous estimate.
 */
const TAKES = { deciding: 1.35, pointing: 1.1, pressing: 0.2, hand: 0.4, letter: 0.28, answering: 1 };

/** A person at a screen: counts presses and typed letters, and estimates how long a person takes. */
export class Hands extends Actions {
  private fields = 0;
  letters = 0;

  press(target: Locator): Promise<void> {
    return this.do(`pulsar ${target}`, () => target.click());
  }

  /** Focuses a field and types. */
  async write(target: Locator, text: string): Promise<void> {
    this.fields++;
    this.letters += text.length;
    await this.do(`escribir en ${target}`, () => target.fill(text));
  }

  /** Opens a drop-down list and chooses an option. */
  async choose(page: Page, list: string | RegExp, option: string): Promise<void> {
    await this.do(`abrir ${list}`, async () => undefined);
    await this.do(`elegir ${option}`, () => choose(page, list, option));
  }

  /** The same, in a native `<select>`. */
  async select(target: Locator, option: string): Promise<void> {
    await this.do(`abrir ${target}`, async () => undefined);
    await this.do(`elegir ${option}`, () => target.selectOption(option));
  }

  /** The model's estimate for all actions so far; independent of this machine's speed. */
  get minutes(): number {
    const { deciding, pointing, pressing, hand, letter, answering } = TAKES;
    const each = deciding + pointing + pressing + answering;
    return (this.names.length * each + this.fields * 2 * hand + this.letters * letter) / 60;
  }
}
