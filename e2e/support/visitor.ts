import { expect, type Locator, type Page } from '@playwright/test';
import { Actions } from './actions.js';
import { atStep, goOn } from './form.js';
import { hydrated } from './hydrated.js';

/** The visitors' main tasks, and how many actions each takes at most on a small phone, from the home page to the end. */
const limits = {
  'simulate a loan': 3,
  'apply for the simulated loan': 32,
  'complain, with a photo': 23,
  'follow the complaint from its receipt': 1,
  'find a vehicle auction': 8,
  'compare two deposits': 3,
  'open the financial statements': 4,
  'convert a hundred dollars': 2,
  'find the general manager': 3,
  'get to the nearest open branch': 4,
  'search the cost of a transfer': 3,
  'block a lost card': 2,
  'find a cost in the tarifario': 2,
  'know how and where to become a member': 3,
  'book a turn': 10,
} as const;

export const smallPhone = { width: 360, height: 640 };

/** A visitor on the home page, with the announcement closed. */
export class Visitor extends Actions {
  constructor(readonly page: Page) {
    super();
  }

  async arrive(): Promise<this> {
    await this.page.goto('/');
    await hydrated(this.page);
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toBeHidden();
    return this;
  }

  press = (target: Locator) => this.do('pulsar', () => target.click());
  enter = () => this.do('Intro', () => this.page.keyboard.press('Enter'));
  check = (target: Locator) => this.do('marcar', () => target.check());
  write = (target: Locator, text: string) => this.do('escribir', () => target.fill(text));
  choose = (target: Locator, option: string | { index: number }) =>
    this.do('elegir', () => target.selectOption(option));

  /** Opens a page through the menu: the menu, its group, the page. */
  async byMenu(group: string, name: string) {
    await this.press(this.page.getByRole('button', { name: 'Abrir el menú' }));
    const menu = this.page.getByRole('navigation', { name: 'Principal' });
    await this.press(menu.locator('summary', { hasText: group }));
    await this.press(menu.getByRole('link', { name, exact: true }));
  }

  async goOn(title: string) {
    await this.press(goOn(this.page));
    await atStep(this.page, title);
  }

  /** Expects the task to be done within its limit, counted after the first `before` actions. */
  did(task: keyof typeof limits, before = 0) {
    expect(this.names.length - before, task).toBeLessThanOrEqual(limits[task]);
  }
}
