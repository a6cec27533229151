import { Client, type ClientConfig } from 'pg';

/**
 * A connection could not be opened, for any reason: a changed password, a database being restored, no free connections.
 * The same codes from a statement would be a bug.
 */
export class NotConnected extends Error {
  override name = 'NotConnected';
}

type ConnectCallback = ((error: Error) => void) | ((error: null, client: Client) => void);

/** A pool connection that distinguishes errors while connecting from errors of statements. */
export class OpeningClient extends Client {
  // Pools pass their settings, which the base type omits.
  constructor(config?: ClientConfig) {
    super(config);
  }

  override connect(): Promise<Client>;
  override connect(heard: ConnectCallback): void;
  override connect(heard?: ConnectCallback): Promise<Client> | undefined {
    if (!heard) return super.connect().catch(refuse);
    super.connect((error: Error | null) => {
      if (error) (heard as (error: Error) => void)(notConnected(error));
      else (heard as (error: null, client: Client) => void)(null, this);
    });
    return undefined;
  }
}

const notConnected = (cause: Error) => new NotConnected('The database could not be reached', { cause });

const refuse = (error: Error): never => {
  throw notConnected(error);
};
