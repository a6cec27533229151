import { Injectable } from '@nestjs/common';

/** Tells whoever keeps copies made from published content (the page cache) that they are stale. */
@Injectable()
export class ContentChanges {
  private readonly listeners: (() => void)[] = [];

  subscribe(listener: () => void) {
    this.listeners.push(listener);
  }

  announce() {
    for (const listener of this.listeners) listener();
  }
}
