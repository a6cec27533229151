import { Client } from 'pg';

/** A line that dies without a word is heard no more, and says nothing of it: it is asked so often, and has to answer so soon. */
export type Beat = { everyMs: number; patienceMs: number };

/** A connection that listens, until it ends: by order, or because it broke or answers no more. */
export class ListeningLine {
  private beating: NodeJS.Timeout | undefined;

  private constructor(
    private readonly client: Client,
    private readonly beat: Beat,
  ) {
    client.once('end', () => clearTimeout(this.beating));
    this.keepAsking();
  }

  /** One that may not listen (of a server that is still a standby) is ended, or each try would leave one. */
  static async open(
    url: string,
    beat: Beat,
    channels: readonly string[],
    tell: (channel: string, notice: string) => void,
  ): Promise<ListeningLine> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: beat.patienceMs,
      query_timeout: beat.patienceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen "${channel}"`);
      return new ListeningLine(client, beat);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  onEnd(act: () => void): void {
    this.client.once('end', act);
  }

  async enter(channel: string): Promise<void> {
    await this.client.query(`listen "${channel}"`);
  }

  /** On one that broke nobody listens anyway; one that does not answer is ended, or each channel would wait as long. */
  async leave(channel: string): Promise<void> {
    await this.client.query(`unlisten "${channel}"`).catch(() => this.client.end());
  }

  async end(): Promise<void> {
    await this.client.end();
  }

  private keepAsking() {
    this.beating = setTimeout(() => {
      this.client.query('select 1').then(
        () => this.keepAsking(),
        // With a question unanswered it is closed at once.
        () => this.client.end(),
      );
    }, this.beat.everyMs);
  }
}
