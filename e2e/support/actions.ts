/** Counts a person's actions: each press, choice or typed text is one. */
export class Actions {
  private done: string[] = [];

  /** Runs an action and counts it under that name. */
  async do(name: string, action: () => Promise<unknown>): Promise<void> {
    this.done.push(name);
    await action();
  }

  get names(): readonly string[] {
    return this.done;
  }
}
