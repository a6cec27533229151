import type { Locator, Page } from '@playwright/test';
import { Actions } from './actions.js';
import { choose } from './choose.js';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): deciding, pointing, pressing, taking the hand from the mouse
 * to the keys or back, and one letter of who types 40 words a minute. What the screen takes to answer is ours, and generous.
 */
const TAKES = { deciding: 1.35, pointing: 1.1, pressing: 0.2, hand: 0.4, letter: 0.28, answering: 1 };

/** Somebody at a screen: what is pressed and what is typed is counted, and from that how long a person takes. */
export class Hands extends Actions {
  private fields = 0;
  letters = 0;

  press(target: Locator): Promise<void> {
    return this.do(`pulsar ${target}`, () => target.click());
  }

  /** Goes to a field and types there. */
  async write(target: Locator, text: string): Promise<void> {
    this.fields++;
    this.letters += text.length;
    await this.do(`escribir en ${target}`, () => target.fill(text));
  }

  /** Opens a drop-down list and takes one of it. */
  async choose(page: Page, list: string | RegExp, option: string): Promise<void> {
    await this.do(`abrir ${list}`, async () => undefined);
    await this.do(`elegir ${option}`, () => choose(page, list, option));
  }

  /** The same, in a list that the browser draws. */
  async select(target: Locator, option: string): Promise<void> {
    await this.do(`abrir ${target}`, async () => undefined);
    await this.do(`elegir ${option}`, () => target.selectOption(option));
  }

  /** How long a person takes for all that was done, by the model: the same each time, however fast this machine is. */
  get minutes(): number {
    const { deciding, pointing, pressing, hand, letter, answering } = TAKES;
    const each = deciding + pointing + pressing + answering;
    return (this.names.length * each + this.fields * 2 * hand + this.letters * letter) / 60;
  }
}
