/** Counts what a person does: each press, choice or text typed is one. */
export class Actions {
  private done: string[] = [];

  /** Does one, and counts it under that name. */
  async do(name: string, action: () => Promise<unknown>): Promise<void> {
    this.done.push(name);
    await action();
  }

  get names(): readonly string[] {
    return this.done;
  }
}
